// `llms.txt`: the site's documents for language models, with the URL of each one's Markdown. See llmstxt.org.
import type { PageList } from '../kinds/contentKind.ts'
import { contentsIn } from '../kinds/index.ts'
import type { Config } from '../model/project.ts'
import { hrefOf, markdownOutput, outputPath } from '../shared/paths.ts'
import type { LinkedSite } from './linkedSite.ts'
import { type TextOutput, textOutput } from './output.ts'
import { hasSiteFile } from './siteFiles.ts'

/** Lists the pages of the default language. */
export function* llms({ site, files }: Pick<LinkedSite, 'site' | 'files'>): Generator<TextOutput> {
  const { config, locales } = site
  const main = locales.find(({ locale }) => locale === config.i18n.defaultLocale)
  if (!main || config.noIndex || hasSiteFile('llms.txt', { site, files })) return
  const lists = contentsIn(main, site).flatMap(({ kind, content }) => kind.pageLists(content))
  const lines = [
    `# ${inLine(config.title)}`,
    ...(config.tagline === '' ? [] : ['', `> ${inLine(config.tagline)}`]),
    ...lists.flatMap((list) => listLines(list, config)),
  ]
  yield textOutput(outputPath('llms.txt'), `${lines.join('\n')}\n`)
}

function listLines({ title, pages }: PageList, { url, baseUrl }: Config): readonly string[] {
  if (pages.length === 0) return []
  const lines = pages.map((page) => {
    const href = url + hrefOf(`/${markdownOutput(page.route)}`, baseUrl)
    const description = page.description === null ? '' : `: ${inLine(page.description)}`
    return `- [${inLine(page.title)}](${href})${description}`
  })
  return ['', `## ${inLine(title)}`, '', ...lines]
}

const inLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[[\]\\]/g, '\\$&')
