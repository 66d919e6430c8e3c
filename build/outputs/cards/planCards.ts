// Which page has which card. A card's name follows from its words and its look, so it is known before the
// card is made, and pages with the same words share one.
import { statSync } from 'node:fs'
import { hashOf } from '../../io/hash.ts'
import type { PlannedSite } from '../../kinds/contentKind.ts'
import { kindOf } from '../../kinds/index.ts'
import type { LinkIndex } from '../../link/linkIndex.ts'
import { resolveHref } from '../../link/resolveHref.ts'
import type { CardTexts } from '../../model/cardTexts.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import { configIn } from '../../model/locales.ts'
import type { Config, SocialCardsConfig } from '../../model/project.ts'
import type { Route } from '../../model/route.ts'
import type { SourceFiles } from '../../model/sourceFiles.ts'
import { fontProblemKey } from '../../reuse/keys.ts'
import type { Store } from '../../reuse/store.ts'
import { fromRoot } from '../../shared/hrefs.ts'
import { type OutputPath, outputPath, type RoutePath, type SourcePath } from '../../shared/paths.ts'
import type { SharedData } from '../pages/shareData.ts'
import type { CardLook } from './cardPainter.ts'
import { type Colors, cardDesign } from './design.ts'
import { openTypeface } from './loadTypeface.ts'

export interface Card {
  /** `assets/cards/1f0c….png` */
  readonly path: OutputPath
  readonly texts: CardTexts
  readonly look: SiteLook
}

/** The design that all cards of a language share. */
export interface SiteLook {
  readonly site: CardLook['site']
  readonly colors: Colors
  readonly logo: SourcePath | null
  readonly font: SourcePath | null
  /** Identity of all of the above. */
  readonly key: string
}

interface PlannedCards {
  readonly cards: ReadonlyMap<RoutePath, Card>
  /** Font files outside the content and static folders, with their hash. */
  readonly outside: ReadonlyMap<SourcePath, string>
  readonly diagnostics: readonly Diagnostic[]
}

interface CardsInput {
  readonly site: PlannedSite
  readonly shared: SharedData
  readonly index: LinkIndex
  readonly files: SourceFiles
  /** Titles of pages with code. */
  readonly titles: ReadonlyMap<Route, string>
  readonly store: Store
}

/** Empty when the site has no cards. Pages that name an image of their own get none. */
export async function planCards(input: CardsInput): Promise<PlannedCards> {
  const { site, shared, titles } = input
  const { socialCards } = site.config
  const cards = new Map<RoutePath, Card>()
  if (!socialCards) return { cards, outside: new Map(), diagnostics: [] }
  const diagnostics: Diagnostic[] = []
  const looks = new Map<string, SiteLook>()
  for (const { locale } of site.locales) {
    const font = (socialCards.fonts[locale] ?? socialCards.font) as SourcePath | null
    const problem = font && (await fontProblem(font, input))
    if (problem) diagnostics.push(problem)
    looks.set(locale, lookOf(locale, problem ? null : font, socialCards, input))
  }
  for (const route of site.routes) {
    const look = looks.get(route.locale)
    const texts =
      route.image === null
        ? kindOf(route, site).cardText(route, titles.get(route) ?? null, shared.context)
        : null
    if (!look || !texts) continue
    const name = hashOf(look.key, JSON.stringify([texts.title, texts.section, texts.badge])).slice(0, 16)
    cards.set(route.path, { path: outputPath(`assets/cards/${name}.png`), texts, look })
  }
  const fonts = [...looks.values()].flatMap(({ font }) =>
    font === null || input.files.names.has(font) ? [] : [font],
  )
  const outside = new Map(fonts.map((font) => [font, input.files.hashOf(font)]))
  return { cards, outside, diagnostics }
}

const theme: Colors = { background: '#181920', accent: '#25c2a0', deep: '#2e8555' }

function lookOf(
  locale: string,
  font: SourcePath | null,
  { color }: SocialCardsConfig,
  { site, index, files }: CardsInput,
): SiteLook {
  const config = configIn(locale, site.config)
  const logo = logoOf(locale, config, index)
  const colors = color === null ? theme : { ...theme, accent: color, deep: color }
  const texts = { name: config.theme.navbar.title || config.title, url: shortUrl(config) }
  const content = [logo, font].map((file) => (file === null ? '' : files.hashOf(file)))
  return {
    site: texts,
    colors,
    logo,
    font,
    key: hashOf(JSON.stringify([cardDesign, texts, colors]), ...content),
  }
}

/** Host and folder, as a reader would write them. */
const shortUrl = ({ url, baseUrl }: Config): string =>
  (URL.canParse(url) ? new URL(url).host : '') + baseUrl.replace(/\/$/, '')

/** The logo for dark backgrounds, when it is a file of the site. */
function logoOf(locale: string, { theme: { navbar } }: Config, index: LinkIndex): SourcePath | null {
  const named = navbar.logo?.srcDark ?? navbar.logo?.src
  if (named === undefined) return null
  const target = resolveHref(fromRoot(named), { locale, route: null, source: null }, index)
  return target.kind === 'static' || target.kind === 'asset' ? target.source : null
}

/** Large fonts take a while to read, so the result is stored by the file's content. */
async function fontProblem(font: SourcePath, { files, store }: CardsInput): Promise<Diagnostic | null> {
  const report = (reason: string): Diagnostic => ({
    code: 'unreadableFont',
    file: font,
    line: 0,
    column: 0,
    message: `The font for socialCards cannot be read: ${reason}`,
    hint: 'Use a TrueType, OpenType or WOFF file. WOFF2 is not supported.',
  })
  const file = files.pathOf(font)
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat?.isFile()) return report(stat ? 'it is not a file.' : 'there is no such file.')
  const key = fontProblemKey(files.hashOf(font))
  const known = store.get(key)
  if (known) return known.reason === null ? null : report(known.reason)
  const reason = await openTypeface(file, 800).then(
    () => null,
    (error: unknown) => `${(error as Error).message.replace(/\.$/, '')}.`,
  )
  store.put(key, { reason })
  return reason === null ? null : report(reason)
}
