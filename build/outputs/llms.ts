// `llms.txt`: the site's documents for language models, with the URL of each one's Markdown. See llmstxt.org.
import type { PageList } from '../kinds/contentKind.ts'
import { contentsIn } from '../kinds/index.ts'
import { urlOf } from '../model/locales.ts'
import type { Config } from '../model/project.ts'
import { hrefOf, markdownOutput, outputPath } from '../shared/paths.ts'
import type { LinkedSite } from './linkedSite.ts'
import { type TextOutput, textOutput } from './output.ts'
import { hasSiteFile } from './siteFiles.ts'

/** Lists the pages of the default language. */
export function* llms({ site, files }: Pick<LinkedSite, 'site' | 'files'>): Generator<TextOutput> {
  const { config } = site
  if (config.noIndex || hasSiteFile('llms.txt', { site, files })) return
  const lines = [titleLines(config), ...listedPages(site).flatMap((list) => listLines(list, config))]
  yield textOutput(outputPath('llms.txt'), `${lines.join('\n')}\n`)
}

/** The pages of the default language that `llms.txt` lists. */
export function listedPages(site: LinkedSite['site']): readonly PageList[] {
  const main = site.locales.find(({ locale }) => locale === site.config.i18n.mainLocale)
  return main ? contentsIn(main, site).flatMap(({ kind, content }) => kind.pageLists(content)) : []
}

/** The name of the site as the title of a Markdown text. */
export const titleLines = ({ title, tagline }: Config): string =>
  `# ${inLine(title)}${tagline === '' ? '' : `\n\n> ${inLine(tagline)}`}`

function listLines({ title, pages }: PageList, config: Config): readonly string[] {
  if (pages.length === 0) return []
  const lines = pages.map((page) => {
    const url = urlOf(config.i18n.mainLocale, config)
    const href = url + hrefOf(`/${markdownOutput(page.route)}`, config.baseUrl)
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
