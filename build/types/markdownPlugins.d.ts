// Types of packages that have none.
declare module 'markdown-it-emoji' {
  export const full: unknown
}

declare module 'markdown-it-footnote' {
  const plugin: unknown
  export default plugin
}

declare module 'markdown-it-emoji/lib/data/full.mjs' {
  const emoji: Readonly<Record<string, string>>
  export default emoji
}
