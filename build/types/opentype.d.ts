// Types of a package that has none.
declare module 'opentype.js' {
  const opentype: { readonly parse: (content: ArrayBuffer) => never }
  export default opentype
}
