// `llms.txt`: the pages of the site for language models, with the URL of the Markdown of each. See
// llmstxt.org.
import { configIn, urlOf } from '../../model/locales.ts'
import type { Config } from '../../model/project.ts'
import { hrefOf, markdownOutput, type OutputPath, outputPath } from '../../shared/paths.ts'
import type { LinkedSite } from '../linkedSite.ts'
import { type TextOutput, textOutput } from '../output.ts'
import { hasSiteFile } from '../siteFiles.ts'
import type { LlmsFile, LlmsSection } from './llmsFile.ts'
import { type LlmsInput, llmsFiles } from './planLlms.ts'

export function* llms(site: LlmsInput & Pick<LinkedSite, 'files'>): Generator<TextOutput> {
  if (hasSiteFile('llms.txt', site)) return
  for (const file of llmsFiles(site)) {
    const path = listPath(file)
    if (!hasSiteFile(path, site)) yield textOutput(path, listText(file, site.site.config))
  }
}

const listPath = ({ folder }: Pick<LlmsFile, 'folder'>): OutputPath => outputPath(`${folder}/llms.txt`)

function listText(file: LlmsFile, config: Config): string {
  const { locale, sections, title, more } = file
  const before = title === null ? (config.llms?.before.trim() ?? '') : ''
  const links = more.map(
    (other) =>
      `- [${inLine(other.title ?? labelOf(other.locale, config))}](${urlIn(other.locale, listPath(other), config)})`,
  )
  const lists = sections.filter(({ isOptional }) => !isOptional)
  const optional = sections.filter(({ isOptional }) => isOptional)
  const lines = (all: readonly LlmsSection[]) => all.flatMap((one) => listLines(one, locale, config))
  return `${[
    titleLines(file, config),
    ...(before === '' ? [] : ['', before]),
    ...lines(lists),
    ...(links.length === 0 ? [] : ['', '## More lists', '', ...links]),
    ...lines(optional),
  ].join('\n')}\n`
}

/** The name of the site as the title of a Markdown text. */
export function titleLines({ locale, title: of }: LlmsFile, config: Config): string {
  const { title, tagline } = configIn(locale, config)
  const name = of === null ? title : `${title}: ${of}`
  return `# ${inLine(name)}\n\n> ${inLine(tagline || `All pages of ${title} as Markdown.`)}`
}

function listLines({ title, pages }: LlmsSection, locale: string, config: Config): readonly string[] {
  const lines = pages.map((page) => {
    const href = urlIn(locale, markdownOutput(page.route), config)
    const description = page.description === null ? '' : `: ${inLine(page.description)}`
    return `- [${inLine(page.title)}](${href})${description}`
  })
  return ['', `## ${inLine(title)}`, '', ...lines]
}

const urlIn = (locale: string, path: OutputPath, config: Config): string =>
  urlOf(locale, config) + hrefOf(`/${path}`, config.baseUrl)

const labelOf = (locale: string, { i18n }: Config): string => i18n.localeConfigs[locale]?.label ?? locale

const inLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[[\]\\]/g, '\\$&')
