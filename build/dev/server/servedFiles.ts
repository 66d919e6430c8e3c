// Which file of a built site answers a request, as static hosts decide it. Never one outside the folder.
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isWithin } from '../../io/osPath.ts'
import { decodePath } from '../../shared/paths.ts'

/** The base URL that a site was built for: `/`, or `/handbook/`. */
export function baseOf(outDir: string): string {
  const assets = join(outDir, 'assets')
  const site = existsSync(assets)
    ? readdirSync(assets).find((name) => /^site\.[\w-]+\.json$/.test(name))
    : undefined
  if (site === undefined) return '/'
  const { baseUrl } = JSON.parse(readFileSync(join(assets, site), 'utf8')) as { readonly baseUrl?: unknown }
  return typeof baseUrl === 'string' ? baseUrl : '/'
}

/** The decoded path of a request, or null for one that must not be answered. */
export function safePath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''))
    const bad =
      !path.startsWith('/') ||
      path.includes('\0') ||
      path.includes('\\') ||
      path.includes('//') ||
      path.split('/').some((part) => part === '..' || (part.startsWith('.') && part !== '.well-known'))
    return bad ? null : path
  } catch {
    return null
  }
}

/**
 * As static hosts do: the file, the folder's index, the name with `.html`. A folder without its slash is
 * redirected.
 */
export function findFile(outDir: string, path: string): string | 'redirect' | null {
  const file = join(outDir, path)
  if (!isWithin(file, outDir)) return null
  const stat = statOf(file)
  if (stat?.isFile()) return path.endsWith('/') ? null : inside(outDir, file)
  const index = join(file, 'index.html')
  if (stat?.isDirectory() && statOf(index)?.isFile())
    return path.endsWith('/') ? inside(outDir, index) : 'redirect'
  return statOf(`${file}.html`)?.isFile() ? inside(outDir, `${file}.html`) : null
}

/** Undefined for a missing file, and for a name that no file can have. */
function statOf(file: string) {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Null when a link leads out of the folder. */
function inside(outDir: string, file: string): string | null {
  return isWithin(realpathSync(file), realpathSync(outDir)) ? file : null
}

/**
 * The page that `_redirects` shows for all paths below its own: lines such as `/requests/* /requests/ 200`.
 */
export function rewrite(outDir: string, path: string, base: string): string | null {
  const list = join(outDir, '_redirects')
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []
  for (const [from = '', to = '', status] of lines.map((line) => line.split(' ')))
    if (
      status === '200' &&
      from.endsWith('/*') &&
      path.startsWith(decodePath(from.slice(0, -1)).slice(base.length - 1))
    ) {
      const file = findFile(outDir, decodePath(to).slice(base.length - 1))
      return file === 'redirect' ? null : file
    }
  return null
}

/** The page for missing paths, or null. */
export function notFoundPage(outDir: string): string | null {
  const file = join(outDir, '404.html')
  return existsSync(file) ? file : null
}
