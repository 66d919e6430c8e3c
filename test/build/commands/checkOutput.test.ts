// `check` looks at rendered pages where a rule about the output is on, and renders only those that changed.
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

async function problemsOf() {
  const { stdout } = await runCommand(['check', root, '--format', 'json'])
  const { problems } = JSON.parse(stdout) as {
    readonly problems: readonly { file: string | null; code: string; message: string }[]
  }
  return problems.map(({ file, code, message }) => `${file} ${code} ${message}`)
}

it('reports what is wrong with rendered pages, feeds and weights', { timeout: 120_000 }, async () => {
  const page = (title: string) => `# ${title}\n\nSee [one](./one.md) and [two](./two.md).\n\n`
  const files = {
    'docs/one.md': `${page('One')}<button></button>\n\n![Pond](./pond.svg)\n`,
    'docs/two.md': `${page('Two')}<div role="nope">a</div> <!-- check-ignore wrongAria: on purpose -->\n`,
    'docs/pond.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><desc>${'x'.repeat(3000)}</desc></svg>\n`,
    'blog/2026-11-28-a.md': '---\ntitle: A\n---\n\nNews.\n\n<!-- truncate -->\n\nMore.\n',
    'site.config.json': JSON.stringify({
      url: 'https://park.example',
      checks: {
        ...{
          missingName: 'warning',
          wrongAria: 'warning',
          pageLandmarks: 'warning',
          structuredData: 'warning',
        },
        ...{ blockedResource: 'warning', alternatePages: 'warning', canonicalPage: 'warning' },
        ...{ feedFormat: 'warning', pageWeight: 'warning' },
        rules: { pageWeight: { docs: { images: 2000 }, search: 100 } },
      },
    }),
  }
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  const first = await problemsOf()
  expect(first).toEqual([
    expect.stringContaining('The search index'),
    'docs/one.md pageWeight https://park.example/docs/one/ has 3.1 kB of images, and 2.0 kB are allowed.',
    'docs/one.md missingName https://park.example/docs/one/: A button has no name: <button>.',
  ])
  expect(await problemsOf()).toEqual(first)
  writeFile(root, 'docs/one.md', page('One'))
  expect(await problemsOf()).toEqual([expect.stringContaining('The search index')])
})
