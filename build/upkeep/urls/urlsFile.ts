// `troodon.urls.json`: every URL that the site has published, with the file of its page and the ids on it.
// Each line begins with its comma, so two branches that add URLs don't change the same line.
import { isObject } from '../../shared/isObject.ts'
import { type SourcePath, sourcePath } from '../../shared/paths.ts'

export interface KnownUrl {
  /** The file of its page; null for a page that is generated. */
  readonly source: SourcePath | null
  /** Ids in the order of the page. */
  readonly anchors: readonly string[]
}

/** Decoded paths below the base URL, such as `/docs/cli/`. */
export type KnownUrls = ReadonlyMap<string, KnownUrl>

export function urlsText(urls: KnownUrls): string {
  const lines = [...urls]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([url, { source, anchors }]) => `, ${JSON.stringify(url)}: ${JSON.stringify({ source, anchors })}\n`)
  return `{ "version": 1\n${lines.join('')}}\n`
}

/** The reason why it cannot be read, in place of URLs. */
export function readUrls(text: string): KnownUrls | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // What the parser says depends on the version of Node.
    return 'It is not JSON'
  }
  if (!isObject(value)) return 'It must be an object'
  if (value['version'] !== 1) return 'Its version must be 1'
  const urls = new Map<string, KnownUrl>()
  for (const [url, known] of Object.entries(value)) {
    if (url === 'version') continue
    const read = isObject(known) ? knownUrl(known) : null
    if (!read || !url.startsWith('/')) return `The entry ${JSON.stringify(url)} is not a URL of the site`
    urls.set(url, read)
  }
  return urls
}

function knownUrl({ source, anchors }: Readonly<Record<string, unknown>>): KnownUrl | null {
  if (source !== null && typeof source !== 'string') return null
  if (!Array.isArray(anchors) || !anchors.every((one) => typeof one === 'string')) return null
  return { source: source === null ? null : sourcePath(source), anchors }
}

/** Adds what is new. URLs and ids stay until somebody removes their line. */
export function joinUrls(before: KnownUrls, now: KnownUrls): KnownUrls {
  const urls = new Map(before)
  for (const [url, { source, anchors }] of now) {
    const old = before.get(url)?.anchors ?? []
    urls.set(url, { source, anchors: [...anchors, ...old.filter((id) => !anchors.includes(id))] })
  }
  return urls
}
