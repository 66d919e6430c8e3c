// The folder in which Docusaurus sites replace components. Troodon uses two of these components unchanged.

/** Below the root of the site. */
export const docusaurusTheme = 'src/theme'

/** The site's components for Markdown, and the wrapper of all pages. */
export const docusaurusComponents: readonly string[] = ['MDXComponents', 'Root']
