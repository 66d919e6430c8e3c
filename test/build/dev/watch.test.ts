// `watch` follows everything that a page depends on.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startCli } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

async function until(what: () => boolean): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (what()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('It did not happen within 30 seconds.')
}

it('rebuilds for Markdown, components outside of the content, and included files', async () => {
  const files = {
    'site.config.json': '{ "contentDir": "content" }',
    'content/docs/a.mdx': "import Badge from '@site/src/Badge'\n\n# A\n\n<Badge />\n",
    'content/docs/b.md': '# B\n\n```js file=@site/src/shown.js\n```\n',
    'src/Badge.jsx': 'export default () => <b>first</b>\n',
    'src/shown.js': 'const shown = 1\n',
  }
  for (const [path, content] of Object.entries(files)) writeFile(root, path, content)
  const { child, done } = startCli(['watch', root, '--port', '0'])
  const shows = (page: string, text: string) => () => {
    try {
      return readFileSync(join(root, 'dist/docs', page, 'index.html'), 'utf8').includes(text)
    } catch {
      return false
    }
  }
  try {
    await until(shows('a', '<b>first</b>'))
    await until(shows('b', 'shown'))
    // The watcher is ready some time after the first build, so the change is repeated until it is seen.
    let step = 0
    await until(() => {
      if (step++ % 10 === 0)
        writeFile(root, 'src/Badge.jsx', `export default () => <b>second</b> // ${step}\n`)
      return shows('a', '<b>second</b>')()
    })
    writeFile(root, 'src/shown.js', 'const changed = 2\n')
    await until(shows('b', 'changed'))
    writeFile(root, 'content/docs/a.mdx', '# A\n\nnow data\n')
    await until(shows('a', 'now data'))
  } finally {
    child.kill('SIGINT')
    await done
  }
})

it('follows folders that the configuration adds later', async () => {
  writeFile(root, 'site.config.json', '{ "contentDir": "content" }')
  writeFile(root, 'content/docs/a.md', '# A\n')
  writeFile(root, 'other/docs/b.md', '# B\n\nfirst\n')
  const { child, done } = startCli(['watch', root, '--port', '0'])
  const shows = (text: string) => () => {
    const page = join(root, 'dist/docs/b/index.html')
    return existsSync(page) && readFileSync(page, 'utf8').includes(text)
  }
  try {
    await until(() => existsSync(join(root, 'dist/docs/a/index.html')))
    let step = 0
    await until(() => {
      if (step++ % 40 === 0)
        writeFile(root, 'site.config.json', `{ "contentDir": "other", "title": "Step ${step}" }`)
      return shows('first')()
    })
    writeFile(root, 'other/docs/b.md', '# B\n\nsecond\n')
    await until(shows('second'))
  } finally {
    child.kill('SIGINT')
    await done
  }
})

it('shows drafts on request, with a banner, and keeps them out of dist/', async () => {
  const files = {
    'docs/a.md': '# A\n\n[next](./b.md)\n',
    'docs/b.md': '---\ndraft: true\n---\n\n# B\n\nnot ready\n',
  }
  for (const [path, content] of Object.entries(files)) writeFile(root, path, content)
  const { child, done } = startCli(['watch', root, '--drafts', '--port', '0'])
  const page = join(root, '.cache/drafts/docs/b/index.html')
  try {
    await until(() => existsSync(page))
    expect(readFileSync(page, 'utf8')).toContain('theme-draft-banner')
    expect(readFileSync(page, 'utf8')).toContain('<meta name="robots" content="noindex')
    expect(readFileSync(join(root, '.cache/drafts/docs/a/index.html'), 'utf8')).toContain('href="/docs/b/"')
    expect(existsSync(join(root, 'dist'))).toBe(false)
  } finally {
    child.kill('SIGINT')
    await done
  }
  const built = await runCommand(['check', root])
  expect(built.stderr).toContain('./b.md is a draft, and drafts are not published.')
})

it('serves the last build while the first one runs', async () => {
  writeFile(root, 'docs/a.md', '# A\n\nfirst\n')
  await runCommand(['build', root])
  writeFile(root, 'docs/a.md', '# A\n\nsecond\n')
  const { child, done } = startCli(['watch', root, '--port', '0'])
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  try {
    await until(() => said.includes('Watching; open'))
    expect(said).toMatch(/Showing the last build at http\S+\n[\s\S]*Built: 1 page rendered/)
    expect(readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8')).toContain('second')
  } finally {
    child.kill('SIGINT')
    await done
  }
})

it('shows an edit immediately after an unchanged start', async () => {
  writeFile(root, 'docs/a.md', '# A\n\nfirst\n')
  await runCommand(['build', root])
  const { child, done } = startCli(['watch', root, '--port', '0'])
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  try {
    await until(() => said.includes('Watching; open'))
    let step = 0
    await until(() => {
      if (step++ % 10 === 0) writeFile(root, 'docs/a.md', `# A\n\nwords ${step}\n`)
      return said.includes('Showing docs/a.md after')
    })
  } finally {
    child.kill('SIGINT')
    await done
  }
})
