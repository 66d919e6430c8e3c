// Style sheets that components import.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'

declare module '*.css?text' {
  const text: string
  export default text
}
