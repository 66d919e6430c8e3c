// Every option of Docusaurus 3.10 and of its classic preset changes what is built, or `doctor` names it.
// test/facts/docusaurusOptions.json has the keys of the schemas in Docusaurus' packages, each with a value
// that is not its default. `() =>` is a function, `[]` the items of a list.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readConfig } from '../../../../build/config/normalize/normalize.ts'
import type { Convert } from '../../../../build/docusaurus/config/convert/context.ts'
import { convertConfig } from '../../../../build/docusaurus/config/convert/convertConfig.ts'
import { type Raw, rawOf } from '../../../../build/docusaurus/config/docusaurusConfig.ts'
import { findEntries } from '../../../../build/docusaurus/config/findEntries.ts'

const facts = JSON.parse(readFileSync('test/facts/docusaurusOptions.json', 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, unknown>>>
>

/** The other keys of an object in which a key is tried. */
const bases: Readonly<Record<string, Raw>> = {
  'config i18n': { defaultLocale: 'en', locales: ['en', 'fr'] },
  'config scripts[]': { src: '/a.js' },
  'config stylesheets[]': { href: '/a.css' },
  'config headTags[]': { tagName: 'meta', attributes: { name: 'a' } },
  'docs versions': { '1.0': {} },
  'googleTagManager ': { containerId: 'GTM-1' },
  'gtag ': { trackingID: 'G-1' },
  'themeConfig metadata[]': { name: 'a', content: 'b' },
  'themeConfig announcementBar': { content: 'Hello' },
  'themeConfig navbar.items[]': { label: 'A', to: '/a' },
  'themeConfig navbar.logo': { src: 'a.svg' },
  'themeConfig footer.logo': { src: 'a.svg' },
  'themeConfig footer.links[]': { title: 'T', items: [{ label: 'A', to: '/a' }] },
  'themeConfig footer.links[].items[]': { label: 'A', to: '/a' },
  'themeConfig prism.magicComments[]': { className: 'a', line: 'mark' },
  'themeConfig algolia': { appId: 'A', apiKey: 'a', indexName: 'a' },
  'themeConfig algolia.askAi': { assistantId: 'a', indexName: 'a', apiKey: 'a', appId: 'A' },
}

/** The value at its path, in the objects that `bases` describes. */
function nested(part: string, path: string, value: unknown, from = ''): unknown {
  if (path === '') return value
  const [key = '', ...rest] = path.split('.')
  const name = key.replace('[]', '')
  const at = from === '' ? key : `${from}.${key}`
  const inner = nested(part, rest.join('.'), value, at)
  const whole = key.endsWith('[]') ? [inner] : inner
  return { ...bases[`${part} ${from}`], ...(whole === undefined ? {} : { [name]: whole }) }
}

function siteWith(part: string, path: string, value: unknown): Raw {
  const given = nested(part, path, value)
  const isInPreset = part !== 'config' && part !== 'themeConfig'
  return {
    title: 'T',
    url: 'https://a.example',
    baseUrl: '/',
    presets: [['classic', isInPreset && given !== undefined ? { [part]: given } : {}]],
    ...(part === 'themeConfig' ? { themeConfig: given } : {}),
    ...(part === 'config' ? rawOf(given) : {}),
  }
}

const revived = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(revived)
  if (value === '() =>') return function option() {}
  return value === '/more/' ? /more/ : value
}

/** The configuration as the build uses it, and what `doctor` says about it. */
async function read(given: Raw) {
  const notes: string[] = []
  const convert: Convert = {
    path: (path) => path.replace(/^\.\//, ''),
    hasFolder: () => true,
    hasTheme: false,
    note: (group, text, more = {}) => {
      if (group !== 'read') notes.push(`${text} ${more.where ?? ''} ${more.todo ?? ''}`)
    },
  }
  const written = convertConfig(given, await findEntries(given, convert, async () => ({})), convert)
  const result = readConfig(written, { hasFolder: () => true })
  if (!result.ok) return { problems: result.problems, used: '', notes }
  // The build does not read these: they are for components.
  const { docusaurus: _, ...used } = result.config
  return { problems: [], used: textOf(used), notes }
}

/** Whether a note is about the key, or about the object that it is in. */
function isNamed(part: string, path: string, notes: readonly string[]): boolean {
  const place = part === 'config' ? '' : part === 'themeConfig' ? 'themeConfig.' : `presets[0][1].${part}.`
  const keys = `${place}${path}`.replaceAll('[].', '[0].').split('.')
  const names = new Set(keys.map((_, index) => keys.slice(0, index + 1).join('.')))
  return notes.some((note) => note.split(' ').some((word) => names.has(word)))
}

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'function' || one instanceof RegExp ? String(one) : one,
  )

it.each(Object.keys(facts))('%s', async (part) => {
  const silent: string[] = []
  const refused: unknown[] = []
  for (const [path, sample] of Object.entries(facts[part] ?? {})) {
    const before = await read(siteWith(part, path, undefined))
    const after = await read(siteWith(part, path, revived(sample)))
    if (after.problems.length > 0) refused.push([path, after.problems])
    if (after.used === before.used && !isNamed(part, path, after.notes)) silent.push(path)
  }
  expect({ silent, refused }).toEqual({ silent: [], refused: [] })
})
