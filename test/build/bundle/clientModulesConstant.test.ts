// The code for browsers receives the client modules of the site and of its plugins.
import { expect, it } from 'vitest'
import { constants } from '../../../build/bundle/runSettings.ts'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { behaviorsOf } from '../../../build/docusaurus/config/behaviors.ts'
import { noPlugins } from '../../../build/model/pluginOutcome.ts'

const read = readConfig({ title: 'Birds' }, { hasFolder: () => false })
if (!read.ok) throw new Error('The configuration is wrong.')
const { config } = read

it.each([
  ['', { clientModules: [], countsPages: false }, []],
  ['own', { clientModules: [], countsPages: true }, []],
  ['own', { clientModules: ['a.ts'], countsPages: false }, []],
  ['early', { clientModules: ['a.ts'], countsPages: false }, ['./plugin.js']],
  ['early', { clientModules: ['a.ts'], countsPages: false, behaviors: behaviorsOf({}) }, []],
])('%s: %j and those of plugins %j', (expected, settings, clientModules) => {
  const plugins = { ...noPlugins, clientModules }
  const found = constants({ config: { ...config, ...settings }, plugins }, false)
  expect(found['process.env.TROODON_CLIENT_MODULES']).toBe(JSON.stringify(expected))
})
