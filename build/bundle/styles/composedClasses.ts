// `composes: a from './b.module.css'` in CSS modules: the names that the other file exports, as global names.
// The other file is a style sheet of its own, so that its rules come once, and before those that compose it.
const composed = /\bcomposes\s*:\s*([\w\s-]+?)\s+from\s+(["'])([^"']+)\2/g

/** What a CSS module exports: its classes with the names that they have in pages. */
export type ClassNames = Readonly<Record<string, string>>

interface Composed {
  readonly css: string
  /** The files that it composes, absolute, in their order. */
  readonly files: readonly string[]
}

/** `find` gives the absolute path for one in the text; `namesIn` reads the classes of that file. */
export async function withComposedClasses(
  css: string,
  find: (from: string) => Promise<string>,
  namesIn: (file: string) => Promise<ClassNames>,
): Promise<Composed> {
  const files = new Map<string, string>()
  const names = new Map<string, ClassNames>()
  for (const [, , , from = ''] of css.matchAll(composed)) {
    if (files.has(from)) continue
    const file = await find(from)
    files.set(from, file)
    names.set(from, await namesIn(file))
  }
  const changed = css.replace(composed, (_, list: string, _quote, from: string) => {
    const all = list.split(/\s+/).map((name) => names.get(from)?.[name] ?? name)
    return `composes: ${all.join(' ')} from global`
  })
  return { css: changed, files: [...new Set(files.values())] }
}
