// The name of the plugin that makes docs, blogs and pages in Docusaurus. Folders of translations have it, so
// that translators of a migrated site find their files.

export type ContentKindName = 'docs' | 'blog' | 'pages'

export const contentPlugin = <K extends string>(kind: K): `docusaurus-plugin-content-${K}` =>
  `docusaurus-plugin-content-${kind}`

/** The folder of an instance below that of a language: `docusaurus-plugin-content-docs-api`. */
export const translationFolder = (kind: ContentKindName, id: string): string =>
  id === 'default' ? contentPlugin(kind) : `${contentPlugin(kind)}-${id}`
