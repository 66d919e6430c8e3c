// `llms-full.txt`: the texts of all pages that `llms.txt` lists, in one file.

import { hashOf } from '../io/hash.ts'
import { urlOf } from '../model/locales.ts'
import type { TextList } from '../render/siteRecord.ts'
import { hrefOf, markdownOutput, outputPath } from '../shared/paths.ts'
import type { LinkedSite } from './linkedSite.ts'
import { listedPages, titleLines } from './llms.ts'
import type { EmittedFiles, FileOutput, LastOutput, ReadEmitted } from './output.ts'
import { hasSiteFile } from './siteFiles.ts'

export const fullTextPath = outputPath('llms-full.txt')

/** In bytes: about a million tokens, more than a model reads at once. A larger file would only cost time. */
const largestText = 4 * 2 ** 20

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
      urlOf(config.i18n.defaultLocale, config) + hrefOf(route, config.baseUrl),
    ]),
  }
}

export const fullText = (texts: TextList): LastOutput => ({
  type: 'last',
  make: (files, read) => joined(texts, files, read),
})

function joined({ title, pages }: TextList, files: EmittedFiles, read: ReadEmitted): readonly FileOutput[] {
  const written = pages.filter(([path]) => files.has(path))
  let size = 0
  for (const [path] of written) {
    size += files.get(path)?.size ?? 0
    if (size > largestText) return []
  }
  const hashes = written.map(([path, url]) => `${url} ${files.get(path)?.hash}`)
  const text = ([path, url]: TextList['pages'][number]) => `\n---\n\nSource: ${url}\n\n${read(path)}`
  return [
    {
      type: 'made',
      path: fullTextPath,
      key: hashOf(title, ...hashes),
      make: async () => `${title}\n${written.map(text).join('')}`,
    },
  ]
}
