// Methods of plugins made for Docusaurus: what is read of their settings of webpack, and what `doctor` lists.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { DocusaurusPlugin, RunningPlugin } from '../../../build/plugins/docusaurusPlugin.ts'
import { loaderMetadata } from '../../../build/plugins/loaderMetadata.ts'
import { notesOf } from '../../../build/plugins/pluginNotes.ts'
import { webpackRules } from '../../../build/plugins/webpackRules.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const running = (plugin: Partial<DocusaurusPlugin>): RunningPlugin => ({
  plugin: { name: 'one', ...plugin },
  ...{ folder: root, id: 'default', options: {}, locale: 'en', prefix: '', content: undefined },
  context: { siteDir: root, baseUrl: '/base/', outDir: join(root, 'dist') } as RunningPlugin['context'],
})
const unknownIn = (configureWebpack: unknown) => webpackRules(running({ configureWebpack }), false).unknown

it('webpack: rules within rules are read, and those that esbuild follows anyway are no problem', () => {
  const { files, unknown } = webpackRules(
    running({
      configureWebpack: () => ({
        module: {
          rules: [
            { test: /\.m?js/, resolve: { fullySpecified: false } },
            { test: /\.mjs$/, include: /node_modules/, type: 'javascript/auto' },
            {
              oneOf: [
                { test: /\.txt$/, type: 'asset/source' },
                { test: /\.wav$/, use: 'file-loader' },
              ],
            },
            { test: /\.glsl$/, use: [{ loader: 'glsl-loader' }] },
            false,
          ],
        },
      }),
    }),
    true,
  )
  expect(files).toEqual([
    { test: /\.txt$/, as: 'text' },
    { test: /\.wav$/, as: 'url' },
  ])
  expect(unknown).toEqual(['module.rules (glsl-loader)'])
})

it('webpack: NodePolyfillPlugin provides modules of Node for browsers', () => {
  class ProvidePlugin {
    readonly definitions: object
    constructor(definitions: object) {
      this.definitions = definitions
    }
  }
  class NodePolyfillPlugin {
    apply({ options }: { options: { plugins: object[]; resolve: { fallback: object } } }) {
      options.plugins.push(
        new ProvidePlugin({ Buffer: ['/b/buffer', 'Buffer'], process: '/p/browser', console: '/c' }),
      )
      options.resolve.fallback = { path: '/path-browserify', zlib: '/z', ...options.resolve.fallback }
    }
  }
  const configureWebpack = () => ({
    plugins: [new NodePolyfillPlugin()],
    resolve: { fallback: { zlib: false } },
  })
  const { provided, fallbacks, unknown } = webpackRules(running({ configureWebpack }), false)
  expect(provided).toEqual({
    Buffer: { module: '/b/buffer', member: 'Buffer' },
    process: { module: '/p/browser', member: null },
  })
  expect(fallbacks).toEqual({ path: '/path-browserify', zlib: false })
  expect(unknown).toEqual([])
})

it('webpack: a plugin may return the configuration that it was given', () => {
  const change = (config: {
    output: { publicPath: string }
    resolve: { alias: object }
    externals?: object
  }) => {
    config.externals = { jquery: config.output.publicPath }
    return config
  }
  expect(unknownIn(change)).toEqual(['externals'])
  expect(unknownIn((config: unknown, isServer: boolean) => (isServer ? {} : config))).toEqual([])
})

it('Markdown that a page imports has the metadata that a rule names', () => {
  writeFile(root, 'data/a.json', '{ "title": "A" }')
  const rules = (use: unknown) => ({ configureWebpack: { module: { rules: [{ test: /\.mdx?$/, use }] } } })
  const metadataPath = (file: string) => file.replace(/-content\.mdx$/, '.json')
  const loader = '/site/node_modules/@docusaurus/mdx-loader/lib/index.js'
  const find = loaderMetadata(running(rules([{ loader, options: { metadataPath } }])))
  expect(find(join(root, 'data/a-content.mdx'))).toEqual({ title: 'A' })
  expect(find('@site/data/a-content.mdx')).toEqual({ title: 'A' })
  expect(find('@site/data/b-content.mdx')).toBeUndefined()
  expect(find('@site/data/a.json')).toBeUndefined()
  expect(loaderMetadata(running(rules('raw-loader')))('@site/data/a-content.mdx')).toBeUndefined()
  const fails = () => {
    throw new Error('no')
  }
  expect(loaderMetadata(running({ configureWebpack: fails }))('@site/a.mdx')).toBeUndefined()
})

it('doctor lists commands, and methods that are not called', () => {
  interface Program {
    readonly [method: string]: (...given: unknown[]) => Program
  }
  const extendCli = ({ command }: Record<'command', Program[string]>) => {
    const { description } = command('gen-api <id> [more]') as Record<'description', Program[string]>
    description('Writes')
    command('clean')
  }
  expect(
    notesOf(running({ extendCli, getSwizzleComponentList: () => [] } as Partial<DocusaurusPlugin>)),
  ).toEqual([
    { group: 'commands', text: 'troodon gen-api', where: 'one' },
    { group: 'commands', text: 'troodon clean', where: 'one' },
    { group: 'ineffective', text: 'getSwizzleComponentList of one' },
  ])
  const fails = () => {
    throw new Error('needs more')
  }
  expect(notesOf(running({ extendCli: fails }))).toEqual([])
})
