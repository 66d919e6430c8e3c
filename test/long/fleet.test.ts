// A fleet on one machine, with a real Redis: workers, Redis and the coordinator are killed while they work, and
// the site has the bytes of a build on one machine.
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateSite } from '../../scripts/generateSite.ts'
import { type Ran, runCli, startCli } from '../support/cli.ts'
import { differences, readTree, temporaryFolder } from '../support/engine.ts'
import { type FleetPlace, heard, startCoordinator, startFleet, startWorker } from '../support/fleet.ts'
import { hasRedis, type Redis, startRedis } from '../support/redis.ts'

if (!hasRedis) console.warn('redis-server is not installed: the tests of fleets are skipped.')

const seed = Number(process.env['TROODON_SEED'] ?? 20261122)

let folder: ReturnType<typeof temporaryFolder>
let redis: Redis
let place: FleetPlace
let alone: Ran

beforeAll(async () => {
  folder = temporaryFolder()
  if (!hasRedis) return
  const root = join(folder.path, 'site')
  writeSite(root)
  redis = await startRedis(join(folder.path, 'redis'))
  place = { root, redis: redis.url, share: join(folder.path, 'share') }
  alone = await runCli(['build', root, '--json', ...into('alone')])
})
afterAll(async () => {
  await redis?.stop()
  folder.remove()
})

/** Generated pages, a broken link, and pages with code: one of them cannot be rendered. */
function writeSite(root: string): void {
  generateSite(root, 400)
  const config = { title: 'Fleet', contentDir: '.', onBrokenLinks: 'warn', onBrokenAnchors: 'warn' }
  writeFileSync(join(root, 'site.config.json'), JSON.stringify(config))
  mkdirSync(join(root, 'docs/code'))
  for (const name of ['one', 'two', 'three'])
    writeFileSync(join(root, `docs/code/${name}.mdx`), `# ${name}\n\nexport const n = 3\n\nCount {n * 2}.\n`)
  writeFileSync(
    join(root, 'docs/code/thrower.mdx'),
    '# Thrower\n\n{(() => { throw new Error("bad page") })()}\n',
  )
  writeFileSync(join(root, 'docs/code/broken.md'), '# Broken\n\n[nowhere](./nowhere.md)\n')
}

const into = (name: string) => [
  '--out',
  join(folder.path, name),
  '--cache',
  join(folder.path, `${name}-cache`),
]

/** Pseudorandom numbers below 1. */
function randomNumbers(first: number): () => number {
  let state = first
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

const problemsOf = ({ stdout }: Ran): unknown => (JSON.parse(stdout) as { problems: unknown }).problems

describe.skipIf(!hasRedis)('a fleet', () => {
  it(`survives killed workers, a killed Redis and a killed coordinator (TROODON_SEED=${seed})`, async () => {
    const random = randomNumbers(seed)
    const fleet = startFleet(place, 3)
    const flags = ['--json', ...into('fleet')]
    await fleet.ready()
    let coordinator = startCoordinator(place, ...flags)
    let isDone = false
    const chaos = (async () => {
      for (let event = 0; event < 9 && !isDone; event++) {
        await new Promise((resolve) => setTimeout(resolve, 300 + random() * 1500))
        if (isDone) return
        if (event === 3) await redis.restart()
        else if (event === 5) {
          coordinator.child.kill('SIGKILL')
          await coordinator.done
          coordinator = startCoordinator(place, ...flags)
        } else await fleet.replaceWorker(Math.floor(random() * 3))
      }
    })()
    let ran = await coordinator.done
    // The one that was killed has no exit code.
    while (ran.status === null) ran = await coordinator.done
    isDone = true
    await chaos
    await fleet.stop()
    expect(ran.status).toBe(alone.status)
    expect(problemsOf(ran)).toEqual(problemsOf(alone))
    expect(differences(readTree(join(folder.path, 'fleet')), readTree(join(folder.path, 'alone')))).toEqual(
      [],
    )
  })

  it('reports a page that cannot be rendered once, with its place', () => {
    const found = (problemsOf(alone) as { file: string; message: string }[]).filter(
      ({ file }) => file === 'docs/code/thrower.mdx',
    )
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('bad page')])
  })

  it('leaves nothing of a worker that is stopped', async () => {
    const temporary = join(folder.path, 'temporary')
    mkdirSync(temporary)
    const words = [place.root, '--redis', place.redis, '--share', place.share]
    const { child, done } = startCli(['worker', ...words], { TMPDIR: temporary })
    await heard(child, /takes jobs/)
    expect(readdirSync(temporary)).toHaveLength(1)
    child.kill('SIGTERM')
    await done
    expect(readdirSync(temporary)).toEqual([])
  })

  it('ends when the configuration is wrong', async () => {
    const wrong = join(folder.path, 'wrong')
    mkdirSync(wrong)
    writeFileSync(join(wrong, 'site.config.json'), '{ "titel": "Owls" }')
    const { status, stderr } = await startCoordinator({ ...place, root: wrong }).done
    expect(status).toBe(2)
    expect(stderr).toContain('titel is not an option')
  })

  it('refuses a worker with other files, and goes on without workers', async () => {
    const other = join(folder.path, 'other')
    cpSync(place.root, other, { recursive: true })
    writeFileSync(join(other, 'docs/code/broken.md'), '# Other\n')
    // Of the other queue, all jobs are done.
    const queue = ['--queue', 'refusing']
    const worker = startWorker({ ...place, root: other }, ...queue)
    await heard(worker.child, /takes jobs/)
    const env = { TROODON_FLEET_JOB: '20', TROODON_FLEET_PATIENCE: '2' }
    const words = [place.root, '--redis', place.redis, '--share', place.share, ...queue, ...into('refusing')]
    const { status, stderr } = await runCli(['coordinator', ...words], env)
    const refused = await worker.done
    expect(refused.stderr).toContain('the content of docs/code/broken.md is different here')
    expect(refused.status).toBe(2)
    expect(stderr).toContain('No worker connected within 2 seconds')
    expect(status).toBe(alone.status)
    const files = readTree(join(folder.path, 'refusing'))
    expect(differences(files, readTree(join(folder.path, 'alone')))).toEqual([])
  })

  it.each([
    ['no Redis', () => 'redis://127.0.0.1:9', () => place.share, 'cannot be reached (ECONNREFUSED)'],
    [
      'a shared place that cannot be written',
      () => place.redis,
      () => join(place.root, 'site.config.json'),
      'The shared storage cannot be used',
    ],
  ])('builds alone with %s', async (name, url, share, message) => {
    const words = [place.root, '--redis', url(), '--share', share(), ...into(name.replaceAll(' ', '-'))]
    const { status, stderr } = await runCli(['coordinator', ...words], { TROODON_FLEET_PATIENCE: '2' })
    expect(stderr).toContain(message)
    expect(stderr).toContain('The build continues without workers.')
    expect(status).toBe(alone.status)
    const files = readTree(join(folder.path, name.replaceAll(' ', '-')))
    expect(differences(files, readTree(join(folder.path, 'alone')))).toEqual([])
  })

  it('ends a worker without Redis after its idle time', async () => {
    const words = [place.root, '--redis', 'redis://127.0.0.1:9', '--share', place.share, '--idle', '2']
    const { status, stderr } = await runCli(['worker', ...words])
    expect(stderr).toContain('Redis at 127.0.0.1:9 cannot be reached (ECONNREFUSED).')
    expect(stderr).toContain('Redis at 127.0.0.1:9 did not answer within 2 seconds. Check --redis.')
    expect(status).toBe(2)
  })

  it('ends when Redis refuses the password, and never prints it', async () => {
    const locked = await startRedis(join(folder.path, 'locked'), 'right')
    const words = [place.root, '--redis', locked.url.replace('//', '//:wrong-one@'), '--share', place.share]
    for (const command of ['worker', 'coordinator']) {
      const { status, stderr } = await runCli([command, ...words])
      expect(stderr).toContain('refuses the connection: WRONGPASS')
      expect(stderr).not.toContain('wrong-one')
      expect(status).toBe(2)
    }
    await locked.stop()
  })
})
