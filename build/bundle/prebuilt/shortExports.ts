// Scripts that esbuild has split export their names to each other as `a`, `b`, …. A file that exports many is
// shorter when it exports its own names: `export{x,y}` in place of `export{x as a,y as b}`.

/** Name of the entry → its origin. */
export type SymbolPlaces = ReadonlyMap<string, Place>

interface Place {
  readonly file: string
  /** The name under which the file exports it. */
  readonly name: string
}

/**
 * `files` are minified scripts by their names, and `entry` only exports what others contain. Returns the
 * files with shorter lists, and the places of the names that the entry exports.
 */
export function shortExports(
  files: ReadonlyMap<string, string>,
  entry: string,
): { readonly files: ReadonlyMap<string, string>; readonly symbols: SymbolPlaces } {
  const scripts = [...files].filter(([name]) => name.endsWith('.js'))
  const text = files.get(entry) ?? ''
  const sources = new Set([...text.matchAll(imported)].map(([, , from = '']) => baseName(from)))
  const locals = new Map(
    scripts
      .filter(([name]) => sources.has(baseName(name)))
      .map(([name, code]) => [baseName(name), { name, names: exportsOf(code) }] as const),
  )
  const renamed = (code: string) =>
    code.replace(imported, (whole, list: string, from: string) => {
      const { names } = locals.get(baseName(from)) ?? {}
      return names
        ? `import{${pairsIn(list)
            .map(([name, local]) => pair(names.get(name) ?? name, local))
            .join(',')}}from"${from}"`
        : whole
    })
  const short = (name: string, code: string) => {
    const { names } = locals.get(baseName(name)) ?? {}
    return names ? code.replace(exported, () => `export{${[...new Set(names.values())].join(',')}}`) : code
  }
  const found = new Map<string, Place>()
  const places = new Map<string, Place>()
  for (const [, list = '', from = ''] of text.matchAll(imported)) {
    const source = locals.get(baseName(from))
    for (const [name, local] of pairsIn(list))
      if (source) places.set(local, { file: source.name, name: source.names.get(name) ?? name })
  }
  for (const [local, name] of pairsIn(exported.exec(text)?.[1] ?? '')) {
    const place = places.get(local)
    if (place) found.set(name, place)
  }
  return {
    files: new Map(
      [...files].map(([name, code]) => [name, name.endsWith('.js') ? short(name, renamed(code)) : code]),
    ),
    symbols: found,
  }
}

const imported = /\bimport\{([\w$, ]+)\}from"([^"]+)"/g
/** The list that esbuild writes, in front of the comments with licenses. */
const exported = /\bexport\{([\w$, ]+)\}(?=;?\s*(?:\/\*[\s\S]*)?$)/

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** `a as b,c` is [a, b], [c, c]. */
const pairsIn = (list: string): readonly (readonly [string, string])[] =>
  list
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [from = '', to = from] = one.trim().split(' as ')
      return [from, to]
    })

const pair = (from: string, to: string): string => (from === to ? from : `${from} as ${to}`)

/** Exported name → the name in the file. */
const exportsOf = (code: string): ReadonlyMap<string, string> =>
  new Map(pairsIn(exported.exec(code)?.[1] ?? '').map(([local, name]) => [name, local]))
