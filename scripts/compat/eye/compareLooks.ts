// Compares what readers see of the pages of two builders. Pure: facts in, differences out.
import type { PageLook, Part, Screen } from './looks.ts'

export interface ScreenDifference {
  readonly route: string
  readonly screen: string
  /** The part of differing pixels, 0 to 1. */
  readonly share: number
  /** The first landmark and the first control that differ. */
  readonly reasons: readonly string[]
}

export interface LookComparison {
  readonly pages: number
  readonly screens: number
  /** The part of differing pixels in all screens. */
  readonly share: number
  /** Screens with more than `visible` of differing pixels, with another landmark or another control. */
  readonly differences: readonly ScreenDifference[]
  readonly hydrated: { readonly expected: number; readonly actual: number }
  /** Pages with messages that only Troodon's have. */
  readonly messages: Readonly<Record<string, readonly string[]>>
  /** Pages whose Tab key goes another way, with the first stop that differs. */
  readonly tabOrder: Readonly<Record<string, string>>
}

/** The part of differing pixels that counts as a difference of a screen. */
export const visible = 0.002

/** The part of differing pixels of two images; a test gives its own. */
export type CompareImages = (one: Uint8Array, other: Uint8Array) => Promise<number>

export async function compareLooks(
  expected: readonly PageLook[],
  actual: readonly PageLook[],
  compareImages: CompareImages,
): Promise<LookComparison> {
  const pairs = expected.flatMap((one) => {
    const other = actual.find(({ route }) => route === one.route)
    return other ? [[one, other] as const] : []
  })
  const screens: ScreenDifference[] = []
  for (const [one, other] of pairs)
    for (const screen of one.screens) {
      const same = other.screens.find(({ name }) => name === screen.name)
      screens.push(await compareScreens(one.route, [screen, same], compareImages))
    }
  return {
    pages: pairs.length,
    screens: screens.length,
    share: screens.reduce((sum, { share }) => sum + share, 0) / Math.max(1, screens.length),
    differences: screens.filter(({ share, reasons }) => share > visible || reasons.length > 0),
    hydrated: {
      expected: pairs.filter(([one]) => one.hydrated).length,
      actual: pairs.filter(([, other]) => other.hydrated).length,
    },
    messages: named(pairs, (one, other) => {
      const more = other.messages.filter((message) => !one.messages.includes(message))
      return more.length > 0 ? more : null
    }),
    tabOrder: named(pairs, (one, other) => firstDifference(one.tabStops, other.tabStops)),
  }
}

type Pair = readonly [one: PageLook, other: PageLook]

function named<Value>(pairs: readonly Pair[], of: (...pair: Pair) => Value | null): Record<string, Value> {
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const value = of(...pair)
      return value === null ? [] : [[pair[0].route, value]]
    }),
  )
}

async function compareScreens(
  route: string,
  [one, other]: readonly [Screen, Screen | undefined],
  compareImages: CompareImages,
): Promise<ScreenDifference> {
  const place = { route, screen: one.name }
  if (!other) return { ...place, share: 1, reasons: ['Troodon does not get there'] }
  const share = await compareImages(one.image, other.image)
  const reasons = [
    firstDifference([one.place], [other.place]),
    differingPart(one.landmarks, other.landmarks),
    differingPart(one.controls, other.controls),
  ]
  return { ...place, share, reasons: reasons.filter((reason) => reason !== null) }
}

const differingPart = (expected: readonly Part[], actual: readonly Part[]): string | null =>
  firstDifference(
    expected.map(lineOf),
    // Docusaurus shortens `calc(5 / 12 * 100%)` to some digits.
    actual.map((part, at) => lineOf(isNear(part, expected[at]) ? (expected[at] as Part) : part)),
  )

const lineOf = ({ name, box }: Part): string => `${name} ${box.join(' ')}`

const isNear = (part: Part, other: Part | undefined): boolean =>
  part.name === other?.name && part.box.every((value, at) => Math.abs(value - (other.box[at] as number)) <= 1)

/** `expected → actual` of the first line that differs. */
function firstDifference(expected: readonly string[], actual: readonly string[]): string | null {
  const at = [...expected, ''].findIndex((line, index) => line !== (actual[index] ?? ''))
  return at === -1 ? null : `${expected[at] ?? '(nothing)'} → ${actual[at] ?? '(nothing)'}`
}
