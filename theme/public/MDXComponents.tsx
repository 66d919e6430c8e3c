// Components that every Markdown page can use without an import. A site adds its own in
// theme/public/MDXComponents.tsx.
import type { ComponentType } from 'react'

const components: Readonly<Record<string, ComponentType<never>>> = {}

export default components
