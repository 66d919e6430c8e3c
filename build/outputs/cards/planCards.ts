// Which page has which card, and the cards as outputs. A card's name follows from what it says and how it looks, so it is
// known before the card is made, and pages that say the same share one.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../io/hash.ts'
import { writeWhole } from '../../io/writeWhole.ts'
import { kindOf } from '../../kinds/index.ts'
import type { LinkIndex } from '../../link/linkIndex.ts'
import { resolveHref } from '../../link/resolveHref.ts'
import type { CardTexts } from '../../model/cardTexts.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { Config, SocialCardsConfig } from '../../model/project.ts'
import type { Route } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { hashOfFile } from '../../read/readSources.ts'
import type { Scan } from '../../read/scan.ts'
import { fontProblemKey } from '../../reuse/keys.ts'
import { type OutputPath, outputPath, type RoutePath, type SourcePath } from '../../shared/paths.ts'
import type { Session } from '../../workers/session.ts'
import type { Output } from '../output.ts'
import type { SharedData } from '../pages/shareData.ts'
import { type CardLook, type CardPainter, openCardPainter } from './cardPainter.ts'
import type { Colors } from './design.ts'
import { openTypeface } from './loadTypeface.ts'

export interface Card {
  /** `assets/cards/1f0c….png` */
  readonly path: OutputPath
  readonly texts: CardTexts
  readonly look: SiteLook
}

/** What all cards of a language share. */
interface SiteLook {
  readonly site: CardLook['site']
  readonly colors: Colors
  readonly logo: SourcePath | null
  readonly font: SourcePath | null
  /** Identity of all of the above. */
  readonly key: string
}

export interface PlannedCards {
  readonly cards: ReadonlyMap<RoutePath, Card>
  /** Font files that lie outside of the content, with their hash. */
  readonly outside: ReadonlyMap<SourcePath, string>
  readonly diagnostics: readonly Diagnostic[]
}

interface CardsInput {
  readonly site: Site
  readonly shared: SharedData
  readonly index: LinkIndex
  readonly scan: Scan
  /** Titles of pages with code. */
  readonly titles: ReadonlyMap<Route, string>
  readonly session: Session
}

/** Empty when the site has no cards. Pages that name a picture of their own get none. */
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
        ? kindOf(route, shared.context.site).cardText(route, titles.get(route) ?? null, shared.context)
        : null
    if (!look || !texts) continue
    const name = hashOf(look.key, JSON.stringify([texts.title, texts.section, texts.badge])).slice(0, 16)
    cards.set(route.path, { path: outputPath(`assets/cards/${name}.png`), texts, look })
  }
  const fonts = [...looks.values()].flatMap(({ font }) =>
    font === null || input.scan.files.has(font) ? [] : [font],
  )
  const outside = new Map(fonts.map((font) => [font, hashOfFile(font, input.scan, input.session)]))
  return { cards, outside, diagnostics }
}

const theme: Colors = { background: '#181920', accent: '#25c2a0', deep: '#2e8555' }

function lookOf(
  locale: string,
  font: SourcePath | null,
  { color }: SocialCardsConfig,
  { site, index, scan, session }: CardsInput,
): SiteLook {
  const { config } = site
  const logo = logoOf(locale, config, index)
  const colors = color === null ? theme : { ...theme, accent: color, deep: color }
  const texts = { name: config.theme.navbar.title || config.title, address: addressOf(config) }
  const files = [logo, font].map((file) => (file === null ? '' : hashOfFile(file, scan, session)))
  return {
    site: texts,
    colors,
    logo,
    font,
    key: hashOf(session.engine, JSON.stringify([texts, colors]), ...files),
  }
}

/** Host and folder, as a reader would write them. */
const addressOf = ({ url, baseUrl }: Config): string =>
  (URL.canParse(url) ? new URL(url).host : '') + baseUrl.replace(/\/$/, '')

/** The logo for dark backgrounds, when it is a file of the site. */
function logoOf(locale: string, { theme: { navbar } }: Config, index: LinkIndex): SourcePath | null {
  const named = navbar.logo?.srcDark ?? navbar.logo?.src
  if (named === undefined) return null
  const target = resolveHref(
    /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(named) ? named : `/${named}`,
    { locale, route: null, source: null },
    index,
  )
  return target.kind === 'static' || target.kind === 'asset' ? target.source : null
}

/** What is wrong with a font file is remembered by its content: large ones take a while to read. */
async function fontProblem(font: SourcePath, { scan, session }: CardsInput): Promise<Diagnostic | null> {
  const { project, store } = session
  const report = (reason: string): Diagnostic => ({
    code: 'unreadableFont',
    file: font,
    line: 0,
    column: 0,
    message: `The font for socialCards cannot be read: ${reason}`,
    hint: 'TrueType, OpenType and WOFF files can be used; WOFF2 cannot.',
  })
  const file = join(project.root, font)
  if (!existsSync(file)) return report('there is no such file.')
  const key = fontProblemKey(hashOfFile(font, scan, session))
  const known = store.get(key)
  if (known) return known.reason === null ? null : report(known.reason)
  const reason = await openTypeface(file, 800).then(
    () => null,
    (error: unknown) => `${(error as Error).message.replace(/\.$/, '')}.`,
  )
  store.put(key, { reason })
  return reason === null ? null : report(reason)
}

/** Cards are kept in the cache as well: `dist/` can be made anew without drawing them. */
export function* cardOutputs(
  cards: ReadonlyMap<RoutePath, Card>,
  { cacheFolder, project: { root } }: Session,
): Generator<Output> {
  const folder = join(cacheFolder, 'cards')
  const painters = new Map<string, Promise<CardPainter>>()
  const painterOf = (look: SiteLook): Promise<CardPainter> => {
    const painter = painters.get(look.key) ?? openCardPainter(wholeLook(look, root))
    painters.set(look.key, painter)
    return painter
  }
  const unique = new Map([...cards.values()].map((card) => [card.path, card]))
  for (const { path, texts, look } of unique.values()) {
    const file = join(folder, path.slice(path.lastIndexOf('/') + 1))
    const make = async () => {
      if (existsSync(file)) return readFileSync(file)
      const made = await (await painterOf(look)).paint(texts)
      mkdirSync(folder, { recursive: true })
      writeWhole(file, made)
      return made
    }
    yield { type: 'made', path, key: path, make }
  }
}

const wholeLook = ({ site, colors, logo, font }: SiteLook, root: string): CardLook => ({
  site,
  colors,
  logo: logo && readFileSync(join(root, logo)),
  font: font && join(root, font),
})
