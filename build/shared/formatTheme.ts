// The folder in which sites of the format replace components. Two of them mean the same here and are taken from it as they are.

export const formatTheme = 'src/theme'

/** Components that a site adds for its texts, and what stands around all pages. */
export const formatComponents: readonly string[] = ['MDXComponents', 'Root']
