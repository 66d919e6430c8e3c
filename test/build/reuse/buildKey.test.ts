// The key of a build changes if anything changes that the build depends on, and is null if that is uncertain.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { raceWindow } from '../../../build/io/fileStat.ts'
import type { Bundle } from '../../../build/model/bundle.ts'
import type { PageFacts } from '../../../build/model/page.ts'
import { buildKey, hashOutsideFiles, type KeyContext } from '../../../build/reuse/buildKey.ts'
import { pageStructure } from '../../../build/reuse/pageStructure.ts'
import { sourcePath } from '../../../build/shared/paths.ts'

const startedAt = 1_000_000
const old = startedAt - raceWindow - 1

interface Inputs {
  readonly engine: string
  readonly markdownKey: string
  readonly siteCodeKey: string
  readonly configHash: string
  readonly bundle: string
  readonly pageCode: string
  readonly files: Readonly<Record<string, string>>
  readonly outside: Readonly<Record<string, string>>
}

const hash = fc.stringMatching(/^[0-9a-f]{8}$/)
const files = fc.dictionary(fc.constantFrom('docs/a.md', 'docs/b.md', 'docs/c.png', 'README.md'), hash)
const inputs: fc.Arbitrary<Inputs> = fc.record({
  engine: hash,
  markdownKey: hash,
  siteCodeKey: hash,
  configHash: hash,
  bundle: hash,
  pageCode: hash,
  files,
  outside: files,
})

/** `mtime` of all files; `known`: whether their hashes are recorded. */
function keyOf(
  from: Inputs,
  { mtime = old, known = true, root = '/nowhere', hasFunctions = false } = {},
): string | null {
  const sources = Object.keys(from.files).map(sourcePath)
  const context: KeyContext = {
    engine: from.engine,
    markdownKey: from.markdownKey,
    siteCodeKey: from.siteCodeKey,
    project: {
      root,
      configHash: from.configHash,
      lateReads: '',
      hasFunctions,
      config: {
        frontMatterHook: null,
        contentDir: '',
        docs: [],
        blogs: [],
        pages: [],
        plugins: [],
        sitemap: null,
      },
    },
    cacheFolder: '/nowhere/.cache',
    plugins: { key: '' },
    hashes: { get: (source) => (known ? from.files[source] : undefined), compare: () => null },
  }
  return buildKey(
    {
      scan: {
        startedAt,
        unread: new Map(),
        diagnostics: [],
        files: new Map(sources.map((source) => [source, { size: 1, mtime, ctime: mtime, inode: 1 }])),
      },
      bundle: { key: from.bundle, pages: { a: { key: from.pageCode } } } as unknown as Bundle,
      outside: new Map(Object.entries(from.outside).map(([source, one]) => [sourcePath(source), one])),
    },
    context,
  )
}

describe('the key of a build', () => {
  it('is the same for the same inputs and different for others', () => {
    fc.assert(
      fc.property(inputs, inputs, (a, b) => {
        expect(keyOf(a)).toBe(keyOf({ ...a }))
        expect(keyOf(a) === keyOf(b)).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)))
      }),
    )
  })

  it('changes if one input changes', () => {
    const members = ['engine', 'markdownKey', 'siteCodeKey', 'configHash', 'bundle', 'pageCode'] as const
    fc.assert(
      fc.property(inputs, fc.constantFrom(...members), hash, (from, member, value) => {
        fc.pre(from[member] !== value)
        expect(keyOf({ ...from, [member]: value })).not.toBe(keyOf(from))
      }),
    )
  })

  it.each(['files', 'outside'] as const)(
    'changes if one of the %s changes, is added or removed',
    (member) => {
      fc.assert(
        fc.property(inputs, hash, (from, value) => {
          const { 'docs/a.md': before, ...others } = from[member]
          fc.pre(before !== value)
          expect(keyOf({ ...from, [member]: { ...others, 'docs/a.md': value } })).not.toBe(keyOf(from))
          if (before !== undefined) expect(keyOf({ ...from, [member]: others })).not.toBe(keyOf(from))
        }),
      )
    },
  )

  it('changes with the commit that is checked out if functions may ask for it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'troodon-head-'))
    try {
      const empty: Inputs = {
        ...{ engine: '', markdownKey: '', siteCodeKey: '', configHash: '', bundle: '', pageCode: '' },
        ...{ files: {}, outside: {} },
      }
      mkdirSync(join(folder, '.git'))
      const keys = ['1'.repeat(40), '2'.repeat(40)].map((commit) => {
        writeFileSync(join(folder, '.git/HEAD'), `${commit}\n`)
        return keyOf(empty, { root: folder, hasFunctions: true })
      })
      expect(new Set([...keys, keyOf(empty)]).size).toBe(3)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('is null while a file without a recorded hash was modified just now', () => {
    const one: Inputs = {
      engine: 'e',
      markdownKey: 'p',
      siteCodeKey: '',
      configHash: 'c',
      bundle: 'b',
      pageCode: 'd',
      files: { 'docs/a.md': 'h' },
      outside: {},
    }
    expect(keyOf(one, { mtime: startedAt - 1, known: false })).toBeNull()
    expect(keyOf(one, { mtime: startedAt + 1000, known: false })).toBeNull()
    expect(keyOf(one, { known: false })).not.toBeNull()
    expect(keyOf(one, { mtime: startedAt - 1 })).not.toBeNull()
  })
})

/** The order of files does not matter here, because a scan sorts them. */
const sorted = ({ files, outside, ...rest }: Inputs) => [
  Object.entries(rest).sort(),
  Object.entries(files),
  Object.entries(outside),
]

it('missing files outside of the content have a distinct hash', () => {
  const [here, gone] = [sourcePath('package.json'), sourcePath('no/such/file')]
  const hashes = hashOutsideFiles([here, gone], process.cwd())
  expect(hashes.get(gone)).toBe('missing')
  expect(hashes.get(here)).toMatch(/^[0-9a-f]{32}$/)
})

describe('the structure of a page', () => {
  const facts: PageFacts = {
    frontMatter: {},
    contentTitle: 'A',
    excerpt: 'Begin.',
    headings: [],
    ids: ['a'],
    links: [{ kind: 'link', href: './b.md', line: 3, column: 4 }],
    escapes: [],
    diagnostics: [],
    words: 12,
    bodyKey: 'x',
    structureKey: 'y',
  }

  it('does not depend on words, lines and positions of links', () => {
    const moved: PageFacts = {
      ...facts,
      words: 99,
      bodyKey: 'other',
      structureKey: 'other',
      links: facts.links.map((link) => ({ ...link, line: 70, column: 1 })),
      diagnostics: [{ code: 'eventHandler', line: 1, column: 1, message: 'm', hint: null }],
    }
    expect(pageStructure(moved)).toBe(pageStructure(facts))
  })

  it.each<[string, Partial<PageFacts>]>([
    ['the title', { contentTitle: 'B' }],
    ['the excerpt', { excerpt: 'Other.' }],
    ['front matter', { frontMatter: { title: 'T' } }],
    ['an id', { ids: ['b'] }],
    ['where a link leads', { links: [{ kind: 'link', href: './c.md', line: 3, column: 4 }] }],
    ['a mark of truncation', { truncated: true }],
    ['code', { code: { reason: 'r', line: 1, column: 1 } }],
    ['a widget', { widgets: ['tabs' as never] }],
  ])('is another with %s', (_, change) => {
    expect(pageStructure({ ...facts, ...change })).not.toBe(pageStructure(facts))
  })
})
