// The plugin of monaco-editor-webpack-plugin: the editor gets its languages and features, and the URLs of the
// scripts in which it runs them.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Loader, LoaderFunction } from '../../model/config/moduleLoader.ts'
import type { ModuleRules } from '../../model/pluginOutcome.ts'

/** The options as the plugin resolves them: with all languages and features where none are named. */
export interface MonacoOptions {
  readonly languages: readonly MonacoPart[]
  readonly features: readonly MonacoPart[]
  readonly globalAPI?: boolean
}

/** Entries are below `monaco-editor/esm`, or those of another package. */
interface MonacoPart {
  readonly label: string
  readonly entry?: string | readonly string[]
  readonly worker?: { readonly entry: string }
}

const editor: MonacoPart = { label: 'editorWorkerService', worker: { entry: 'vs/editor/editor.worker' } }

/** Languages that share the script of another one. */
const shared: Readonly<Record<string, readonly string[]>> = {
  typescript: ['javascript'],
  css: ['less', 'scss'],
  html: ['handlebars', 'razor'],
}

/** Packages whose names begin with `monaco-` are languages of the editor, and get it without its parts. */
export function monacoRules(options: MonacoOptions): Pick<ModuleRules, 'files' | 'replacements'> {
  const run: LoaderFunction = function (this: object, content) {
    const { resourcePath, target } = this as Place
    return target === 'node' ? content : editorWithParts(resourcePath, options)
  }
  const loader: Loader = {
    name: 'monaco-editor',
    file: '',
    options: undefined,
    run,
    pitch: null,
    isRaw: false,
  }
  const isWanted = (_: string, folder: string) =>
    !/[/\\]node_modules[/\\]monaco-[^/\\]+(?:[/\\]|$)/.test(folder)
  return {
    files: [
      {
        matches: (path, query) => query === withParts && /[/\\]editor\.(?:api|main)\.js$/.test(path),
        as: { loaders: [loader], result: 'script' },
        key: `monaco-editor ${JSON.stringify(options)}`,
      },
    ],
    replacements: [
      {
        test: /^monaco-editor(?:\/esm\/vs\/editor\/editor\.main(?:\.js)?)?$/,
        ...{ isWanted, to: `monaco-editor/esm/vs/editor/editor.main.js${withParts}` },
      },
      {
        test: /^monaco-editor\/esm\/vs\/editor\/editor\.api(?:\.js)?$/,
        ...{ isWanted, to: `monaco-editor/esm/vs/editor/editor.api.js${withParts}` },
      },
    ],
  }
}

/** The query of the module that site code gets in the place of the editor's. */
const withParts = '?parts'

/** `this` of a loader. */
interface Place {
  readonly resourcePath: string
  readonly target: 'node' | 'web'
}

/** The module in the place of the editor's own, `file`. Parts of the editor import that one. */
function editorWithParts(file: string, { languages, features, globalAPI = false }: MonacoOptions): string {
  const folder = join(dirname(file), '../..')
  const pathOf = (entry: string) => (existsSync(join(folder, `${entry}.js`)) ? `../../${entry}.js` : entry)
  const imports = (parts: readonly MonacoPart[]) =>
    parts.flatMap(({ entry = [] }) => [entry].flat().map((one) => `import ${JSON.stringify(pathOf(one))};`))
  const workers = [editor, ...languages, ...features].flatMap(({ label, worker }) =>
    worker ? [{ labels: [label, ...(shared[label] ?? [])], path: pathOf(worker.entry) }] : [],
  )
  const urls = workers.map(
    ({ path }, at) => `import troodonWorker${at} from ${JSON.stringify(`troodon-worker:${path}`)};`,
  )
  const entries = workers.flatMap(({ labels }, at) =>
    labels.map((label) => `${JSON.stringify(label)}: troodonWorker${at}`),
  )
  const itself = JSON.stringify(file.replace(/^.*[/\\]/, './'))
  return [
    ...imports(features),
    `import * as troodonEditor from ${itself}; export * from ${itself}; export default troodonEditor;`,
    ...imports(languages),
    ...urls,
    `const troodonWorkers = { ${entries.join(', ')} };`,
    `self.MonacoEnvironment = { globalAPI: ${globalAPI}, getWorkerUrl: (_, label) => troodonWorkers[label] };`,
  ].join('\n')
}
