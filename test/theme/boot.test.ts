// The color mode that the script in <head> chooses before the first paint.
import { runInNewContext } from 'node:vm'
import { build } from 'esbuild'
import { beforeAll, expect, it } from 'vitest'

let code = ''
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['theme/boot.ts'],
    bundle: true,
    write: false,
    define: { 'process.env.TROODON_PWA': '""' },
  })
  code = outputFiles[0]?.text ?? ''
})

interface Visitor {
  readonly defaultMode: 'light' | 'dark'
  readonly respects: boolean
  readonly prefersDark: boolean
  readonly stored?: string
  readonly search?: string
}

const modeOf = (visitor: Visitor) => attributesOf(visitor).get('data-theme')

/** Those of `<html>`. */
function attributesOf({ defaultMode, respects, prefersDark, stored, search = '' }: Visitor) {
  const attributes = new Map<string, string>()
  const nothing = () => {}
  runInNewContext(code, {
    __troodonBoot: { defaultMode, respectPrefersColorScheme: respects, storageType: 'localStorage' },
    ...{ URLSearchParams, location: { search }, window: { localStorage: { getItem: () => stored ?? null } } },
    document: {
      documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) },
      addEventListener: nothing,
    },
    matchMedia: () => ({ matches: prefersDark }),
    ...{ addEventListener: nothing, removeEventListener: nothing },
  })
  return attributes as ReadonlyMap<string, string>
}

it('is that of the system, whatever the default is, if the site respects it', () => {
  for (const defaultMode of ['light', 'dark'] as const) {
    expect(modeOf({ defaultMode, respects: true, prefersDark: true })).toBe('dark')
    expect(modeOf({ defaultMode, respects: true, prefersDark: false })).toBe('light')
    for (const prefersDark of [true, false])
      expect(modeOf({ defaultMode, respects: false, prefersDark })).toBe(defaultMode)
  }
})

it('is what the reader chose, or the URL asks for', () => {
  const visitor = { defaultMode: 'light', respects: true, prefersDark: false } as const
  expect(modeOf({ ...visitor, stored: 'dark' })).toBe('dark')
  expect(modeOf({ ...visitor, stored: 'light', search: '?docusaurus-theme=dark' })).toBe('dark')
})

it('sets the data attributes that the URL asks for, but none that the theme uses', () => {
  const visitor = { defaultMode: 'light', respects: true, prefersDark: false } as const
  const plain = attributesOf(visitor)
  const asked = (name: string) => attributesOf({ ...visitor, search: `?docusaurus-data-${name}=x` })
  for (const name of ['embed', 'jsx', 'no-theme']) expect(asked(name).get(`data-${name}`)).toBe('x')
  for (const name of [
    ...['js', 'theme', 'theme-choice', 'has-hydrated', 'announcement-bar-initially-dismissed'],
    ...['has-anything', 'theme%2Dchoice'],
  ])
    expect(asked(name)).toEqual(plain)
})
