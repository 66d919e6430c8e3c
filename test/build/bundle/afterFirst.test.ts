// Two large runs of esbuild do not hold all of their modules at the same time; small ones do not wait.
import { build, type Plugin } from 'esbuild'
import { expect, it } from 'vitest'
import { afterFirst } from '../../../build/bundle/afterFirst.ts'

/** A run that imports `count` modules one after the other. */
const run = (
  count: number,
  onModule: (index: number) => void | Promise<void>,
  first: readonly Plugin[] = [],
) =>
  build({
    stdin: { contents: 'import "./1"' },
    bundle: true,
    write: false,
    logLevel: 'silent',
    plugins: [
      ...first,
      {
        name: 'modules',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /./ }, ({ path }) => ({ path: path.slice(2), namespace: 'made' }))
          onLoad({ filter: /.*/, namespace: 'made' }, async ({ path }) => {
            await onModule(Number(path))
            return { contents: Number(path) < count ? `import './${Number(path) + 1}'` : '' }
          })
        },
      },
    ],
  })

it('waits in a large run, until the other has ended', async () => {
  const { plugin, first } = afterFirst()
  const ends: string[] = []
  let goOn = () => {}
  const isFar = new Promise<void>((done) => (goOn = done))
  const second = run(1_010, (index) => void (index === 990 && goOn()), [plugin])
  await Promise.all([
    first(run(1, () => isFar)).then(() => ends.push('first')),
    second.then(() => ends.push('second')),
  ])
  expect(ends).toEqual(['first', 'second'])
})

it('goes on when the other fails', async () => {
  const { plugin, first } = afterFirst()
  const failed = first(Promise.reject(new Error('no')))
  await expect(failed).rejects.toThrow('no')
  expect((await run(1_010, () => {}, [plugin])).errors).toEqual([])
})

it('does not wait in a small run', async () => {
  const { plugin, first } = afterFirst()
  let end = () => {}
  const other = first(new Promise<void>((done) => (end = done)))
  expect((await run(20, () => {}, [plugin])).errors).toEqual([])
  end()
  await other
})
