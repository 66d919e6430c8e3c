// `@theme/Error`: shown in place of a page that throws.
import type { FallbackParams } from './ErrorBoundary.tsx'
import ErrorPageContent from './ErrorPageContent.tsx'

export default function ThemeError(props: FallbackParams) {
  return <ErrorPageContent {...props} />
}
