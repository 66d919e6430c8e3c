// The folder in which Docusaurus sites replace components. Troodon uses two of these components unchanged.

export const formatTheme = 'src/theme'

/** The site's components for Markdown, and the wrapper of all pages. */
export const formatComponents: readonly string[] = ['MDXComponents', 'Root']
