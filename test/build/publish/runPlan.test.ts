// A plan is carried out only with the lease, and removes nothing before the last file is written.
import { expect, it } from 'vitest'
import type { Plan } from '../../../build/publish/release/planDeploy.ts'
import type { ReleaseFile } from '../../../build/publish/release/release.ts'
import { type RunOptions, upload, write } from '../../../build/publish/runPlan.ts'
import type { Target } from '../../../build/publish/target/target.ts'

const file: ReleaseFile = { hash: 'h', size: 1, encoding: null, headers: {} }
const plan: Plan = {
  saves: [{ path: 'assets/b.js', file, mayExist: false }],
  uploads: [{ key: 'assets/a.js', path: 'assets/a.js', file, mayExist: false }],
  writes: [
    [{ path: 'docs/index.html', file, stage: 'pages', isNew: true }],
    [{ path: 'index.html', file, stage: 'pages', isNew: false }],
  ],
  removals: ['old/index.html'],
  unchanged: 0,
}

/** The requests to the target. `checks`: how often the lease is still valid. */
async function run(checks: number): Promise<readonly string[]> {
  const asked: string[] = []
  const target = {
    put: async (key: string) => void asked.push(`put ${key}`),
    copy: async (_: string, path: string) => void asked.push(`copy ${path}`),
    remove: async (keys: readonly string[]) => void asked.push(`remove ${keys.join(' ')}`),
  } as unknown as Target
  let left = checks
  const check = () => {
    if (left-- === 0) throw new Error('The lease is gone.')
  }
  const options: RunOptions = {
    ...{ target, lease: { check }, onDone: () => {} },
    bytesOf: async () => new Uint8Array(1),
  }
  const done = upload(plan, options).then(() => write(plan, options))
  await (checks < 5 ? expect(done).rejects.toThrow('The lease is gone.') : done)
  return asked
}

it('stops at every step when the lease is gone', async () => {
  const steps = [
    'copy .troodon-deploy/content/h',
    'put assets/a.js',
    'copy docs/index.html',
    'copy index.html',
    'remove old/index.html',
  ]
  for (let checks = 0; checks <= steps.length; checks++)
    expect(await run(checks)).toEqual(steps.slice(0, checks))
})
