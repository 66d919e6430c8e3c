// Style sheets and pictures that components import.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'

/** The drawing as a component, its names kept apart from those of others. */
declare module '*.svg' {
  import type { ComponentType, SVGProps } from 'react'

  const Svg: ComponentType<SVGProps<SVGSVGElement> & { readonly title?: string }>
  export default Svg
}

declare module '*.css?text' {
  const text: string
  export default text
}
