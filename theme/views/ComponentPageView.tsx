// A page written as a React component. Markdown files that it imports find the attributes of their links.
import { AttributesContext } from '../context/attributes.ts'
import { useShown } from '../context/route.tsx'
import { LoadFailure } from '../layout/ErrorBoundary.tsx'

export function ComponentPageView() {
  const { page: Page, route } = useShown()
  if (!Page) return <LoadFailure error={new Error(`The code of ${route.path} could not be loaded.`)} />
  return (
    <AttributesContext value={('code' in route && route.code?.attributes) || {}}>
      <Page key={route.path} />
    </AttributesContext>
  )
}
