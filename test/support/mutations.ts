// Ways to break a Markdown file, as editors, merges, tools and people do. Each takes and returns bytes.
import type { Random } from './edits.ts'

type Mutation = (text: string, random: Random) => string | Buffer

const between = (random: Random, end: number): number => Math.floor(random() * (end + 1))
const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T

/** Puts `what` at a random place. */
function inserted(text: string, what: string, random: Random): string {
  const at = between(random, text.length)
  return text.slice(0, at) + what + text.slice(at)
}

/** A random piece of at most `most` characters: before it, itself, after it. */
function pieces(text: string, random: Random, most = 400): readonly [string, string, string] {
  const from = between(random, text.length)
  const to = Math.min(text.length, from + between(random, most))
  return [text.slice(0, from), text.slice(from, to), text.slice(to)]
}

/** Changes the lines between `from` and a few later ones. */
function withLines(text: string, random: Random, change: (lines: string[]) => string[]): string {
  const lines = text.split('\n')
  const from = between(random, lines.length)
  const to = Math.min(lines.length, from + 1 + between(random, 12))
  return [...lines.slice(0, from), ...change(lines.slice(from, to)), ...lines.slice(to)].join('\n')
}

/** Words that mean something in Markdown, MDX, front matter or HTML; `_` for a space, `§` for a dollar. */
const tokens =
  '{ } {} {a {`§{ `}` < > </ <A <A> </A> <Tabs> <TabItem value="a"> <div> </div> <br> <!-- --> <![CDATA[ <? [ ]( ![ ](x) [^1] [^1]: | --- ::: :::note :::tip[T] ``` ```js ~~~ $$ $ ** __ * _ ~~ # ###### {#id} {/*id*/} import export const import_a_from_"b" export_const_a_=_{ \\ &amp; &#0; &#x110000; &nbsp http:// //a @ : , <script> </script> <style> <title> <textarea> <iframe> <pre> <details> <summary> <svg> <b/> <a href=" {...props} {toc} {props.a} {1+1} <>'.split(
    ' ',
  )
const odd = [
  '\0',
  '\uFEFF',
  '\u2028',
  '\u202E',
  '\u200B',
  '\uFFFD',
  '\u0301\u0301',
  '\t',
  '\v',
  '\f',
  '𝒳',
  '👩‍👩‍👧',
]
const wraps: readonly (readonly [string, string])[] = [
  ['> ', ''],
  ['- ', ''],
  ['<div>', '</div>'],
  ['<A b={', '}>'],
  ['{', '}'],
  ['*', '*'],
  ['[', '](a)'],
  [':::note\n', '\n:::\n'],
  ['<details>\n\n', '\n\n</details>\n'],
]

const word = (random: Random): string => pick(tokens, random).replaceAll('_', ' ').replaceAll('§', '$')

const mutations: Readonly<Record<string, Mutation>> = {
  'the end is cut off': (text, random) => text.slice(0, between(random, text.length)),
  'the beginning is cut off': (text, random) => text.slice(between(random, text.length)),
  'a piece is missing': (text, random) =>
    pieces(text, random)
      .filter((_, at) => at !== 1)
      .join(''),
  'a piece is there twice': (text, random) => {
    const [before, piece, after] = pieces(text, random)
    return before + piece + piece + after
  },
  'a piece is there many times': (text, random) => {
    const [before, piece, after] = pieces(text, random, 60)
    return before + piece.repeat(300) + after
  },
  'a piece is elsewhere': (text, random) => {
    const [before, piece, after] = pieces(text, random)
    return inserted(before + after, piece, random)
  },
  'lines are missing': (text, random) => withLines(text, random, () => []),
  'lines are in another order': (text, random) => withLines(text, random, (lines) => lines.reverse()),
  'lines are indented': (text, random) => withLines(text, random, (all) => all.map((line) => `    ${line}`)),
  'lines are joined': (text, random) => withLines(text, random, (lines) => [lines.join('')]),
  'a piece is nested': (text, random) => {
    const [before, piece, after] = pieces(text, random)
    const [open, close] = pick(wraps, random)
    const depth = 2 + between(random, 150)
    return before + open.repeat(depth) + piece + close.repeat(depth) + after
  },
  'a word is inserted': (text, random) => inserted(text, word(random), random),
  'words are inserted': (text, random) => {
    let all = text
    for (let count = 0; count < 6; count++) all = inserted(all, word(random), random)
    return all
  },
  'a line begins with a word': (text, random) =>
    withLines(text, random, ([first = '', ...lines]) => [word(random) + first, ...lines]),
  'letters are other letters': (text, random) => {
    const letters = [...text]
    for (let count = 0; count < 5; count++)
      letters[between(random, letters.length)] = String.fromCharCode(32 + between(random, 94))
    return letters.join('')
  },
  'a bit is flipped': (text, random) => {
    const bytes = Buffer.from(text)
    const at = between(random, bytes.length - 1)
    if (bytes.length > 0) bytes[at] = (bytes[at] as number) ^ (1 << between(random, 7))
    return bytes
  },
  'bytes are not UTF-8': (text, random) => {
    const at = between(random, text.length)
    const wrong = pick([[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80]], random)
    return Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from(wrong), Buffer.from(text.slice(at))])
  },
  'it is UTF-16': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'it has an odd character': (text, random) => inserted(text, pick(odd, random), random),
  'it begins with an odd character': (text, random) => pick(odd, random) + text,
  'its lines end as on Windows': (text) => text.replaceAll('\n', '\r\n'),
  'its lines end with CR': (text) => text.replaceAll('\n', '\r'),
  'some lines end as on Windows': (text, random) =>
    text.replace(/\n/g, () => (random() < 0.3 ? '\r\n' : '\n')),
  'it is one line': (text) => text.replaceAll('\n', ' '),
  'it has a huge line': (text, random) =>
    inserted(text, pick(['a', 'a ', '字', '*a*', '[a](b) '], random).repeat(30_000), random),
  'a tag is not closed': (text) => text.replace(/<\/\w+>/, ''),
  'a fence is not closed': (text) => text.replace(/\n(?:```|~~~|:::)[ \t]*(?=\n|$)/, '\n'),
  'its front matter is not closed': (text) => text.replace(/^(---\n[\s\S]*?\n)---\n/, '$1'),
  'its front matter has another line': (text, random) =>
    `---\n${pick(['title: a: b', 'title: [', 'title:\n\t- a', '- a', 'title: "', 'slug: ../../x', 'id: a/b', 'tags: {a: [b]}', 'title: &a *a', 'date: 2024-02-30', 'sidebar_position: x', 'title: |\n', '{', '? a', 'draft: true', 'unlisted: true', 'hide_title: true', 'image: ./none.png', 'title: \u{1F996}', 'slug: /a b/ü'], random)}\n${text.startsWith('---\n') ? text.slice(4) : `---\n${text}`}`,
  'it is empty': () => '',
  'it is only front matter': (text) => /^---\n[\s\S]*?\n---/.exec(text)?.[0] ?? '---\n---',
}

/** One to three mutations. Returns their names, too. */
export function mutate(text: string, random: Random): { readonly what: string; readonly bytes: Buffer } {
  const names: string[] = []
  let bytes = Buffer.from(text)
  for (let count = 1 + between(random, 2); count > 0; count--) {
    const [name, mutation] = pick(Object.entries(mutations), random)
    names.push(name)
    bytes = Buffer.from(mutation(bytes.toString('utf8'), random))
  }
  return { what: names.join(', '), bytes }
}
