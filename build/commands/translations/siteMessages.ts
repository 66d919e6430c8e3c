// The messages in the code of a site: its modules, and its Markdown pages with code.
import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Loader } from 'esbuild'
import { bundleOptions, codePages } from '../../bundle/pageModules.ts'
import { isBuiltSite } from '../../io/output/outputFolder.ts'
import { readText } from '../../io/readText.ts'
import { messageChain } from '../../model/messageChain.ts'
import type { SiteInput } from '../../model/site.ts'
import { byName } from '../../shared/byName.ts'
import type { Session } from '../../workers/session.ts'
import type { NewMessage, NewMessages } from './mergeMessages.ts'
import { messagesIn } from './messagesIn.ts'

interface SiteMessages {
  /** By id, sorted. */
  readonly messages: NewMessages
  /** Files and messages that could not be read. */
  readonly notes: readonly string[]
}

export async function siteMessages(session: Session, input: SiteInput): Promise<SiteMessages> {
  const messages = new Map<string, NewMessage>()
  const notes: string[] = []
  for (const [file, read] of sourcesOf(session, input)) {
    try {
      const text = await read()
      if (!/\btranslate\b/i.test(text)) continue
      const found = messagesIn(await withoutTypes(text, file))
      for (const [id, message] of found.messages) if (!messages.has(id)) messages.set(id, message)
      notes.push(
        ...found.computed.map((code) => `${file}: ${code} has a computed text, which cannot be found here.`),
      )
    } catch (error) {
      notes.push(`${file} cannot be read: ${messageChain(error)}.`)
    }
  }
  return { messages: new Map([...messages].sort(byName)), notes }
}

type Source = readonly [file: string, read: () => string | Promise<string>]

function sourcesOf(session: Session, input: SiteInput): readonly Source[] {
  const { root, config } = session.project
  const { compile } = bundleOptions(session, [])
  const read = (file: string) => readText(join(root, file))
  return [
    ...codeFiles(session).map((file): Source => [file, () => read(file)]),
    ...codePages(input.pages, config).map((page): Source => [page, () => compile(page, read(page))]),
  ]
}

/** The site's own modules: not those of packages, and no output. Sorted. */
function codeFiles({ project: { root, config }, cacheFolder, outDir }: Session): readonly string[] {
  const skipped = [cacheFolder, outDir, ...config.staticDirectories.map((one) => join(root, one))]
  const walk = (folder: string): readonly string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.name.startsWith('.') || entry.name === 'node_modules') return []
      const whole = join(root, path)
      if (entry.isDirectory()) return skipped.includes(whole) || isBuiltSite(whole) ? [] : walk(path)
      return /\.(?:[cm]?[jt]s|[jt]sx)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
    })
  return [...walk('')].sort()
}

const loaders: Readonly<Record<string, Loader>> = { '.ts': 'ts', '.mts': 'ts', '.cts': 'ts', '.tsx': 'tsx' }

/** JavaScript with JSX. Throws esbuild's `TransformFailure` for wrong syntax. */
async function withoutTypes(text: string, file: string): Promise<string> {
  const { transform } = await import('esbuild')
  const loader = loaders[extname(file)] ?? 'jsx'
  return (await transform(text, { loader, jsx: 'preserve', charset: 'utf8', logLevel: 'silent' })).code
}
