// Jobs that wait for each other, as plugins of Markdown do.
import { expect, it } from 'vitest'
import { inFlight } from '../../../build/workers/inFlight.ts'

const never = new Promise<string>(() => {})
const stuck = (job: number) => `stuck ${job}`
const list = (count: number) => Array.from({ length: count }, (_, at) => at)

it('the first job can wait for the last one', async () => {
  const jobs = list(40)
  let open: (value: string) => void = () => {}
  const last = new Promise<string>((resolve) => {
    open = resolve
  })
  const run = (job: number) => {
    if (job === 39) open('last')
    return job % 2 === 0 ? last.then((seen) => `${job} ${seen}`) : String(job)
  }
  const results = await inFlight(jobs, { run, stuck, limit: 20 })
  expect(results).toEqual(jobs.map((job) => (job % 2 === 0 ? `${job} last` : String(job))))
})

it('few are in flight while they end', async () => {
  let open = 0
  let most = 0
  const run = async (job: number) => {
    most = Math.max(most, ++open)
    await new Promise(setImmediate)
    open--
    return job
  }
  const done: number[] = []
  const options = { run, stuck: () => -1, limit: 20, onDone: (count: number) => done.push(count) }
  expect(await inFlight(list(100), options)).toEqual(list(100))
  expect(done.length).toBe(100)
  expect(most).toBeLessThan(100)
})

it('those that nothing settles have a result, and errors are not lost', async () => {
  const run = (job: number) => (job === 1 ? never : Promise.resolve(`done ${job}`))
  expect(await inFlight(list(3), { run, stuck, limit: 0.05 })).toEqual(['done 0', 'stuck 1', 'done 2'])
  const fails = () => Promise.reject(new Error('broken'))
  await expect(inFlight(list(3), { run: fails, stuck, limit: 20 })).rejects.toThrow('broken')
})

it('jobs that wait for an equal one begin when nothing ends', async () => {
  let begin = () => {}
  const second = new Promise<void>((resolve) => {
    begin = resolve
  })
  const run = (job: number) => second.then(() => job)
  const release = () => begin()
  expect(await inFlight(list(2), { run, stuck: () => -1, limit: 0.1, release })).toEqual([0, 1])
})
