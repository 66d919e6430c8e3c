// The interface of a builder in the benchmark. Each has a file; the list is in `index.ts`.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Peer {
  /** For the command line. */
  readonly name: string
  /** For tables. */
  readonly label: string
  readonly version: string
  /** npm packages with exact versions. */
  readonly packages: Readonly<Record<string, string>>
  /** Versions of transitive packages, if the default one cannot be installed. */
  readonly overrides?: Readonly<Record<string, string>>
  /** A system program, and the Debian package that contains it. */
  readonly program?: string
  /** Its differences to the others, in one sentence. */
  readonly differs: string
  /** The folder of its Markdown files, relative to its site. */
  readonly docs: string
  /** Writes its configuration and layouts. The Markdown files already exist. */
  readonly configure: (site: PeerSite) => void
  /** Converts a page of the corpus to its dialect. */
  readonly adapt: (text: string) => string
  /** The build command. It runs in the site, one folder below `node_modules`. */
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly outDir: string
  /** Folders that are deleted before a cold build, besides `outDir`. */
  readonly caches: readonly string[]
}

export interface PeerSite {
  readonly write: (path: string, text: string) => void
  /** Folder with pages, relative to `docs` → its pages in order. */
  readonly folders: ReadonlyMap<string, readonly PeerPage[]>
}

export interface PeerPage {
  readonly name: string
  readonly title: string
}

/** Copies the corpus into the peer's site and configures it. */
export function writePeerSite(peer: Peer, corpus: string, root: string): void {
  const folders = new Map<string, PeerPage[]>()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const path of readdirSync(join(corpus, 'docs'), { recursive: true, encoding: 'utf8' }).sort()) {
    if (path.endsWith('.svg')) cpSync(join(corpus, 'docs', path), join(root, peer.docs, path))
    if (!path.endsWith('.md')) continue
    const text = readFileSync(join(corpus, 'docs', path), 'utf8')
    write(join(peer.docs, path), peer.adapt(text))
    const pages = folders.get(dirname(path)) ?? []
    folders.set(dirname(path), pages)
    pages.push({
      name: path.slice(dirname(path).length + 1, -3),
      title: /^title: (.*)$/m.exec(text)?.[1] ?? '',
    })
  }
  for (const pages of folders.values())
    pages.sort((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
  peer.configure({ write, folders })
}

/** Converts links between files to links between URLs that end with a slash. */
export const linkUrls = (text: string): string =>
  text.replace(
    /\]\(\.\/([\w-]+)\.md(#[\w-]+)?\)/g,
    (_, page: string, anchor = '') => `](../${page}/${anchor})`,
  )

/** Adjusts paths of images for URLs that end with a slash. */
export const linkImages = (text: string): string => text.replaceAll('](./square.svg)', '](../square.svg)')

/** Converts admonitions to block quotes, for builders without admonitions. */
export const quoteNotes = (text: string): string =>
  text.replace(
    /:::note\[(.*?)\]\n\n([\s\S]*?)\n\n:::/g,
    (_, title: string, body: string) => `> **${title}**\n>\n> ${body.replaceAll('\n', '\n> ')}`,
  )
