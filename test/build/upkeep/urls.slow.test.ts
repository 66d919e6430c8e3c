// A site whose published URLs are recorded: what `check` reports after pages and headings changed.
import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const write = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
}

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=Ada', '-c', 'user.email=a@b.test', ...args])

async function problems(...flags: readonly string[]) {
  const { stdout, status } = await runCommand(['check', root, '--format', 'json', ...flags])
  const { problems: found } = JSON.parse(stdout) as {
    readonly problems: readonly { file: string; line: number; code: string; message: string; hint: string }[]
  }
  return { status, found: found.filter(({ code }) => code !== 'unreachedPage') }
}

const seals = 'Seals eat fish every morning at nine, near the great pond in the north of the park.'

it('reports lost URLs and ids, and adds redirects', { timeout: 180_000 }, async () => {
  write({
    'site.config.json': '{ "title": "Park", "url": "https://park.example" }\n',
    'docs/intro.md': '# Intro\n\n## First steps\n\nGo in.\n\n## Next\n\nGo on.\n',
    'docs/otters.md': '# Otters\n\nOtters sleep in the water, and they hold hands while they sleep.\n',
    'docs/seals.md': `# Seals\n\n${seals}\n`,
    'docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n',
    'docs/secret.md': '---\nunlisted: true\n---\n\n# Secret\n',
  })
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'first')
  expect((await runCommand(['urls', root])).stdout).toBe(
    'new   /docs/intro/\nnew   /docs/otters/\nnew   /docs/seals/\nnew   /search/\n',
  )
  const { stderr } = await runCommand(['urls', root, '--update'])
  expect(stderr).toContain('troodon.urls.json has 4 URLs, 4 of them new.')
  expect(await problems()).toEqual({ status: 0, found: [] })

  git('mv', 'docs/otters.md', 'docs/sea-otters.md')
  renameSync(join(root, 'docs/seals.md'), join(root, 'docs/pond.md'))
  write({
    'docs/pond.md': `# The pond\n\n${seals} It is deep.\n`,
    'docs/intro.md': '# Intro\n\n## Begin\n\nGo in.\n\n## Next\n\nGo on.\n',
    'kept-urls.txt': '# of the old site\nhttps://park.example/docs/seals?x=1\n/old/page/\n',
  })
  const after = await problems()
  expect(after.status).toBe(1)
  expect(
    after.found.map(({ file, line, code, message, hint }) => `${file}:${line} ${code} ${message} ${hint}`),
  ).toEqual([
    'kept-urls.txt:3 lostUrl /old/page/ must be kept, but no page and no redirect answers it. Add a redirect from it. If the page is gone for good, remove this line.',
    'troodon.urls.json:2 lostAnchor /docs/intro/#first-steps was published, but the page has no such id. In docs/intro.md, write {#first-steps} after the heading that has the id begin now. If nobody needs it, remove "first-steps" from this line.',
    "troodon.urls.json:3 lostUrl /docs/otters/ was published, but no page and no redirect answers it any more. Its page was docs/otters.md. The page is now /docs/sea-otters/: add { from: '/docs/otters', to: '/docs/sea-otters/' } to redirects. If the page is gone for good, remove this line.",
    "troodon.urls.json:4 lostUrl /docs/seals/ was published, but no page and no redirect answers it any more. Its page was docs/seals.md. The page is now /docs/pond/: add { from: '/docs/seals', to: '/docs/pond/' } to redirects. If the page is gone for good, remove this line.",
  ])

  const built = await runCommand(['build', root])
  expect([built.status, built.stderr.match(/lost\w+/g)]).toEqual([
    1,
    ['lostUrl', 'lostAnchor', 'lostUrl', 'lostUrl'],
  ])

  write({ 'docs/intro.md': '# Intro\n\n## Begin {#first-steps}\n\nGo in.\n\n## Next\n\nGo on.\n' })
  const fixed = await problems('--fix')
  expect(fixed.found.map(({ message }) => message.split(',')[0])).toEqual(['/old/page/ must be kept'])
  const { redirects } = JSON.parse(readFileSync(join(root, 'site.config.json'), 'utf8')) as {
    readonly redirects: { readonly redirects: readonly { from: string; to: string }[] }
  }
  expect([...redirects.redirects].sort((a, b) => (a.from < b.from ? -1 : 1))).toEqual([
    { from: '/docs/otters', to: '/docs/sea-otters/' },
    { from: '/docs/seals', to: '/docs/pond/' },
  ])
  write({ 'static/_redirects': '/old/* /docs/intro/\n/a /b\n/b /docs/intro/\n/c /d\n/d /c\n/e /nope\n' })
  expect((await problems()).found.map(({ line, code, message }) => `${line} ${code} ${message}`)).toEqual([
    '2 redirectChain The redirect from /a leads to /b, which redirects to /docs/intro/.',
    '4 redirectChain The redirect from /c leads back to it.',
    '5 redirectChain The redirect from /d leads back to it.',
    '6 redirect The redirect from /e leads to /nope, which is not a page.',
  ])
  write({ 'troodon.urls.json': '<<<<<<< HEAD\n' })
  expect((await problems()).found.find(({ code }) => code === 'urlsFile')?.message).toBe(
    'The list of published URLs cannot be read: It is not JSON.',
  )
})

it('writes a lost id after the heading that took its place, where that is certain', async () => {
  const page = (...headings: readonly string[]) =>
    `# Park\n\n\`\`\`md\n## Hours today\n\`\`\`\n\n${headings.map((one) => `## ${one}\n\nText.\n`).join('\n')}`
  write({
    'site.config.json': '{ "title": "Park", "url": "https://park.example" }\n',
    'docs/park.md': page('Map', 'Hours', 'Prices', 'Food', 'Drinks'),
    'docs/other.md': '# Other\n',
  })
  await runCommand(['urls', root, '--update'])
  const after = async (text: string, other = '# Other\n') => {
    write({ 'docs/park.md': text, 'docs/other.md': other })
    const { found } = await problems('--fix')
    return { codes: found.map(({ code }) => code), text: readFileSync(join(root, 'docs/park.md'), 'utf8') }
  }
  const renamed = page('Map', 'Hours today ##', 'Prices', 'Food', 'Drinks')
  const fixed = page('Map', 'Hours today {#hours} ##', 'Prices', 'Food', 'Drinks')
  expect(await after(renamed)).toEqual({ codes: [], text: fixed })
  const link = '# Other\n\nSee [the hours](./park.md#hours-today).\n'
  expect(await after(renamed, link)).toEqual({ codes: ['lostAnchor'], text: renamed })
  const two = page('Map', 'Hours', 'Prices', 'Food and drinks')
  expect(await after(two)).toEqual({ codes: ['lostAnchor', 'lostAnchor'], text: two })
  const repeated = page('Map', 'Map', 'Prices', 'Food', 'Drinks')
  expect(await after(repeated)).toEqual({ codes: ['lostAnchor'], text: repeated })
})
