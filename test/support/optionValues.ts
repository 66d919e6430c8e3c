// Every option of the configuration, by its JSON schema, and values that people and programs write by mistake.
import { readFileSync } from 'node:fs'

interface Node {
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
  readonly additionalProperties?: Node | boolean
  readonly anyOf?: readonly Node[]
}

/** `[]` for the item of a list, `{}` for a value whose key the site chooses. */
export type OptionPath = readonly string[]

/** Every path at which the schema expects a value. */
export function optionPaths(): readonly OptionPath[] {
  const schema = JSON.parse(readFileSync('schemas/config.json', 'utf8')) as Node
  const paths = new Map<string, OptionPath>()
  const visit = (node: Node, path: OptionPath): void => {
    if (path.length > 0) paths.set(path.join(' '), path)
    if (path.length > 9) return
    for (const [name, value] of Object.entries(node.properties ?? {}))
      if (name !== '$schema') visit(value, [...path, name])
    if (node.items) visit(node.items, [...path, '[]'])
    if (typeof node.additionalProperties === 'object') visit(node.additionalProperties, [...path, '{}'])
    for (const one of node.anyOf ?? []) visit(one, path)
  }
  visit(schema, [])
  return [...paths.values()]
}

/** A configuration with only this value. */
export const configWith = (path: OptionPath, value: unknown): Readonly<Record<string, unknown>> =>
  path.reduceRight<unknown>(
    (inner, name) => (name === '[]' ? [inner] : { [name === '{}' ? 'en' : name]: inner }),
    value,
  ) as Readonly<Record<string, unknown>>

/** Paths and URLs, of which the site has a few. */
export const texts: readonly string[] = [
  ...[
    '',
    ' ',
    '.',
    '..',
    '/',
    './',
    '../',
    '//',
    '\\',
    '%',
    '#',
    '?',
    '*',
    '\0',
    '"',
    '<b>',
    'é',
    '__proto__',
  ],
  ...[
    'docs',
    '/docs',
    'docs/',
    'docs/a.md',
    './docs/a.md',
    'docs/a.md/x',
    'static',
    'img',
    '/img',
    'img/a.png',
  ],
  ...['/img/a.png', 'img/empty.png', 'img/bad.svg', 'src', 'src/bad.css', 'src/bad.ts', 'src/folder.css'],
  ...['missing.md', 'missing/x', '/missing.png', './missing.js', '/etc/hostname', '/etc', '/no/such/file'],
  ...[
    '../../../../etc/hostname',
    '../outside',
    '~',
    'C:\\x',
    'C:/x',
    '.git',
    '.cache',
    'dist',
    'node_modules',
  ],
  ...[
    '@site/docs/a.md',
    '@site',
    'https://[',
    'https://a.example/x',
    'javascript:alert(1)',
    'data:,x',
    'file:///etc',
  ],
  ...[
    'a'.repeat(300),
    'a/'.repeat(2500),
    'x.json',
    'broken.json',
    'broken.yml',
    'empty.yml',
    'list.yml',
    'loop',
  ],
]

export const otherValues: readonly unknown[] = [
  ...[null, true, false, 0, 1, -1, 0.5, 1e21, [], {}, [[]], [null], [3], [''], ['..'], ['docs', 'docs']],
  ...[{ a: 1 }, [{}], [{ a: 1 }], { '': '' }, { en: null }, { length: 3 }, { key: 1 }, ['a', {}], [['a', 1]]],
]
