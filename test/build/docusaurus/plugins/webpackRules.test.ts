// What is read of the settings of webpack that plugins made for Docusaurus return.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { DocusaurusPlugin } from '../../../../build/docusaurus/plugins/docusaurusPlugin.ts'
import { webpackRules } from '../../../../build/docusaurus/plugins/webpackRules.ts'
import { joinRules, noRules, placed } from '../../../../build/model/pluginOutcome.ts'
import { runningPlugin } from '../../../support/runningPlugin.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const running = (plugin: Partial<DocusaurusPlugin>) => runningPlugin(root, plugin)
const open = (name: string, options: unknown) =>
  name === 'glsl-loader'
    ? null
    : { name, file: `/${name}.js`, options, run: () => '', pitch: null, isRaw: false }
const rulesOf = (configureWebpack: unknown, isServer = false) =>
  webpackRules(running({ configureWebpack }), isServer, open)
const unknownIn = (configureWebpack: unknown) => rulesOf(configureWebpack).unknown

it('rules within rules are read, and those that esbuild follows anyway are no problem', () => {
  const { files, unknown } = rulesOf(
    () => ({
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
          { test: /\.worker\.js$/, loader: 'worker-loader' },
          { test: /\.mdx?$/, include: [/docs/], use: ['prefix-loader'] },
          { test: /\.sass$/, use: ['style-loader', 'css-loader', 'sass-loader'] },
          {
            test: /\.csv$/,
            include: join(root, 'data'),
            use: ['babel-loader', { loader: 'csv-loader', options: { header: true } }],
          },
          {
            test: { and: [/\.less$/, { not: /vendor/ }] },
            use: [{ loader: 'css-loader' }, '/a/node_modules/less-loader/dist/cjs.js?sourceMap'],
          },
          { resourceQuery: /fast/, use: 'raw-loader' },
          { test: /\.ya?ml$/, use: '/site/tools/yaml-loader.js' },
          { test: /\.toml$/, use: '/site/tools/ts-loader.js' },
          { test: /\.yml$/, use: 'yaml-loader' },
          false,
        ],
      },
    }),
    true,
  )
  expect(unknown).toEqual([
    'module.rules (glsl-loader, which is not installed)',
    'module.rules (worker-loader)',
    'module.rules (prefix-loader for Markdown)',
  ])
  const shown = files.map(({ as }) =>
    typeof as === 'string' ? as : [as.result, ...as.loaders.map(({ name, options }) => [name, options])],
  )
  expect(shown).toEqual([
    'text',
    'url',
    ['script', ['csv-loader', { header: true }]],
    ['style', ['/a/node_modules/less-loader/dist/cjs.js', 'sourceMap']],
    'text',
    ['script', ['/site/tools/yaml-loader.js', undefined]],
    ['script', ['/site/tools/ts-loader.js', undefined]],
    ['script', ['yaml-loader', undefined]],
  ])
  const matched = (path: string, query = '') => files.map(({ matches }) => matches(path, query)).indexOf(true)
  expect([matched('/b.txt'), matched('/b.csv'), matched(join(root, 'data/b.csv'))]).toEqual([0, -1, 2])
  expect([matched('/b.less'), matched('/vendor/b.less'), matched('/b.js', '?fast')]).toEqual([3, -1, 4])
})

it('NodePolyfillPlugin provides modules of Node for browsers', () => {
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
  const { provided, fallbacks, unknown } = rulesOf(configureWebpack)
  expect(provided).toEqual({
    Buffer: { module: '/b/buffer', member: 'Buffer' },
    process: { module: '/p/browser', member: null },
  })
  expect(fallbacks).toEqual({ path: '/path-browserify', zlib: false })
  expect(unknown).toEqual([])
})

it('a plugin that only changes settings is followed, another one named', () => {
  class Wrapper {
    apply(compiler: { options: { resolve: { fallback?: object } } }) {
      const { resolve } = compiler.options
      resolve.fallback = { ...resolve.fallback, os: 'os-browserify' }
    }
  }
  class Compiling {
    apply(compiler: { hooks: { done: { tap: (name: string) => void } } }) {
      compiler.hooks.done.tap('Compiling')
    }
  }
  class Idle {
    apply() {}
  }
  const { fallbacks, unknown } = rulesOf({ plugins: [new Wrapper(), new Compiling(), new Idle()] })
  expect(fallbacks).toEqual({ os: 'os-browserify' })
  expect(unknown).toEqual(['plugins (Compiling)', 'plugins (Idle)'])
})

it('plugins that others apply are those of the compiler', () => {
  type Options = { resolve: { alias: Record<string, string> }; module: { rules: object[] } }
  type Class = new (...given: unknown[]) => { apply: (compiler: object) => void }
  type Name = 'ProvidePlugin' | 'DefinePlugin' | 'EnvironmentPlugin' | 'BannerPlugin' | 'IgnorePlugin'
  type Classes = Readonly<Record<Name, Class>>
  interface Compiler {
    readonly webpack: Classes
    readonly options: Options
    readonly hooks: Record<string, { readonly tap: (name: string, act: () => void) => void }>
  }
  class Outer {
    apply(compiler: Compiler) {
      const { ProvidePlugin, DefinePlugin, EnvironmentPlugin } = compiler.webpack
      new ProvidePlugin({ Buffer: ['buffer', 'Buffer'] }).apply(compiler)
      compiler.hooks['environment']?.tap('Outer', () => {
        new DefinePlugin({ A: '1' }).apply(compiler)
        new EnvironmentPlugin({ UNSET_VARIABLE: 'unset' }).apply(compiler)
      })
      compiler.options.resolve.alias['a'] = 'b'
      compiler.options.module.rules.push({ test: /\.txt$/, type: 'asset/source' })
    }
  }
  class Nested {
    apply(compiler: object) {
      new Outer().apply(compiler as Compiler)
      const { BannerPlugin } = (compiler as Compiler).webpack
      new BannerPlugin('banner').apply(compiler)
    }
  }
  class Watching {
    apply(compiler: Compiler) {
      new compiler.webpack.IgnorePlugin({ resourceRegExp: /moment/ }).apply(compiler)
      compiler.hooks['done']?.tap('Watching', () => {})
    }
  }
  const configureWebpack = () => ({
    plugins: [new Nested(), new Watching()],
    resolve: { alias: { a: 'c', d: 'e' } },
  })
  const { provided, define, aliases, files, replacements, unknown } = rulesOf(configureWebpack)
  expect(provided).toEqual({ Buffer: { module: 'buffer', member: 'Buffer' } })
  expect(define).toEqual({ A: '1', 'process.env.UNSET_VARIABLE': '"unset"' })
  expect(aliases).toEqual({ a: 'b', d: 'e' })
  expect(files.map(({ as }) => as)).toEqual(['text'])
  expect(replacements).toHaveLength(1)
  expect(unknown).toEqual(['plugins (BannerPlugin)', 'plugins (Watching)'])
})

it('files are JSON, as a function reads them, or the content of a URL', () => {
  const { files, unknown } = rulesOf({
    module: {
      rules: [
        { test: /\.toml$/, type: 'json', parser: { parse: (text: string) => ({ read: text }) } },
        { test: /\.geo$/, type: 'json' },
        { test: /\.csv$/, type: 'json', use: 'csv-loader' },
        { test: /\.bin$/, type: 'asset/inline' },
        { test: /\.json$/, type: 'json' },
      ],
    },
  })
  expect(unknown).toEqual([])
  const [toml, geo, csv, bin] = files.map(({ as }) => as)
  const resultOf = (one: typeof toml, text: string) =>
    typeof one === 'object' && [one.result, ...one.loaders.map(({ run }) => run.call({}, text))]
  expect(resultOf(toml, 'a = 1')).toEqual(['json', '{"read":"a = 1"}'])
  expect(resultOf(geo, '{ "b": 2 }')).toEqual(['json', '{"b":2}'])
  expect([resultOf(csv, ''), files.length]).toEqual([['json', ''], 4])
  expect(bin).toMatchObject({ result: 'script', loaders: [{ isRaw: true }] })
})

it.each([
  [{ resolve: { extensions: ['.web.js', '.js'] } }, ['...', '.web.js', '.js']],
  [
    { resolve: { extensions: ['.web.js', '...'] }, mergeStrategy: { 'resolve.extensions': 'replace' } },
    ['.web.js', '...'],
  ],
  [
    { resolve: { extensions: ['.web.js'] }, mergeStrategy: { 'resolve.extensions': 'prepend' } },
    ['.web.js', '...'],
  ],
  [
    (config: { resolve: { extensions: string[] } }) => {
      config.resolve.extensions.unshift('.web.js')
      return config
    },
    ['.web.js', '...'],
  ],
  [(config: object) => config, ['...']],
])('webpack: imports leave out the endings of %o', (configureWebpack, extensions) => {
  expect(rulesOf(configureWebpack)).toMatchObject({ extensions, unknown: [] })
})

it('the endings of later plugins surround those of earlier ones', () => {
  const all = [{ extensions: ['.web.js', '...'] }, { extensions: ['...', '.foo'] }]
  const joined = joinRules(all.map((one) => ({ ...noRules, ...one })))
  expect(placed(joined.extensions, ['.ts', '.js'])).toEqual(['.web.js', '.ts', '.js', '.foo'])
})

it('a plugin may return the configuration that it was given', () => {
  const change = (config: {
    output: { publicPath: string }
    resolve: { alias: object }
    externals?: object
  }) => {
    config.externals = { jquery: config.output.publicPath }
    return config
  }
  const { globals, unknown } = rulesOf(change)
  expect([globals, unknown]).toEqual([{ jquery: '/base/' }, []])
  expect(unknownIn((config: unknown, isServer: boolean) => (isServer ? {} : config))).toEqual([])
})

it('externals are global variables in browsers', () => {
  const externals = ['lodash', { jquery: 'window jQuery', react: { root: 'React' }, part: ['Whole', 'part'] }]
  expect(rulesOf({ externals })).toMatchObject({
    globals: { lodash: 'lodash', jquery: 'jQuery', react: 'React', part: 'Whole.part' },
    unknown: [],
  })
  for (const other of [/^lodash/, { a: 'commonjs a' }, () => {}])
    expect(rulesOf({ externals: other })).toMatchObject({ globals: {}, unknown: ['externals'] })
})

it('constants are values or expressions', () => {
  class RuntimeValue {
    readonly fn: unknown
    constructor(fn: unknown) {
      this.fn = fn
    }
  }
  class DefinePlugin {
    static readonly runtimeValue = (fn: unknown) => new RuntimeValue(fn)
    readonly definitions: object
    constructor(definitions: object) {
      this.definitions = definitions
    }
  }
  const plugin = new DefinePlugin({
    A: '"a"',
    B: 'a.b',
    SUM: '1 + 1',
    LIST: ['"x"', 2],
    'process.env.NOW': 'Date.now()',
    'typeof X': '"object"',
    BIG: 10n,
    PATTERN: /a"b/g,
    RUN: () => 1,
    LATE: DefinePlugin.runtimeValue(() => '"late"'),
  })
  expect(rulesOf({ plugins: [plugin] })).toMatchObject({
    define: { A: '"a"', B: 'a.b', LIST: '["x",2]', LATE: '"late"' },
    provided: {
      SUM: { code: '1 + 1' },
      'process.env.NOW': { code: 'Date.now()' },
      'typeof X': { code: '"object"' },
      BIG: { code: '10n' },
      PATTERN: { code: '/a"b/g' },
      RUN: { code: expect.stringMatching(/^\(\(\) *=> *1\)$/) },
    },
  })
})

it('members of constants have names, and plugins of other copies of webpack are read', () => {
  class EnvironmentPlugin {
    readonly keys = ['TROODON_NOT_SET', 'TROODON_NOT_GIVEN']
    readonly defaultValues = { TROODON_NOT_SET: 'usual' }
  }
  class DefinePlugin {
    readonly _args = [{ 'process.env': { A: '"a"', deep: { b: 1 } }, C: ['2'] }]
  }
  expect(rulesOf({ plugins: [new DefinePlugin(), new EnvironmentPlugin()] })).toMatchObject({
    unknown: [],
    define: {
      'process.env': '{"A":"a","deep":{"b":1}}',
      'process.env.A': '"a"',
      'process.env.deep': '{"b":1}',
      'process.env.deep.b': '1',
      C: '[2]',
      'process.env.TROODON_NOT_SET': '"usual"',
      'process.env.TROODON_NOT_GIVEN': 'undefined',
    },
  })
})

it('aliases are a list, or have several targets, and harmless experiments are not named', () => {
  const alias = [{ name: 'one', alias: '/one.js', onlyModule: true }, { name: 'two', alias: false }, null]
  expect(rulesOf({ resolve: { alias } }).aliases).toEqual({ one$: '/one.js', two: false })
  const many = { many: ['/none', '/many'], bad: 1 }
  expect(rulesOf({ resolve: { alias: many, fallback: many } })).toMatchObject({
    aliases: { many: ['/none', '/many'] },
    fallbacks: { many: ['/none', '/many'] },
  })
  const experiments = { topLevelAwait: true, asyncWebAssembly: true, buildHttp: false }
  expect(unknownIn({ experiments })).toEqual(['experiments.asyncWebAssembly'])
})

it('dotenv-webpack gives the variables of a file, and no value for those it lacks', () => {
  class Dotenv {
    gatherVariables = () => ({ API: 'https://api' })
    formatData({ variables, target }: { variables: Record<string, string>; target: string }) {
      const all = Object.entries(variables).map(([name, value]) => [
        `process.env.${name}`,
        JSON.stringify(value),
      ])
      const stub = target === 'web' ? { 'process.env': '"MISSING_ENV_VAR"' } : {}
      return { ...Object.fromEntries(all), ...stub }
    }
  }
  expect(rulesOf({ plugins: [new Dotenv()] })).toMatchObject({
    define: { 'process.env.API': '"https://api"' },
    unknown: [],
  })
  expect(rulesOf({ plugins: [new Dotenv()] }).define).not.toHaveProperty(['process.env'])
})
