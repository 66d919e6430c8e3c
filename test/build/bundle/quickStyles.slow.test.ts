// An edited style sheet before the bundle is made again: the same CSS that the whole bundle has later.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isStyleSheet, type QuickStyles, quickStyles } from '../../../build/bundle/quickStyles.ts'
import { outputPath, sourcePath } from '../../../build/shared/paths.ts'
import type { Session } from '../../../build/workers/session.ts'
import { writeFile } from '../../support/edits.ts'
import { runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

let session: Session

/** The session of a finished build. */
async function build(): Promise<void> {
  const folders = { root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') }
  const result = await runBuild(folders, { onLinked: (_, own) => (session = own) })
  expect(result.problems).toEqual([])
}

/** What `watch` shows after the file got this text. */
function edit(file: string, text: string): Promise<QuickStyles | null> {
  writeFile(root, file, text)
  return quickStyles({ ...session, ...session.project }, sourcePath(file))
}

const writeFiles = (files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
}

/** The style sheets that a page names. */
const sheetsOf = (page: string): readonly string[] => {
  const html = readFileSync(join(root, 'dist', page, 'index.html'), 'utf8')
  return [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, path]) => path as string)
}
const textsOf = (page: string) => sheetsOf(page).map((path) => readFileSync(join(root, 'dist', path), 'utf8'))

const page = (styles: string) => `import '${styles}'\nexport default () => <p>Text</p>\n`

it('knows style sheets by their endings', () => {
  expect(['a.css', 'b.module.SCSS', 'c.styl', 'd.css.ts', 'e.md'].map(isStyleSheet)).toEqual([
    ...[true, true, true],
    ...[false, false],
  ])
})

const site = {
  'site.config.json': '{ "customCss": ["src/a.css", "src/b.css"] }',
  'src/a.css': "@import './part.css';\n.a { color: red }\n",
  'src/part.css': '.part { color: red }\n',
  'src/b.css': '.b { color: red }\n',
  'src/pages/index.jsx': page('./own.module.css'),
  'src/pages/own.module.css': '.own { color: red }\n',
  'src/pages/other.jsx': page('../other.css'),
  'src/other.css': '.other { color: red }\n',
}

it.each([
  ['the theme is linked', {}],
  ['the site replaces a part', { 'theme/Footer.jsx': 'export default () => <footer>Own</footer>\n' }],
])('%s', async (_, files) => {
  writeFiles({ ...site, ...files })
  await build()
  const [frame, own, other] = [...sheetsOf(''), sheetsOf('other')[1] ?? '']
  const edited = async (file: string, text: string) => [...((await edit(file, text)) ?? [])]
  const blue = expect.stringContaining('#00f')

  // Style sheets of the configuration, of a page, and what one of these imports.
  expect(await edited('src/b.css', '.b { color: blue }\n')).toEqual([[frame, blue]])
  expect(await edited('src/pages/own.module.css', '.own { color: blue }\n')).toEqual([[own, blue]])
  expect(await edited('src/other.css', '.other { color: blue }\n')).toEqual([[other, blue]])
  const quick = await edit('src/part.css', '.part { color: blue }\n')
  expect([...(quick?.keys() ?? [])].sort()).toEqual([frame, own, other].sort())

  // What the last bundle does not have.
  expect(await edit('src/unused.css', '.x { color: red }\n')).toBeNull()
  expect(await edit('src/b.css', "@import './none.css';\n")).toBeNull()
  writeFile(root, 'src/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(await edit('src/b.css', '.b { background: url(./dot.svg) }\n')).toBeNull()

  writeFile(root, 'src/b.css', '.b { color: blue }\n')
  await build()
  const texts = [...textsOf(''), textsOf('other')[1]]
  expect([frame, own, other].map((path) => quick?.get(outputPath(path ?? '')))).toEqual(texts)
})

it('gives nothing before the first bundle', async () => {
  writeFiles({ 'src/a.css': '.a { color: red }\n', 'docs/a.md': '# A\n' })
  await build()
  expect(await edit('src/a.css', '.a { color: blue }\n')).toBeNull()
})
