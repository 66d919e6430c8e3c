// The folder in which Docusaurus sites replace components.

/** Below the root of the site. */
export const docusaurusTheme = 'src/theme'
