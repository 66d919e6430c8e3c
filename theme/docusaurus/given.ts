// What the document and the server give the theme's code. The server's script has both as variables of its
// own (build/docusaurus/theme/themeRenderer.ts); browsers have globals.
import type { SiteData } from '../../build/shared/themeSite.ts'

interface Given {
  readonly __site: SiteData
  /** Values of the page that the server renders; missing in browsers. */
  readonly __given?: (name: string) => Promise<unknown>
  /** Hashes of the texts that the document was made of; missing on the server. */
  readonly __texts?: Readonly<Record<string, string>>
}

/** Written out, since the bundler replaces them on the server. */
export const site: SiteData = (globalThis as unknown as Given).__site
export const given = (globalThis as unknown as Given).__given
export const textHashes = (): Given['__texts'] => (globalThis as unknown as Given).__texts
