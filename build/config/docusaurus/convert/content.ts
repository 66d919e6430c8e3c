// Keys that docs, blogs and pages share.

/** Plugins of Markdown. */
export const markdownPlugins = [
  'remarkPlugins',
  'rehypePlugins',
  'recmaPlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
] as const

/** The options that name a component of the theme: `docItemComponent`. */
export const themeComponents = (...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.map((name) => [`${name}Component`, 'Replace a component of the theme in src/theme instead.']),
  )
