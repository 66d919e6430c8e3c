// The resolved options of the installed site.
import type { OfflineOptions } from '../../shared/offline.ts'

export interface PwaConfig extends OfflineOptions {
  readonly precache: {
    /** Files of `dist/` that are kept, and those of them that are not. */
    readonly globPatterns: readonly string[]
    readonly globIgnores: readonly string[]
    readonly maximumFileSizeToCacheInBytes: number
    /** If there are more, pages are kept when they are opened. */
    readonly maximumFilesToCache: number
  }
  readonly manifest: WebManifest
}

export interface WebManifestIcon {
  readonly src: string
  readonly sizes?: string | undefined
  readonly type?: string | undefined
  readonly purpose?: string | undefined
}

/** Members of a web manifest that the engine reads itself; the others pass through. */
interface WebManifest {
  readonly name?: string | undefined
  readonly short_name?: string | undefined
  readonly start_url?: string | undefined
  readonly theme_color?: string | undefined
  readonly background_color?: string | undefined
  readonly icons?: readonly WebManifestIcon[] | undefined
  readonly screenshots?: readonly WebManifestIcon[] | undefined
  readonly shortcuts?:
    | readonly { readonly url: string; readonly icons?: readonly WebManifestIcon[] | undefined }[]
    | undefined
}
