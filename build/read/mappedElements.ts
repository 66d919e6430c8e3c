// The elements of Markdown that components of the site show: members of its MDXComponents, and of objects
// that it spreads.
import { readFileSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'

/** As members of an object: `h1: …`, `'img': …`, `table(props) {`, or a name alone. */
const member =
  /(?:^|[{,;])\s*(['"]?)(a|blockquote|br|code|del|em|h[1-6]|hr|img|li|ol|p|pre|strong|table|tbody|td|th|thead|tr|ul)\1\s*(?=[:,(}])/gm

/** `folder` has the components of a theme, `site` is what `@site` means. */
export function mappedElements(folder: string, site: string): ReadonlySet<string> {
  const file = fileAt(join(folder, 'MDXComponents'))
  const elements = new Set(file === undefined ? [] : membersOf(file, site, new Set()))
  // A component for `<code>` shows code blocks as well: MDX has them in a `<pre>`.
  return elements.has('code') ? elements.add('pre') : elements
}

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
