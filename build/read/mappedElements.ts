// The elements of Markdown that components of the site show: members of its MDXComponents, of objects
// that it spreads, and files beside.
import { readFileSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'

/** Files below `MDXComponents/`, and the elements that each shows. */
const files: Readonly<Record<string, readonly string[]>> = {
  A: ['a'],
  Code: ['code'],
  Heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  Img: ['img'],
  Li: ['li'],
  Pre: ['pre'],
  Ul: ['ul'],
}

/** Components that Docusaurus shows in those files: replacing one concerns the same elements. */
const within: Readonly<Record<string, string>> = { CodeInline: 'Code', Heading: 'Heading' }

/** As members of an object: `h1: …`, `'img': …`, `table(props) {`, or a name alone. */
const member =
  /(?:^|[{,;])\s*(['"]?)(a|blockquote|br|code|del|em|h[1-6]|hr|img|li|ol|p|pre|strong|table|tbody|td|th|thead|tr|ul)\1\s*(?=[:,(}])/gm

/** `names` are those of the components in the folder: `MDXComponents/A`. `site` is what `@site` means. */
export function mappedElements(
  folder: string,
  names: readonly string[],
  site = join(folder, '../..'),
): ReadonlyMap<string, string | null> {
  const elements = new Map<string, string | null>()
  for (const [file, shown] of Object.entries(files))
    if (names.includes(`MDXComponents/${file}`)) for (const name of shown) elements.set(name, file)
  const whole = names.includes('MDXComponents') ? fileAt(join(folder, 'MDXComponents')) : undefined
  if (whole !== undefined) for (const name of membersOf(whole, site, new Set())) elements.set(name, null)
  return withCodeBlocks(elements)
}

/** A component for `<code>` shows code blocks as well: MDX has them in a `<pre>`. */
const withCodeBlocks = (elements: Map<string, string | null>): ReadonlyMap<string, string | null> =>
  elements.has('code') && !elements.has('pre') ? elements.set('pre', 'Pre') : elements

/** The elements that components outside `MDXComponents/` show, as in Docusaurus. */
export const elementsWithin = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(within).flatMap(([component, file]) =>
      names.includes(component) ? (files[file] ?? []).map((name): [string, string] => [name, file]) : [],
    ),
  )

/** Members of the objects in a file, and of those that it spreads; `site` is what `@site` means. */
function membersOf(file: string, site: string, seen: Set<string>): readonly string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const text = withoutComments(readFileSync(file, 'utf8'))
  const others = spreadFrom(text).flatMap((specifier) => {
    const path = specifier.startsWith('@site/') ? join(site, specifier.slice(6)) : specifier
    const target = path.startsWith('.') ? join(dirname(file), path) : path
    return isAbsolute(target) ? (fileAt(target) ?? []) : []
  })
  const own = [...text.matchAll(member)].map(([, , name = '']) => name)
  return [...own, ...others.flatMap((one) => membersOf(one, site, seen))]
}

/** Modules whose exports the text spreads: `...mine`, `...mine.table`, `...require('./mine').default`. */
function spreadFrom(text: string): readonly string[] {
  const required = [...text.matchAll(/\.\.\.\(?\s*require\(\s*['"]([^'"]+)['"]/g)].map(
    ([, from = '']) => from,
  )
  const names = new Set([...text.matchAll(/\.\.\.\(?\s*([\w$]+)/g)].map(([, name]) => name))
  const imported = [...text.matchAll(/\bimport\s+([\w$\s{},*]+?)\s+from\s+['"]([^'"]+)['"]/g)]
  const bound = [
    ...text.matchAll(/\b(?:const|let|var)\s+([\w$\s{},:]+?)\s*=\s*require\(\s*['"]([^'"]+)['"]/g),
  ]
  const used = [...imported, ...bound].filter(([, binding = '']) =>
    (binding.match(/[\w$]+/g) ?? []).some((name) => names.has(name)),
  )
  return [...required, ...used.map(([, , from = '']) => from)]
}

/** The file that a module's path without its ending means. */
const fileAt = (path: string): string | undefined =>
  [path, ...endings.map((ending) => path + ending)].find(
    (one) => /\.[jt]sx?$/.test(one) && statSync(one, { throwIfNoEntry: false })?.isFile(),
  )

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const endings = ['', '/index'].flatMap((place) =>
  ['.js', '.jsx', '.ts', '.tsx'].map((ending) => place + ending),
)
