// The lock of a build whose process ended, in whatever way.
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lockBuild } from '../../../build/io/buildLock.ts'
import { acquireLock } from '../../../build/io/lock.ts'
import { temporaryFolder } from '../../support/engine.ts'

it.runIf(process.platform === 'linux')('is taken over from a zombie', async () => {
  const folder = temporaryFolder()
  // The second program never asks for the exit code of the first.
  const parent = spawn('bash', ['-c', 'sleep 0.05 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    const pid = await new Promise<string>((settle) =>
      parent.stdout.once('data', (text) => settle(String(text).trim())),
    )
    const fields = () =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
    while (fields()[0] !== 'Z') await new Promise((settle) => setTimeout(settle, 10))
    const file = join(folder.path, 'lock')
    writeFileSync(file, `${pid} ${fields()[19]}`)
    const onWait = () => expect.unreachable('it waited')
    ;(await acquireLock({ file, onWait, patience: 0 }))()
  } finally {
    parent.kill()
    folder.remove()
  }
})

it('of a build marks the cache as a folder that git ignores', async () => {
  const { path, remove } = temporaryFolder()
  try {
    const cache = join(path, '.cache')
    const lock = async () => (await lockBuild(cache, null, { info: () => {} }))()
    await lock()
    expect(readFileSync(join(cache, '.gitignore'), 'utf8')).toBe('*\n')
    // A file of the site's own stays.
    writeFileSync(join(cache, '.gitignore'), '*\n!kept\n')
    await lock()
    expect(readFileSync(join(cache, '.gitignore'), 'utf8')).toBe('*\n!kept\n')
  } finally {
    remove()
  }
})

it('is not made below a file', async () => {
  const file = join(temporaryFolder().path, '.cache')
  writeFileSync(file, '')
  await expect(acquireLock({ file: join(file, 'lock'), onWait: () => {} })).rejects.toThrow(
    `The cache ${file} is not a folder. Remove it or choose another with --cache.`,
  )
})
