// What routes load, by its name: modules of code, values of the site's plugins, and texts.
import { modules } from 'troodon:modules'
import { moduleName } from '../../build/shared/elementData.ts'
import { type LoadedText, textModule } from './content.ts'
import { given, site, textHashes } from './given.ts'

type Module = Readonly<Record<string, unknown>>

/** Values and texts that have been loaded in the browser. */
const loaded = new Map<string, Promise<unknown>>()

function valueNamed(name: string): Promise<unknown> {
  if (given) return given(name)
  const known = loaded.get(name)
  if (known) return known
  const loading = load(name)
  loaded.set(name, loading)
  // The next page that needs it tries again.
  loading.catch(() => loaded.delete(name))
  return loading
}

async function load(name: string): Promise<unknown> {
  const response = await fetch(urlOf(name))
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}.`)
  return response.json()
}

/** A value that changes has another name. A text keeps its name, and the document says which one it shows. */
function urlOf(name: string): string {
  const hash = textHashes()?.[name]
  return `${site.assetBase}assets/data/${name}.json${hash ? `?${hash}` : ''}`
}

const moduleOf = (name: string): Promise<Module> =>
  modules[name]?.() ?? Promise.reject(new Error(`${name} is not part of the site's code.`))

async function loadText(name: string): Promise<Module> {
  const text = (await valueNamed(name)) as LoadedText
  const parts = await Promise.all(
    (text.imports ?? []).map(({ specifier }) => moduleOf(moduleName(specifier, text.source))),
  )
  return textModule(text, { name, parts, code: text.module ? await moduleOf(text.module) : null })
}

function loaderOf(name: string): () => Promise<Module> {
  if (name in modules) return () => moduleOf(name)
  if (name in site.values) return async () => ({ default: site.values[name] })
  return name.startsWith('v-') ? async () => ({ default: await valueNamed(name) }) : () => loadText(name)
}

/** `ComponentCreator` asks for an empty list or object by its text: there is nothing to load. */
const nothing: ReadonlySet<unknown> = new Set([String([]), String({})])

/** `[loader, module, id]` by name, as `ComponentCreator` reads it. */
export default new Proxy<Record<string, unknown>>(
  {},
  {
    get: (_, name) =>
      typeof name === 'string' && !nothing.has(name) ? [loaderOf(name), name, name] : undefined,
  },
)
