// The elements of Markdown that components of the site show: members of its MDXComponents, and files beside.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files below `MDXComponents/`, and the elements that each shows. */
const files: Readonly<Record<string, readonly string[]>> = {
  A: ['a'],
  Code: ['code'],
  Heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  Img: ['img'],
  Li: ['li'],
  Ul: ['ul'],
}

/** As members of an object: `h1: …`, `'img': …`, `table(props) {`, or a name alone. */
const member =
  /(?:^|[{,;])\s*(['"]?)(a|blockquote|br|code|del|em|h[1-6]|hr|img|li|ol|p|strong|table|tbody|td|th|thead|tr|ul)\1\s*(?=[:,(}])/gm

/** `names` are those of the components in the folder: `MDXComponents/A`. */
export function mappedElements(folder: string, names: readonly string[]): ReadonlyMap<string, string | null> {
  const elements = new Map<string, string | null>()
  for (const [file, shown] of Object.entries(files))
    if (names.includes(`MDXComponents/${file}`)) for (const name of shown) elements.set(name, file)
  if (!names.includes('MDXComponents')) return elements
  const whole = endings.map((ending) => join(folder, `MDXComponents${ending}`)).find(existsSync)
  const text = whole === undefined ? '' : withoutComments(readFileSync(whole, 'utf8'))
  for (const [, , name = ''] of text.matchAll(member)) elements.set(name, null)
  return elements
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const endings = ['', '/index'].flatMap((place) =>
  ['.js', '.jsx', '.ts', '.tsx'].map((ending) => place + ending),
)
