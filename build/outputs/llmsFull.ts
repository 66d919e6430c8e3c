// `llms-full.txt`: the texts of all pages that `llms.txt` lists, in one file.
import { hashOf } from '../io/hash.ts'
import { urlOf } from '../model/locales.ts'
import type { TextList } from '../render/siteRecord.ts'
import { hrefOf, markdownOutput, outputPath } from '../shared/paths.ts'
import type { LinkedSite } from './linkedSite.ts'
import { listedPages, titleLines } from './llms.ts'
import type { FileOutput, FoundFiles, LastOutput, ReadEmitted } from './output.ts'
import { hasSiteFile } from './siteFiles.ts'

export const fullTextPath = outputPath('llms-full.txt')

/** In bytes: about a million tokens, more than a model reads at once. A larger file would only cost time. */
export const largestText = 4 * 2 ** 20

export function* llmsFull(site: Pick<LinkedSite, 'site' | 'files'>): Generator<LastOutput> {
  const texts = textsOf(site)
  if (texts) yield fullText(texts)
}

/** Null when the site has no such file, or one of its own. */
export function textsOf({ site, files }: Pick<LinkedSite, 'site' | 'files'>): TextList | null {
  const { config } = site
  if (config.noIndex || hasSiteFile(fullTextPath, { site, files })) return null
  const pages = listedPages(site).flatMap((list) => list.pages)
  if (pages.length === 0) return null
  return {
    title: titleLines(config),
    pages: pages.map(({ route }) => [
      markdownOutput(route),
      urlOf(config.i18n.mainLocale, config) + hrefOf(route, config.baseUrl),
    ]),
  }
}

/** Bytes of the pages' texts. */
export const sizeOfTexts = (texts: TextList | null, files: FoundFiles): number =>
  texts?.pages.reduce((sum, [path]) => sum + (files.get(path)?.size ?? 0), 0) ?? 0

export const fullText = (texts: TextList) => ({
  type: 'last' as const,
  paths: [fullTextPath],
  make: (files: FoundFiles, read: ReadEmitted) => joined(texts, files, read),
})

export const titleOf = (title: string): string => `${title}\n`
/** The lines before the text of a page. */
export const headOf = (url: string): string => `\n---\n\nSource: ${url}\n\n`

function joined({ title, pages }: TextList, files: FoundFiles, read: ReadEmitted): readonly FileOutput[] {
  const written: TextList['pages'][number][] = []
  const hashes: string[] = []
  let size = 0
  for (const page of pages) {
    const [path, url] = page
    const file = files.get(path)
    if (!file) continue
    size += file.size
    if (size > largestText) return []
    written.push(page)
    hashes.push(`${url} ${file.hash}`)
  }
  const text = ([path, url]: TextList['pages'][number]) => headOf(url) + read(path)
  return [
    {
      type: 'made',
      path: fullTextPath,
      key: hashOf(title, ...hashes),
      make: async () => titleOf(title) + written.map(text).join(''),
    },
  ]
}
