// Large modules that pages import later are not part of the server's code, until a page needs one while it is
// rendered. The output is the same in both cases.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { runCli } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const editor = (text: string) =>
  `export const data = ${JSON.stringify('x'.repeat(1_100_000))}
export default () => <p id="editor">${text}</p>\n`

/** Loads the editor in the browser. */
const later = `import { useEffect, useState } from 'react'
export default () => {
  const [Editor, show] = useState(null)
  useEffect(() => void import('../Editor').then((found) => show(() => found.default)), [])
  return Editor ? <Editor /> : <p>Loading</p>
}\n`

/** Loads the editor when it is rendered. */
const atOnce = `import { lazy, Suspense } from 'react'
const Editor = lazy(() => import('../Editor'))
export default () => <Suspense fallback={<p>Loading</p>}><Editor /></Suspense>\n`

const page = (name = 'one') => readFileSync(join(root, 'dist', name, 'index.html'), 'utf8')

/** Bytes of the server's code in the cache. */
function serverBytes(): number {
  const folder = join(root, '.cache/theme')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^server[^\\/]*[\\/](?:chunks|pages)[\\/]/.test(name))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}

const build = async (...options: string[]) => {
  const { status, stdout, stderr } = await runCommand(['build', root, ...options])
  expect(status, stdout + stderr).toBe(0)
  expect(stdout + stderr).not.toMatch(/left out|not part of the bundle/)
}

/** The output of a build from nothing. */
async function cleanOutput(): Promise<ReadonlyMap<string, string>> {
  expect((await runCommand(['clear', root])).status).toBe(0)
  await build()
  return output()
}

const output = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:html|json|js)$/.test(name))
      .sort()
      .map((name) => [name, readFileSync(join(root, 'dist', name), 'utf8')]),
  )

beforeEach(() => {
  writeFile(root, 'site.config.json', '{}')
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, 'src/Editor.jsx', editor('First'))
})

describe('a page that loads a large module in the browser', () => {
  it('is rendered without it', async () => {
    writeFile(root, 'src/pages/one.jsx', later)
    await build('--verify')
    expect(page()).toContain('Loading')
    expect(serverBytes()).toBeLessThan(100_000)
    expect([...output()].some(([name, text]) => name.endsWith('.js') && text.includes('xxxxx'))).toBe(true)
  })

  it('has problems of the module reported', async () => {
    writeFile(root, 'src/pages/one.jsx', later)
    writeFile(root, 'src/Editor.jsx', `import './Missing'\n${editor('First')}`)
    const { status, stdout, stderr } = await runCommand(['build', root])
    expect(status).toBe(1)
    expect(stdout + stderr).toContain('src/Editor.jsx:1:8')
  })
})

describe('a page that is rendered with a large module', () => {
  beforeEach(() => writeFile(root, 'src/pages/one.jsx', atOnce))

  it('contains it', async () => {
    await build('--verify')
    expect(page()).toMatch(/<p id="editor">First<\/p>/)
  })

  it('is rendered again when the module changes', async () => {
    await build()
    writeFile(root, 'src/Editor.jsx', editor('Second'))
    await build('--verify')
    expect(page()).toMatch(/<p id="editor">Second<\/p>/)
  })

  it('leaves no traces when it no longer needs the module', async () => {
    writeFile(root, 'src/pages/two.jsx', later)
    await build()
    writeFile(root, 'src/pages/one.jsx', later)
    await build()
    const after = output()
    expect(after).toEqual(await cleanOutput())
  })
})

const forgotten = "import('../Editor').then(({ default: Editor }) => { globalThis.found = Editor })"

describe('code that does not wait for it', () => {
  it.each([
    ['one.jsx', `${forgotten}\nexport default () => <p>One</p>\n`],
    ['one.mdx', `export const editor = ${forgotten}\n\nOne {String(editor)}\n`],
  ])('is no problem in %s, whenever the import ends', async (name, text) => {
    writeFile(root, `src/pages/${name}`, text)
    // In a process of its own: the import may end after the build.
    const { status, stderr } = await runCli(['build', root, '--verify'])
    expect(status, stderr).toBe(0)
    expect(page()).toContain('<p>One')
  })
})

it('is found by a replaced part of the theme', async () => {
  writeFile(root, 'theme/Footer.jsx', atOnce.replace('../Editor', '../src/Editor'))
  writeFile(root, 'src/pages/one.jsx', 'export default () => <p>One</p>\n')
  await build('--verify')
  expect(page()).toMatch(/<p id="editor">First<\/p>/)
})
