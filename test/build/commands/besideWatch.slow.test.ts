// Commands beside a `watch` that runs: `check` works, the others say at once why they cannot.
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli, startCli } from '../../support/cli.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

it('check works beside watch, build and clear do not wait for it', async () => {
  writeFile(root, 'docs/a.md', '# A\n\n[gone](/nowhere/)\n')
  writeFile(root, 'browser.sh', `#!/bin/sh\necho "$1" > "${join(root, 'opened.txt')}"\n`)
  chmodSync(join(root, 'browser.sh'), 0o755)
  const browser = { BROWSER: join(root, 'browser.sh') }
  const { child, done } = startCli(['watch', root, '--port', '0', '--open'], browser)
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  try {
    await expect.poll(() => said, { timeout: 60_000 }).toContain('Watching; open')
    const url = /open (http\S+)/.exec(said)?.[1] ?? ''
    // The shell makes the file before it writes into it.
    const opened = () =>
      existsSync(join(root, 'opened.txt')) && readFileSync(join(root, 'opened.txt'), 'utf8')
    await expect.poll(opened, { timeout: 60_000 }).toBe(`${url}\n`)
    // Only the preview has the site with its error.
    expect(await (await fetch(`${url}docs/a/`)).text()).toContain('gone')
    expect(existsSync(join(root, 'dist'))).toBe(false)
    const [checked, built, cleared] = await Promise.all(
      ['check', 'build', 'clear'].map((command) => runCli([command, root])),
    )
    expect([checked?.status, built?.status, cleared?.status]).toEqual([1, 2, 2])
    expect(checked?.stderr).toContain('/nowhere/ does not lead to any page.')
    expect(built?.stderr).toContain(`watch (process ${child.pid}) is running for this site. Stop it with q`)
    const elsewhere = ['--out', join(root, '../out'), '--cache', join(root, '../cache')]
    expect((await runCli(['build', root, ...elsewhere])).stderr).toContain('1 error. Nothing was written.')
    const second = await runCli(['watch', root, '--port', new URL(url).port])
    expect([second.status, second.stderr.includes('is running for this site')]).toEqual([2, true])
  } finally {
    child.kill('SIGINT')
    await done
  }
  writeFile(root, 'docs/a.md', '# A\n')
  expect((await runCli(['build', root])).status).toBe(0)
})
