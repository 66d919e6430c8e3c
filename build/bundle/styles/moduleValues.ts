// Values in CSS modules: `@value name: red`, `@value name from './colors.css'` and `:export { name: red }`.
// Code reads them beside the names of classes, and `@value` also stands for its value in the style sheet.
import { addAll } from '../../shared/addAll.ts'
import type { ClassNames } from './composedClasses.ts'

interface WithValues {
  readonly css: string
  /** What code reads: name → value. */
  readonly values: ClassNames
  /** The files that values come from, absolute. */
  readonly files: readonly string[]
}

/** `find` gives the absolute path for one in the text; `namesIn` reads what that file exports. */
export async function withModuleValues(
  css: string,
  find: (from: string) => Promise<string>,
  namesIn: (file: string) => Promise<ClassNames>,
): Promise<WithValues> {
  if (!/@value\b|:export\b|:import\(/.test(css)) return { css, values: {}, files: [] }
  const files = new Set<string>()
  const own = new Map<string, string>()
  const imported = new Map<string, string>()
  const exported: Piece[] = []
  const kept: Piece[] = []
  const read = async (from: string, names: readonly ImportedName[], into: Map<string, string>) => {
    const file = await find(from)
    files.add(file)
    const all = await namesIn(file)
    for (const { name, as } of names) into.set(as, all[name] ?? name)
  }
  const pieces = piecesOf(css)
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece
    const head = plain(piece.text)
    const block = piece.end === '{' ? ruleOfValues.exec(head) : null
    if (block) {
      const inside = declarationsAt(pieces, at + 1)
      at += Math.max(inside.length, 1)
      if (block[1] === undefined) addAll(exported, inside)
      else await read(unquoted(block[1]), inside.flatMap(importOf), imported)
    } else if (/^@value\s/i.test(head)) {
      const source = importedValues.exec(head)
      const { name, value } = definitionOf(head)
      if (source?.[2]) await read(unquoted(own.get(source[2]) ?? source[2]), namesOf(source[1] ?? ''), own)
      else if (value !== '') own.set(name, replaced(value, own))
      // The rest of a block whose last line is a value.
      if (piece.end === '}') kept.push({ text: '', end: '}' })
    } else kept.push(piece)
  }
  const known = new Map([...imported, ...own])
  const values = exported.flatMap((piece) => {
    const [name, value] = declarationOf(piece.text)
    return name === '' ? [] : [[name, replaced(value, known)] as const]
  })
  return {
    css: kept.map(({ text, end }) => withoutNames(text, end, known) + end).join(''),
    values: Object.fromEntries([...own, ...values]),
    files: [...files],
  }
}

/** A part of a style sheet up to the character that ends it, such as a selector or a declaration. */
interface Piece {
  readonly text: string
  readonly end: '{' | '}' | ';' | ''
}

/** Comments, strings and URLs can contain the characters that end a part. */
const tokens =
  /\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\burl\([^)'"]*\)|\\[\s\S]|[{};]/gi

function piecesOf(css: string): readonly Piece[] {
  const found: Piece[] = []
  let start = 0
  for (const { 0: token, index } of css.matchAll(tokens)) {
    if (token !== '{' && token !== '}' && token !== ';') continue
    found.push({ text: css.slice(start, index), end: token })
    start = index + 1
  }
  return [...found, { text: css.slice(start), end: '' }]
}

/** The declarations of a block from its first to its last; the last one ends with `}`. */
function declarationsAt(pieces: readonly Piece[], start: number): readonly Piece[] {
  const last = pieces.findIndex(({ end }, at) => at >= start && end !== ';')
  return pieces.slice(start, last === -1 ? undefined : last + 1)
}

const ruleOfValues = /^(?::export|:import\(\s*([\s\S]+?)\s*\))$/

/** `@value a, b as c from './colors.css'`; the names can be in parentheses. */
const importedValues = /^@value\s+(.+?|\([\s\S]+?\))\s+from\s+("[^"]*"|'[^']*'|[\w-]+)$/i

interface ImportedName {
  readonly name: string
  readonly as: string
}

const namesOf = (list: string): readonly ImportedName[] =>
  list
    .replace(/^\(\s*([\s\S]+)\s*\)$/, '$1')
    .split(',')
    .flatMap((one) => {
      const [, name, as = name] = /^\s*([\w-]+)(?:\s+as\s+([\w-]+))?/.exec(one) ?? []
      return name && as ? [{ name, as }] : []
    })

/** `:import("./colors.css") { own: name }` */
const importOf = ({ text }: Piece): readonly ImportedName[] => {
  const [as, name] = declarationOf(text)
  return as === '' ? [] : [{ name, as }]
}

function definitionOf(head: string): { readonly name: string; readonly value: string } {
  const [, name = '', value = ''] = /^@value\s+([\w-]+)\s*:?([\s\S]*)$/i.exec(head) ?? []
  return { name, value: value.trim() }
}

function declarationOf(text: string): readonly [string, string] {
  const [, name = '', value = ''] = /^([^:]*):([\s\S]*)$/.exec(plain(text)) ?? []
  return [name.trim(), value.trim()]
}

/** Without comments and the spaces around it. */
const plain = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').trim()

const unquoted = (text: string): string => text.replace(/^(["'])([\s\S]*)\1$/, '$2')

const replaced = (text: string, known: ReadonlyMap<string, string>): string =>
  text.replace(/\/\*[\s\S]*?\*\/|\$?[\w-]+/g, (word) => known.get(word) ?? word)

/** Names in selectors, values and parameters of rules; not those of properties. */
function withoutNames(text: string, end: Piece['end'], known: ReadonlyMap<string, string>): string {
  if (known.size === 0) return text
  const before = /^(?:\s|\/\*[\s\S]*?\*\/)*/.exec(text)?.[0] ?? ''
  const rest = text.slice(before.length)
  const fixed = /^@[\w-]+/.exec(rest)?.[0] ?? (end === '{' ? '' : (/^[^:]*:/.exec(rest)?.[0] ?? rest))
  return before + fixed + replaced(rest.slice(fixed.length), known)
}
