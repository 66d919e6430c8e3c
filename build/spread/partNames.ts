// Names of the values in a pack: a value of the store, a file of a rendered page, a file of the cache.
import type { StoreKey } from '../reuse/keys.ts'

/** `v/pageFacts/…` */
export const valueName = (key: StoreKey<unknown>): string => `v/${key}`

/** The key of a value of the store; null for other names. */
export const keyIn = (name: string): StoreKey<unknown> | null =>
  name.startsWith('v/') ? (name.slice(2) as StoreKey<unknown>) : null

/** A page by the key of its output (`PageOutput.key`). */
export const htmlName = (page: string): string => `h/${page}`
export const jsonName = (page: string): string => `j/${page}`
export const markdownName = (page: string): string => `m/${page}`

/** The links and ids that its components make. */
export const linksName = (page: string): string => `l/${page}`

export const isHtmlName = (name: string): boolean => name.startsWith('h/')

/** A file of the cache that is made from its name alone: `c/cards/1f0c….png` */
export const cacheFileName = (folder: CarriedFolder, file: string): string => `c/${folder}/${file}`

/** Folders of the cache whose files are carried. */
export type CarriedFolder = 'cards' | 'images'

export function cacheFileIn(name: string): { readonly folder: CarriedFolder; readonly file: string } | null {
  const [, folder, file] = /^c\/(cards|images)\/([\w.-]+)$/.exec(name) ?? []
  return folder === undefined || file === undefined || file.startsWith('.')
    ? null
    : { folder: folder as CarriedFolder, file }
}
