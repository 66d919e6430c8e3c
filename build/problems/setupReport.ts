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

/** A line for each note of a first build, as many as fit, and one for all keys without an effect. */
export function briefSetup(notes: readonly SetupNote[]): readonly string[] {
  const told = differing.flatMap((group) => sameNotes(notes.filter((note) => note.group === group)))
  const keys = sameNotes(notes.filter(({ group }) => group === 'ineffective')).map(({ text }) => text)
  const most = told.length > mostBrief ? mostBrief - 1 : mostBrief
  return [
    ...told
      .slice(0, most)
      .map(({ text, todo }) => `  ${text}${text.endsWith('.') ? '' : '.'}${todo === null ? '' : ` ${todo}`}`),
    ...(told.length > most ? [`  … and ${told.length - most} more`] : []),
    ...(keys.length > 0 ? [`  No effect in Troodon: ${shortList(keys)}`] : []),
  ]
}

/** Lines of `briefSetup` without the keys. */
const mostBrief = 5

/** Keys without an effect. */
const mostKeys = 6

const differing: readonly SetupGroup[] = ['missingPackage', 'unsupported', 'differs']

const shortList = (keys: readonly string[]): string =>
  keys.length > mostKeys
    ? `${keys.slice(0, mostKeys - 1).join(', ')} and ${keys.length - mostKeys + 1} more`
    : keys.join(', ')
