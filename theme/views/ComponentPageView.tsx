// A page written as a React component.
import { useShown } from '../context/route.tsx'
import { LoadFailure } from '../layout/ErrorBoundary.tsx'

export function ComponentPageView() {
  const { page: Page, route } = useShown()
  if (!Page) return <LoadFailure error={new Error(`The code of ${route.path} could not be loaded.`)} />
  return <Page key={route.path} />
}
