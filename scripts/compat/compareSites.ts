// Compares the pages of two builds of one site. Pure: facts in, differences out.
import type { PageFacts } from './pageFacts.ts'
import type { BuiltSite } from './readSite.ts'

/** The parts of a page that are compared if both sites have it. */
export const aspects = ['title', 'h1', 'headings', 'sidebar', 'text', 'redirect', 'head', 'body'] as const
export type Aspect = (typeof aspects)[number]

export interface Comparison {
  /** Routes of the expected site. */
  readonly routes: number
  readonly common: number
  readonly missing: readonly string[]
  readonly extra: readonly string[]
  /** For each aspect: how many of the common pages are equal. */
  readonly equal: Readonly<Record<Aspect, number>>
  readonly differences: readonly PageDifference[]
  /** Parts of the site that are easily overlooked among all pages. */
  readonly parts: readonly PartEquality[]
}

/** The pages of one language, or those that Docusaurus makes for categories. */
export interface PartEquality {
  readonly name: string
  readonly routes: number
  readonly common: number
  readonly equalTexts: number
}

export interface PageDifference {
  readonly route: string
  readonly aspect: Aspect
  /** The first place that differs, as the expected site has it. */
  readonly expected: string
  readonly actual: string
  /** How many words or lines only one of the pages has. Both are 0 if only the order differs. */
  readonly onlyExpected: number
  readonly onlyActual: number
}

export function compareSites(expected: BuiltSite, actual: BuiltSite): Comparison {
  const common = [...expected.keys()].filter((route) => actual.has(route))
  const differences = common.flatMap((route) =>
    comparePages(route, expected.get(route) as PageFacts, actual.get(route) as PageFacts),
  )
  const count = (aspect: Aspect) =>
    common.length - differences.filter((difference) => difference.aspect === aspect).length
  return {
    routes: expected.size,
    common: common.length,
    missing: [...expected.keys()].filter((route) => !actual.has(route)),
    extra: [...actual.keys()].filter((route) => !expected.has(route)),
    equal: Object.fromEntries(aspects.map((aspect) => [aspect, count(aspect)])) as Record<Aspect, number>,
    differences,
    parts: partsOf(expected, actual, differences),
  }
}

function partsOf(
  expected: BuiltSite,
  actual: BuiltSite,
  differences: readonly PageDifference[],
): readonly PartEquality[] {
  const differs = new Set(differences.filter(({ aspect }) => aspect === 'text').map(({ route }) => route))
  const equality = (name: string, belongs: (facts: PageFacts) => boolean): PartEquality => {
    const routes = [...expected].filter(([, facts]) => belongs(facts)).map(([route]) => route)
    const common = routes.filter((route) => actual.has(route))
    const equalTexts = common.filter((route) => !differs.has(route)).length
    return { name, routes: routes.length, common: common.length, equalTexts }
  }
  const languages = [...new Set([...expected.values()].map(({ language }) => language))].sort()
  return [
    equality('categories', ({ isCategory }) => isCategory),
    ...(languages.length > 1 ? languages : []).map((name) =>
      equality(name, ({ language }) => language === name),
    ),
  ].filter(({ routes }) => routes > 0)
}

function comparePages(route: string, expected: PageFacts, actual: PageFacts): readonly PageDifference[] {
  return aspects.flatMap((aspect) => {
    const units = [unitsOf(expected, aspect), unitsOf(actual, aspect)] as const
    const at = firstDifference(...units)
    if (at === null) return []
    const around = (all: readonly string[]) =>
      all
        .slice(Math.max(0, at - 3), at + 9)
        // An image can be written into its address.
        .map((unit) => (unit.length > 300 ? `${unit.slice(0, 300)}…` : unit))
        .join(aspect === 'text' ? ' ' : ' | ')
        .trim() || '(nothing)'
    const [left, right] = units
    return [
      {
        route,
        aspect,
        expected: around(left),
        actual: around(right),
        onlyExpected: countOnlyIn(left, right),
        onlyActual: countOnlyIn(right, left),
      },
    ]
  })
}

function unitsOf(facts: PageFacts, aspect: Aspect): readonly string[] {
  if (aspect === 'headings') return facts.headingIds
  if (aspect === 'sidebar' || aspect === 'head' || aspect === 'body') return facts[aspect]
  if (aspect === 'text') return facts.text.split(' ')
  return [facts[aspect] ?? '']
}

/** The index of the first unit that differs. */
function firstDifference(expected: readonly string[], actual: readonly string[]): number | null {
  const longest = Math.max(expected.length, actual.length)
  for (let at = 0; at < longest; at++) if (expected[at] !== actual[at]) return at
  return null
}

/** Units that occur more often here than there count as often as that. */
function countOnlyIn(here: readonly string[], there: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const unit of here) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  for (const unit of there) counts.set(unit, (counts.get(unit) ?? 0) - 1)
  return [...counts.values()].reduce((sum, count) => sum + Math.max(0, count), 0)
}
