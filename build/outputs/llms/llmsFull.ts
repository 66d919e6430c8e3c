// `llms-full.txt` beside each `llms.txt`: the texts of the pages that it lists, in one file.
import { hashOf } from '../../io/hash.ts'
import { urlOf } from '../../model/locales.ts'
import type { TextList } from '../../render/siteRecord.ts'
import { hrefOf, markdownOutput, outputPath } from '../../shared/paths.ts'
import type { LinkedSite } from '../linkedSite.ts'
import type { FileOutput, FoundFiles, LastOutput, ReadEmitted } from '../output.ts'
import { hasSiteFile } from '../siteFiles.ts'
import { titleLines } from './llms.ts'
import { type LlmsInput, llmsFiles } from './planLlms.ts'

/** In bytes: about a million tokens, more than a model reads at once. A larger file would only cost time. */
const largestText = 4 * 2 ** 20

export function* llmsFull(site: LlmsInput & Pick<LinkedSite, 'files'>): Generator<LastOutput> {
  for (const texts of textsOf(site)) yield fullText(texts)
}

/** The output and the record of the site ask for them. */
const listed = new WeakMap<LinkedSite['site'], readonly TextList[]>()

/** The files that the site does not have of its own. */
export function textsOf(site: LlmsInput & Pick<LinkedSite, 'files'>): readonly TextList[] {
  const known = listed.get(site.site)
  if (known) return known
  const texts = listTexts(site)
  listed.set(site.site, texts)
  return texts
}

function listTexts(site: LlmsInput & Pick<LinkedSite, 'files'>): readonly TextList[] {
  const { config } = site.site
  return llmsFiles(site).flatMap((file) => {
    const path = outputPath(`${file.folder}/llms-full.txt`)
    const pages = file.sections.flatMap((section) => (section.isOptional ? [] : section.pages))
    if (pages.length === 0 || hasSiteFile(path, site)) return []
    const url = urlOf(file.locale, config)
    return [
      {
        path,
        title: titleLines(file, config),
        pages: pages.map(
          ({ route }) => [markdownOutput(route), url + hrefOf(route, config.baseUrl)] as const,
        ),
      },
    ]
  })
}

export const fullText = (texts: TextList) => ({
  type: 'last' as const,
  paths: [texts.path],
  make: (files: FoundFiles, read: ReadEmitted) => joined(texts, files, read),
})

export const titleOf = (title: string): string => `${title}\n`
/** The lines before the text of a page. */
export const headOf = (url: string): string => `\n---\n\nSource: ${url}\n\n`

function joined({ path: file, title, pages }: TextList, files: FoundFiles, read: ReadEmitted) {
  const written: TextList['pages'][number][] = []
  const hashes: string[] = []
  let size = 0
  for (const page of pages) {
    const [path, url] = page
    const found = files.get(path)
    if (!found) continue
    size += found.size
    if (size > largestText) return []
    written.push(page)
    hashes.push(`${url} ${found.hash}`)
  }
  const text = ([path, url]: TextList['pages'][number]) => headOf(url) + read(path)
  const output: FileOutput = {
    type: 'made',
    path: file,
    key: hashOf(title, ...hashes),
    make: async () => titleOf(title) + written.map(text).join(''),
  }
  return [output]
}
