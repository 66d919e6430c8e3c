// Random changes of a site that runs its own theme: after each of them, an incremental build makes the same
// files as a clean one.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeFile } from '../../../support/edits.ts'
import { differences, readTree, runBuild, temporaryFolder } from '../../../support/engine.ts'
import { writeStubDocusaurus } from '../../../support/stubDocusaurus.ts'

/** The site as far as it changes. */
interface Site {
  readonly pages: readonly { readonly title: string; readonly words: string; readonly egg: boolean }[]
  readonly post: string
  readonly css: string
  readonly egg: string
  readonly footer: string | null
}

const word = fc.constantFrom('warm', 'cold', 'blue')
const site: fc.Arbitrary<Site> = fc.record({
  pages: fc.array(fc.record({ title: word, words: word, egg: fc.boolean() }), { minLength: 1, maxLength: 3 }),
  post: word,
  css: word,
  egg: word,
  footer: fc.option(word),
})

/** Each member stays, or is that of another site. */
const steps = fc.array(
  fc.tuple(fc.constantFrom('pages', 'post', 'css', 'egg', 'footer'), site) as fc.Arbitrary<
    [keyof Site, Site]
  >,
  { minLength: 6, maxLength: 6 },
)

function write(root: string, { pages, post, css, egg, footer }: Site): void {
  rmSync(join(root, 'docs'), { recursive: true, force: true })
  rmSync(join(root, 'src'), { recursive: true, force: true })
  for (const [at, page] of pages.entries())
    writeFile(
      root,
      `docs/p${at}.mdx`,
      `${page.egg ? "import Egg from '@site/src/Egg'\n\n" : ''}# The ${page.title}\n\n## Nest\n\nSo ${page.words}, [first](./p0.mdx#nest).\n${page.egg ? '\n<Egg />\n' : ''}`,
    )
  writeFile(root, 'blog/2026-01-01-one.md', `# One\n\nIt is ${post}.\n\n<!-- truncate -->\n\nMore.\n`)
  writeFile(root, 'src/site.css', `.${css} { color: red }\n`)
  writeFile(root, 'src/Egg.js', `export default () => <p id="egg">${egg}</p>\n`)
  writeFile(root, 'src/pages/index.js', "import Egg from '../Egg'\nexport default () => <Egg />\n")
  if (footer) writeFile(root, 'src/theme/Footer.js', `export default () => <footer>${footer}</footer>\n`)
}

it('builds the same after any change', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(site, steps, async (begin, changes) => {
      const folder = temporaryFolder()
      try {
        const root = join(folder.path, 'site')
        const place = (name: string) => ({
          root,
          outDir: join(folder.path, name, 'dist'),
          cacheFolder: join(folder.path, name, 'cache'),
        })
        writeStubDocusaurus(root)
        writeFile(
          root,
          'docusaurus.config.js',
          `module.exports = { title: 'Nests', url: 'https://example.com', baseUrl: '/', trailingSlash: false,
  presets: [['classic', { theme: {} }]], clientModules: ['./src/site.css'] }\n`,
        )
        let now = begin
        for (const [member, other] of [['pages', begin] as const, ...changes]) {
          now = { ...now, [member]: other[member] }
          write(root, now)
          await runBuild(place('kept'))
          rmSync(join(folder.path, 'clean'), { recursive: true, force: true })
          await runBuild(place('clean'))
          expect(differences(readTree(place('kept').outDir), readTree(place('clean').outDir))).toEqual([])
        }
      } finally {
        folder.remove()
      }
    }),
    { numRuns: 3 },
  )
})
