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

/** The URL of a copy in the output. */
declare module '*.png' {
  const url: string
  export default url
}
declare module '*.jpg' {
  const url: string
  export default url
}
declare module '*.jpeg' {
  const url: string
  export default url
}
declare module '*.gif' {
  const url: string
  export default url
}
declare module '*.webp' {
  const url: string
  export default url
}
declare module '*.avif' {
  const url: string
  export default url
}
