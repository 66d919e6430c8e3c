// `@theme/MDXComponents`: components that every Markdown text may use without an import. A site adds its own with a file
// theme/public/MDXComponents.tsx that exports them by name.
import type { ComponentType } from 'react'

const components: Readonly<Record<string, ComponentType<never>>> = {}

export default components
