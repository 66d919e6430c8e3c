// `@theme/ErrorPageContent`: the message of an error, and a button that tries again.
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from '../compat/parts.tsx'
import type { FallbackParams } from './ErrorBoundary.tsx'

export default function ErrorPageContent({ error, tryAgain }: FallbackParams) {
  return (
    <main className="error-page container margin-vert--xl">
      <h1>This page crashed</h1>
      <ErrorBoundaryTryAgainButton className="button" onClick={tryAgain} />
      <ErrorBoundaryError error={error} />
    </main>
  )
}
