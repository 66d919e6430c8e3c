// Style sheets and images that components import.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'

/** The SVG as a component. Its IDs and classes are unique on the page. */
declare module '*.svg' {
  import type { ComponentType, SVGProps } from 'react'

  const Svg: ComponentType<SVGProps<SVGSVGElement> & { readonly title?: string }>
  export default Svg
}

declare module '*.css?text' {
  const text: string
  export default text
}
