// Notes about the setup of a site as text: grouped, counted, each group with what to do.
import type { Paint } from '../io/terminal.ts'
import type { SetupGroup, SetupNote } from '../model/setupNote.ts'

/** Notes with the same text. */
interface SameNotes {
  readonly text: string
  readonly todo: string | null
  readonly count: number
  readonly places: readonly string[]
}

export interface SetupOptions {
  readonly paint: Paint
  /** Shows every note, however many there are. */
  readonly verbose: boolean
}

/** Notes of one group that are shown, and places of one note. */
const mostNotes = 8
const mostPlaces = 3

/** A block for each group that has notes; empty without notes. */
export const formatSetup = (
  notes: readonly SetupNote[],
  { paint, verbose }: SetupOptions,
): readonly string[] =>
  listed.flatMap((group) => {
    const own = notes.filter((note) => note.group === group)
    if (own.length === 0) return []
    const same = sameNotes(own)
    const head = paint('bold', `${titles[group]} (${same.length})`)
    if (isOneLine(group)) return [head, `  ${same.map(({ text }) => text).join(', ')}`]
    const most = verbose ? same.length : mostNotes
    const more = same.length - most
    return [
      head,
      ...same.slice(0, most).flatMap((note) => formatNote(note, verbose)),
      ...(more > 0 ? [`  … and ${more} more: --verbose`] : []),
    ]
  })

const listed: readonly SetupGroup[] = [
  'read',
  'commands',
  'differs',
  'unsupported',
  'missingPackage',
  'ineffective',
]

const titles: Readonly<Record<SetupGroup, string>> = {
  read: 'Read',
  commands: 'Commands of plugins',
  differs: 'Differs',
  unsupported: 'Not supported',
  missingPackage: 'Not installed',
  ineffective: 'No effect in Troodon',
}

const isOneLine = (group: SetupGroup): boolean => group === 'read' || group === 'ineffective'

function formatNote({ text, todo, count, places }: SameNotes, verbose: boolean): readonly string[] {
  const most = verbose ? places.length : mostPlaces
  const more = places.length - most
  const where = `${places.slice(0, most).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  const told = places.length > 0 && !places.every((place) => text.includes(place))
  return [
    `  ${count > 1 ? `${count} × ` : ''}${text}${told ? ` (${where})` : ''}`,
    ...(todo === null ? [] : [`    ${todo}`]),
  ]
}

/** In the order in which the texts were met. */
function sameNotes(notes: readonly SetupNote[]): readonly SameNotes[] {
  const texts = new Set(notes.map(({ text }) => text))
  return [...texts].map((text) => {
    const same = notes.filter((note) => note.text === text)
    return {
      text,
      todo: same.find(({ todo }) => todo !== undefined)?.todo ?? null,
      count: same.length,
      places: [...new Set(same.flatMap(({ where }) => where ?? []))],
    }
  })
}

/** `1 difference, 2 missing packages`, for the first build; null when there is nothing to say. */
export function countSetup(notes: readonly SetupNote[]): string | null {
  const counted = counters.flatMap(([group, one, many]) => {
    const count = new Set(notes.filter((note) => note.group === group).map(({ text }) => text)).size
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
  })
  return counted.length === 0 ? null : counted.join(', ')
}

const counters: readonly (readonly [group: SetupGroup, one: string, many: string])[] = [
  ['differs', 'difference', 'differences'],
  ['unsupported', 'unsupported setting', 'unsupported settings'],
  ['missingPackage', 'missing package', 'missing packages'],
  ['ineffective', 'key that has no effect', 'keys that have no effect'],
]
