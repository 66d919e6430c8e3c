// The structure key of a build covers what every page has, and leaves out the words of the pages.
import { expect, it } from 'vitest'
import { contentKinds } from '../../../build/kinds/index.ts'
import type { Bundle } from '../../../build/model/bundle.ts'
import type { PageFacts } from '../../../build/model/page.ts'
import type { KeyContext } from '../../../build/reuse/buildKey.ts'
import { structureKey } from '../../../build/reuse/structureKey.ts'
import { type SourcePath, sourcePath } from '../../../build/shared/paths.ts'
import { memorySite } from '../../support/memorySite.ts'

const file = sourcePath('docs/a.md')
const contextOf = (config: KeyContext['project']['config']): KeyContext => ({
  ...{ engine: 'e', markdownKey: 'm', siteCodeKey: '' },
  project: { root: '/nowhere', configHash: 'c', lateReads: '', hasFunctions: false, config },
  cacheFolder: '/nowhere/.cache',
  plugins: { key: '' },
  hashes: { get: () => 'content', compare: () => null },
})

function keyOf(text: string, { shared = 'data', structure = 'structure' } = {}): string | null {
  const { site, input } = memorySite({ [file]: text })
  const facts = { ...(input.pages.get(file) as PageFacts), structureKey: structure }
  const files = new Map([[file, { size: 1, mtime: 1, ctime: 1, inode: 1 }]])
  const scan = { startedAt: 10_000, files, unread: new Map(), diagnostics: [] }
  const bundle = { key: 'b', pages: {} } as unknown as Bundle
  const pages = new Map([[file, facts]])
  const read = { scan, bundle, outside: new Map(), pages, unread: new Set<SourcePath>() }
  const behind = new Set<SourcePath>()
  const planned = { ...site, kinds: contentKinds }
  return structureKey({ ...read, site: planned, shared, behind }, contextOf(input.config))
}

it('does not depend on the words of a page', () => {
  expect(keyOf('# A\n\nOne.\n')).toBe(keyOf('# A\n\nOther words.\n'))
  expect(keyOf('# A\n')).not.toBeNull()
})

it('depends on what every page has, and on the structure of each', () => {
  const keys = [keyOf('# A\n'), keyOf('# A\n', { shared: 'other' }), keyOf('# A\n', { structure: 'other' })]
  expect(new Set(keys).size).toBe(3)
})
