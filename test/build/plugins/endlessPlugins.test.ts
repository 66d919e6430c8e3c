// Hooks of plugins that never end, or fail after the site was published: the problem names the plugin.
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PluginConfig } from '../../../build/model/config/plugin.ts'
import { runPlugins } from '../../../build/stages/runPlugins.ts'
import { memorySite } from '../../support/memorySite.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})
beforeEach(() => {
  process.env['TROODON_CONFIG_SECONDS'] = '0.04'
})
afterEach(() => {
  delete process.env['TROODON_CONFIG_SECONDS']
})

const forever = () => new Promise<never>(() => {})
const endless = /^The plugin slow-one does not finish within 0\.2 seconds\.$/

const outcomeOf = async (plugin: PluginConfig) => {
  const { site } = memorySite({ 'docs/a.md': '# A\n' })
  const project = { root, configFile: null, docusaurus: null, config: { ...site.config, plugins: [plugin] } }
  const places = { outDir: join(root, 'dist'), cacheFolder: join(root, '.cache'), engineRoot: process.cwd() }
  return runPlugins({ project, ...places })
}
const made = (hooks: object): PluginConfig => ({
  type: 'docusaurus',
  module: () => ({ name: 'slow-one', ...hooks }),
  options: {},
})
const messages = (problems: readonly { readonly message: string }[]) => problems.map(({ message }) => message)

it.each([
  ['loadContent', forever],
  ['contentLoaded', forever],
  ['injectHtmlTags', forever],
  ['getClientModules', () => loop()],
])('%s', async (hook, run) => {
  const { diagnostics } = await outcomeOf(made({ [hook]: run }))
  expect(messages(diagnostics)).toEqual([expect.stringMatching(endless)])
})

it('postBuild', async () => {
  const fails = () => Promise.reject(new Error('boom'))
  for (const [postBuild, expected] of [
    [forever, endless],
    [fails, /^The plugin slow-one failed: boom$/],
  ] as const) {
    const { afterBuild } = await outcomeOf(made({ postBuild }))
    const problems = await afterBuild[0]?.(join(root, 'dist'), {
      routes: [],
      urlOf: String,
      sidebarOf: () => undefined,
      listOf: () => undefined,
      isHidden: () => false,
      contents: () => ({}),
    })
    expect(messages(problems ?? [])).toEqual([expect.stringMatching(expected)])
  }
})

it('outputs of a plugin for Troodon', async () => {
  const { outputs } = await outcomeOf({
    type: 'own',
    plugin: { name: 'slow-one', version: '1', outputs: forever },
  } as unknown as PluginConfig)
  await expect(outputs[0]?.({ routes: [] })).rejects.toThrow('The plugin slow-one failed in outputs')
})

function loop(): never {
  for (;;);
}
