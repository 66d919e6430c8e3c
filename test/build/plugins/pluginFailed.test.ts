// Messages about a plugin that cannot be loaded or fails.
import { expect, it } from 'vitest'
import { pluginFailed } from '../../../build/plugins/pluginFailed.ts'

const failed = (name: string, message: string) =>
  pluginFailed(
    { configFile: null, root: '/site' } as Parameters<typeof pluginFailed>[0],
    name,
    new Error(message),
  )

it('says that a file does not exist', () => {
  expect(
    failed('./plugins/x.js', "Cannot find module './plugins/x.js' imported from /site/package.json"),
  ).toMatchObject({
    message: 'The plugin ./plugins/x.js does not exist: there is no such file.',
    hint: 'Correct the path. It is relative to the configuration.',
  })
})

it('says how a package is installed, and why a plugin failed', () => {
  const hint = 'Install it: npm install plugin-x'
  expect(failed('plugin-x', "Cannot find package 'plugin-x' imported from /site/package.json").hint).toBe(
    hint,
  )
  expect(failed('./x.js', 'nope')).toMatchObject({ message: 'The plugin ./x.js failed: nope', hint: null })
})
