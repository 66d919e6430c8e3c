// Outputs that the engine does not include: a test adds a source of each type to the list, and a build writes
// its files.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { outputSources } from '../../../build/outputs/index.ts'
import type { LinkedSite, OutputSource } from '../../../build/outputs/linkedSite.ts'
import { copyOutput, textOutput } from '../../../build/outputs/output.ts'
import { type OutputPath, outputPath, sourcePath } from '../../../build/shared/paths.ts'
import { runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
})

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

const config = (more = '') => `export default {
  title: 'Birds', url: 'https://birds.example', baseUrl: '/', contentDir: '.', docs: false, blog: false, ${more}
}`

const build = (outputs: readonly OutputSource[]) =>
  runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') }, { outputs })

const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')

/** A list of all pages. It needs only the plan. */
function* pageList({ site }: Pick<LinkedSite, 'site'>) {
  yield textOutput(outputPath('pages.txt'), site.routes.map(({ path }) => path).join('\n'))
}

describe('an additional source', () => {
  it('writes its files beside all others', async () => {
    write('site.config.ts', config())
    write('pages/index.md', '# Home\n')
    write('pages/tern.md', '# Tern\n')
    const result = await build([...outputSources, pageList])
    expect(result.problems).toEqual([])
    expect(read('pages.txt').split('\n')).toEqual(expect.arrayContaining(['/', '/tern/']))
    expect(read('tern/index.html')).toContain('<h1>Tern</h1>')
    expect(read('robots.txt')).toContain('Sitemap: https://birds.example/sitemap.xml')
  })

  it('can copy a file, create one with tools, start slow work, and use the hashes of all other files', async () => {
    const seen: { tools: string[]; files: readonly OutputPath[] } = { tools: [], files: [] }
    const everyType: OutputSource = function* ({ files }) {
      yield {
        type: 'last',
        *make(emitted) {
          seen.files = [...emitted.keys()]
          yield textOutput(outputPath('last.txt'), emitted.get(outputPath('made.txt'))?.hash ?? 'missing')
        },
      }
      yield {
        type: 'later',
        begin: async () => [textOutput(outputPath('later.txt'), 'later')],
      }
      yield {
        type: 'made',
        path: outputPath('made.txt'),
        key: 'made-1',
        async make(tools) {
          seen.tools = Object.keys(tools).sort()
          return 'made'
        },
      }
      yield copyOutput(outputPath('copied.md'), sourcePath('pages/index.md'), files)
    }
    write('site.config.ts', config())
    write('pages/index.md', '# Home\n')
    expect((await build([...outputSources, everyType])).problems).toEqual([])
    expect(read('copied.md')).toBe('# Home\n')
    expect(read('later.txt')).toBe('later')
    expect(read('made.txt')).toBe('made')
    expect(read('last.txt')).toMatch(/^[0-9a-f]{16,}$/)
    expect(seen.tools).toEqual([
      'cacheFolder',
      'indexPages',
      'keptFile',
      'outDir',
      'renderText',
      'store',
      'themeText',
    ])
    expect(seen.files).toEqual(expect.arrayContaining(['index.html', 'later.txt', 'made.txt', 'copied.md']))
    expect(seen.files).not.toContain('last.txt')
  })

  it('has no output after it is removed from the list', async () => {
    write('site.config.ts', config())
    write('pages/index.md', '# Home\n')
    await build([...outputSources, pageList])
    write('pages/index.md', '# Home of all birds\n')
    await build(outputSources)
    expect(existsSync(join(root, 'dist/pages.txt'))).toBe(false)
  })
})

describe('two outputs with the same path', () => {
  it('are reported if they differ, and nothing is written', async () => {
    write('site.config.ts', config())
    write('pages/index.md', '# Home\n')
    const other: OutputSource = () => [textOutput(outputPath('robots.txt'), 'other')]
    const result = await build([...outputSources, other])
    expect(result.ok).toBe(false)
    expect(result.problems).toMatchObject([
      {
        code: 'reservedOutput',
        severity: 'error',
        message: 'Both the generated file robots.txt and robots.txt would be written to robots.txt.',
      },
    ])
    expect(existsSync(join(root, 'dist/robots.txt'))).toBe(false)
  })

  it('are one file if they are equal', async () => {
    write('site.config.ts', config())
    write('pages/index.md', '# Home\n')
    const result = await build([...outputSources, pageList, pageList])
    expect(result.problems).toEqual([])
    expect(read('pages.txt')).toContain('/')
  })

  it('are reported for a static file at the path of a generated one', async () => {
    write('site.config.ts', config())
    write('pages/tern.md', '# Tern\n')
    write('static/tern/index.md', 'Not the page.')
    const { problems } = await build(outputSources)
    expect(problems.map(({ message }) => message)).toEqual([
      'Both static/tern/index.md and pages/tern.md would be written to tern/index.md.',
    ])
  })
})
