// Pipes in a site: who reads one waits for ever, so they are refused before anything reads.
import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { mostAtStart, refusePipes } from '../../../build/io/specialFile.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const makePipe = (path: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  execFileSync('mkfifo', [join(root, path)])
}
const onUnix = it.runIf(process.platform !== 'win32')

onUnix.each([
  ...['package.json', 'tsconfig.json', '.gitignore', 'troodon.urls.json', 'terms.yml', 'site.config.ts'],
  ...[
    'docs/a.md',
    'docs/_part.mdx',
    'blog/authors.yml',
    'i18n/de/code.json',
    'src/deep/Badge.tsx',
    'static/a',
  ],
])('%s', async (path) => {
  makePipe(path)
  expect(await runCommand(['check', root])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(`${path} is a pipe or a device, not a file`),
  })
})

onUnix('a folder with more files than a start looks at', async () => {
  for (let at = 0; at <= mostAtStart; at++) writeFile(root, `more/${at}.txt`, '')
  writeFile(root, 'docs/a.md', '# A\n')
  makePipe('src/deep/Badge.tsx')
  expect(() => refusePipes(root, mostAtStart)).not.toThrow()
  expect(await runCommand(['check', root])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('src/deep/Badge.tsx is a pipe'),
  })
})

onUnix('a configuration outside of the site', async () => {
  const config = join(dirname(root), 'pipe.mjs')
  execFileSync('mkfifo', [config])
  expect(await runCommand(['check', root, '--config', config])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(`The configuration ${config} is not a regular file.`),
  })
})

onUnix('a link to a device is refused, and pipes of other programs are not looked for', () => {
  for (const path of ['node_modules/a/pipe', '.tool/pipe', 'dist/pipe']) makePipe(path)
  execFileSync('touch', [join(root, 'dist/.troodon')])
  expect(() => refusePipes(root)).not.toThrow()
  symlinkSync('/dev/zero', join(root, 'zero'))
  expect(() => refusePipes(root)).toThrow('zero is a pipe or a device')
})
