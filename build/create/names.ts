// Names of a new site that are made from the name of its folder.
import { basename } from 'node:path'

/** `/home/me/my-site` → `My site`. */
export function titleOf(folder: string): string {
  const words = basename(folder)
    .replace(/[-_.\s]+/g, ' ')
    .trim()
  return words === '' ? 'My site' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** A name that npm accepts: `My Site!` → `my-site`. */
export function packageNameOf(folder: string): string {
  const name = basename(folder)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+|[._-]+$/g, '')
    .slice(0, 200)
  return name === '' || name === 'node_modules' || name === 'troodon' ? 'my-site' : name
}
