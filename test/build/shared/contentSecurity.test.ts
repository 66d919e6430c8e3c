// The security policy of pages: its directives, what a page may add to it, and the hosts that it allows.
import { expect, it } from 'vitest'
import { contentKinds } from '../../../build/kinds/index.ts'
import type { SourceFiles } from '../../../build/model/sourceFiles.ts'
import { redirects } from '../../../build/outputs/redirects.ts'
import { allowsOrigin, type PolicyNeeds, securityPolicy } from '../../../build/shared/contentSecurity.ts'
import { memorySite } from '../../support/memorySite.ts'

const none: PolicyNeeds = {
  ...{ scripts: [], styles: [], styleAttributes: [], evaluates: false, draws: false },
  ...{ scriptOrigins: [], styleOrigins: [], connects: [], added: {} },
}
const directives = (needs: Partial<PolicyNeeds> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    securityPolicy({ ...none, ...needs })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  )

it('allows nothing but the files of the site, and images, media and frames of others', () => {
  expect(directives()).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' https: data:",
    'media-src': "'self' https:",
    'frame-src': "'self' https:",
    'connect-src': "'self'",
    'font-src': "'self' data:",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
  })
})

it.each<[string, Partial<PolicyNeeds>, string, string]>([
  ['an inline script', { scripts: ['sha256-a'] }, 'script-src', "'self' 'sha256-a'"],
  ['live code', { evaluates: true }, 'script-src', "'self' 'unsafe-eval'"],
  ['an inline style sheet', { styles: ['sha256-a'] }, 'style-src', "'self' 'sha256-a'"],
  [
    'style attributes',
    { styles: ['sha256-a'], styleAttributes: ['sha256-b'] },
    'style-src',
    "'self' 'sha256-a' 'unsafe-hashes' 'sha256-b'",
  ],
  ['any style attribute', { styleAttributes: null }, 'style-src', "'self' 'unsafe-inline'"],
  ['a diagram', { draws: true, styles: ['sha256-a'] }, 'style-src', "'self' 'unsafe-inline'"],
  ['a host of scripts', { scriptOrigins: ['https://s.example'] }, 'script-src', "'self' https://s.example"],
  ['a host of fonts', { styleOrigins: ['https://f.example'] }, 'font-src', "'self' data: https://f.example"],
  ['a search service', { connects: ['https://c.example'] }, 'connect-src', "'self' https://c.example"],
  [
    'the configuration',
    { added: { 'img-src': ['http:', 'https:'] } },
    'img-src',
    "'self' https: data: http:",
  ],
])('changes one directive for %s', (_, needs, name, sources) => {
  expect(directives(needs)).toMatchObject({ [name]: sources })
})

const noFiles = { names: new Set(), outside: new Set() } as unknown as SourceFiles

it('of a page that redirects allows nothing but its script', () => {
  const { site } = memorySite(
    { 'docs/new.md': '# New\n' },
    { redirects: { redirects: [{ from: '/old', to: '/docs/new' }] } },
  )
  const [page] = [
    ...redirects({ site: { ...site, kinds: contentKinds }, files: noFiles, refused: new Set() }),
  ]
  expect(JSON.stringify(page)).toMatch(
    /content=\\"default-src 'none'; script-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'\\"/,
  )
})

it.each([
  [['https://cdn.example.org'], true],
  [['cdn.example.org'], true],
  [['https://CDN.example.org/folder/'], true],
  [['*.example.org'], true],
  [['https:'], true],
  [['*'], true],
  [['other.example.org'], false],
  [['example.org'], false],
  [['*.dn.example.org'], false],
  [['*.ample.org'], false],
  [[], false],
])('%j allows scripts of https://cdn.example.org: %s', (sources, isAllowed) => {
  expect(allowsOrigin(sources, 'https://cdn.example.org')).toBe(isAllowed)
})
