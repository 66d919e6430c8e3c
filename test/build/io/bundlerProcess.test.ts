// A bundle that ends must not end esbuild under another one: that one would wait forever.
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { stopBundler, usingBundler } from '../../../build/io/bundlerProcess.ts'

function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}

it('runs on while another bundle needs it', async () => {
  const started = withResolvers()
  const ended = withResolvers()
  const slow = usingBundler(() =>
    build({
      stdin: { contents: 'import "slow"' },
      bundle: true,
      write: false,
      plugins: [
        {
          name: 'slow',
          setup({ onResolve, onLoad }) {
            onResolve({ filter: /^slow$/ }, ({ path }) => ({ path, namespace: 'slow' }))
            onLoad({ filter: /./, namespace: 'slow' }, async () => {
              started.resolve()
              await ended.promise
              return { contents: 'console.log(1)' }
            })
          },
        },
      ],
    }),
  )
  await started.promise
  await usingBundler(stopBundler)
  ended.resolve()
  expect((await slow).outputFiles?.[0]?.text).toContain('console.log(1)')
  await usingBundler(stopBundler)
})
