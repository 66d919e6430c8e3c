// Work that a build skips after an edit of text, and checks that it still makes.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { raceWindow } from '../../../build/io/fileStat.ts'
import { readLastBuild } from '../../../build/reuse/lastBuild.ts'
import { writeFile } from '../../support/edits.ts'
import { differences, readTree, runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((folder) => {
  root = folder
  writeFile(
    root,
    'site.config.json',
    JSON.stringify({ contentDir: '.', docs: {}, blog: {}, onBrokenLinks: 'warn' }),
  )
  writeFile(root, 'docs/a.md', '# A\n\nBegin.\n\nWords. [b](./b.md#part) ![dot](./dot.svg)\n')
  writeFile(root, 'docs/b.md', '# B\n\nText with a [mistake](/nowhere/).\n\n## Part\n\n[file](./file)\n')
  writeFile(root, 'docs/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  writeFile(root, 'docs/file', 'no ending')
  writeFile(root, 'blog/2024-01-01-post.md', '# Post\n\nShort.\n\n<!-- truncate -->\n')
})

/**
 * A file that was written a moment ago could change again unnoticed, so its stat is trusted only after this
 * time.
 */
const settle = () => setTimeout(raceWindow + 20)

async function build(name = '') {
  await settle()
  return runBuild({ root, outDir: join(root, `dist${name}`), cacheFolder: join(root, `.cache${name}`) })
}

/** The structure key that the last build recorded. */
function structureKey(): string | null {
  return readLastBuild(join(root, '.cache'), join(root, 'dist'))?.structureKey ?? null
}

const edit = (path: string, from: string, to: string): void => {
  const text = readFileSync(join(root, path), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(root, path), text.replace(from, to))
}

describe('the structure key of a site', () => {
  beforeEach(async () => void (await build()))

  it('does not change when words change', async () => {
    const before = structureKey()
    edit('docs/a.md', 'Words.', '\n\nOther words of any number.')
    await build()
    expect(structureKey()).toBe(before)
  })

  it.each([
    ['a title', 'docs/a.md', '# A', '# Other'],
    ['the paragraph that describes the page', 'docs/a.md', 'Begin.', 'Other.'],
    ['a heading', 'docs/b.md', '## Part', '## Piece\n\n## Part'],
    ['where a link leads', 'docs/a.md', './b.md#part', './b.md'],
    ['front matter', 'docs/b.md', '# B', '---\nsidebar_position: 3\n---\n\n# B'],
    ['a picture', 'docs/dot.svg', 'width="9"', 'width="8"'],
    ['the length of a post', 'blog/2024-01-01-post.md', 'Short.', 'Longer by far.'],
    ['the configuration', 'site.config.json', '"docs":{}', '"docs":{"breadcrumbs":false}'],
  ])('is another with %s', async (_, path, from, to) => {
    const before = structureKey()
    edit(path, from, to)
    await build()
    expect(structureKey()).not.toBe(before)
    expect(structureKey()).not.toBeNull()
  })

  it('depends on what a front matter hook returns, whatever its source', async () => {
    writeFile(
      root,
      'site.config.js',
      `import { readFileSync } from 'node:fs'
      const titles = () => JSON.parse(readFileSync(${JSON.stringify(join(root, 'titles.json'))}, 'utf8'))
      const frontMatter = ({ filePath, frontMatter }) => ({ ...frontMatter, ...titles()[filePath.split('/').at(-1)] })
      export default { contentDir: '.', docs: {}, blog: {}, onBrokenLinks: 'warn', markdown: { frontMatter } }\n`,
    )
    rmSync(join(root, 'site.config.json'))
    writeFile(root, 'titles.json', '{ "b.md": { "title": "Before" } }')
    expect((await build()).problems.filter(({ code }) => code !== 'brokenLink')).toEqual([])
    const before = structureKey()
    expect(before).not.toBeNull()
    edit('docs/a.md', 'Words.', 'Other words.')
    expect(await build()).toMatchObject({ ok: true, summary: { rendered: 1 } })
    expect(structureKey()).toBe(before)
    writeFile(root, 'titles.json', '{ "b.md": { "title": "After" } }')
    edit('docs/a.md', 'Other words.', 'Yet other words.')
    await build()
    expect(structureKey()).not.toBe(before)
    await build('-clean')
    expect(differences(readTree(join(root, 'dist')), readTree(join(root, 'dist-clean')))).toEqual([])
    expect(readFileSync(join(root, 'dist/docs/b/index.html'), 'utf8')).toContain('After')
  })
})

describe('after an edit of words', () => {
  it('warnings, files and pages equal those of a clean build, even if one was damaged', async () => {
    const first = await build()
    expect(first.problems.map(({ code, file }) => [code, file])).toEqual([['brokenLink', 'docs/b.md']])
    edit('docs/a.md', 'Words.', 'Other words.')
    writeFileSync(join(root, 'dist/docs/b/index.html'), 'damaged')
    const next = await build()
    const clean = await build('-clean')
    expect(next.summary.rendered).toBe(2)
    expect(next.problems).toEqual(clean.problems)
    expect(next.problems).toEqual(first.problems)
    expect(next.summary.links).toBe(clean.summary.links)
    expect(differences(readTree(join(root, 'dist')), readTree(join(root, 'dist-clean')))).toEqual([])
  })

  it('all pages depend on what is not a file of the site, such as a package version', async () => {
    const install = (version: string) => {
      writeFile(
        root,
        'node_modules/mermaid/package.json',
        JSON.stringify({ name: 'mermaid', version, main: 'dist/mermaid.esm.min.mjs' }),
      )
      writeFile(root, 'node_modules/mermaid/dist/mermaid.esm.min.mjs', `export default '${version}'\n`)
      writeFile(root, 'node_modules/mermaid/dist/chunks/mermaid.esm.min/part.mjs', 'export {}\n')
    }
    install('1.0.0')
    writeFile(root, 'docs/drawn.md', '# Drawn\n\n```mermaid\ngraph TD\n```\n')
    await build()
    install('2.0.0')
    expect((await build()).changed).toContain('assets/mermaid/2.0.0/mermaid.esm.min.mjs')
    install('3.0.0')
    edit('docs/a.md', 'Words.', 'Other words.')
    await build()
    await build('-clean')
    const files = readTree(join(root, 'dist'))
    expect(files.has('assets/mermaid/3.0.0/mermaid.esm.min.mjs')).toBe(true)
    expect(differences(files, readTree(join(root, 'dist-clean')))).toEqual([])
  })
})
