// `watch` when the system cannot watch more files, and when other sites request its events.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { eventsPath } from '../../../build/dev/client/events.ts'
import { cli, startCli } from '../../support/cli.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
  writeFile(root, 'docs/a.md', '# A\n')
})

// A separate user namespace, so that the machine's limit does not change.
const limit = 'echo 3 > /proc/sys/user/max_inotify_watches && exec "$@"'
const canLimit = spawnSync('unshare', ['-Ur', 'sh', '-c', limit, 'sh', 'true']).status === 0

it.runIf(canLimit)('falls back to polling when no more files can be watched, and says so', async () => {
  const args = ['-Ur', 'sh', '-c', limit, 'sh', process.execPath, cli, 'watch', root, '--port', '0']
  const child = spawn('unshare', args, { env: { ...process.env, NO_COLOR: '1', CI: '1' } })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  try {
    await expect
      .poll(() => said, { timeout: 60_000 })
      .toContain('sudo sysctl fs.inotify.max_user_watches=524288')
    writeFile(root, 'docs/a.md', '# A\n\nfound\n')
    await expect
      .poll(() => readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8'), { timeout: 60_000 })
      .toContain('found')
  } finally {
    child.kill('SIGKILL')
  }
})

it('sends nothing to pages of other sites', async () => {
  const { child, done } = startCli(['watch', root, '--port', '0'])
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  try {
    await expect.poll(() => said, { timeout: 60_000 }).toContain('Watching; open')
    const address = /open (http\S+)/.exec(said)?.[1] ?? ''
    const status = (headers: Readonly<Record<string, string>>) =>
      new Promise((resolve) => {
        const asked = request(new URL(eventsPath, address), { headers }, (response) => {
          resolve(response.statusCode)
          asked.destroy()
        }).end()
      })
    expect(await status({})).toBe(200)
    expect(await status({ origin: new URL(address).origin })).toBe(200)
    expect(await status({ origin: 'https://evil.example' })).toBe(403)
    expect(await status({ origin: 'null' })).toBe(403)
  } finally {
    child.kill('SIGINT')
    await done
  }
})
