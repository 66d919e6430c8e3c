// Modules that exist only in a bundle of a Docusaurus site (build/docusaurus/theme/themePlugin.ts).
declare module 'troodon:modules' {
  /** Code that routes and texts load, by its request. */
  export const modules: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>
}

declare module '@mdx-js/react' {
  import type { ElementType } from 'react'

  export type Components = Readonly<Record<string, ElementType>>
  export function useMDXComponents(own?: Components): Components
}

declare module '@docusaurus/router' {
  export function useHistory(): { readonly push: (href: string) => void }
}
