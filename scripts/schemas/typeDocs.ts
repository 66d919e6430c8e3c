// Reads the comments on the keys of a type with the TypeScript compiler, as editors show them.
import ts from '@typescript/typescript6'

export interface KeyDoc {
  /** One sentence. */
  readonly summary: string
  /** `@default`: a JavaScript value, or a description if it depends on something else. Null: none. */
  readonly default: string | null
  /** `@example`: a JavaScript value. */
  readonly examples: readonly string[]
}

/** Path of a key (`docs.versions.label`; lists and records add nothing) → its comment. */
export type TypeDocs = ReadonlyMap<string, KeyDoc>

/** The comments on the types that `file` exports under these names. */
export function typeDocs(file: string, names: readonly string[]): ReadonlyMap<string, TypeDocs> {
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  const exported = module ? checker.getExportsOfModule(module) : []
  return new Map(
    names.map((name) => {
      const symbol = exported.find((one) => one.name === name)
      if (!symbol) throw new Error(`${file} does not export ${name}.`)
      const docs = new Map<string, KeyDoc>()
      collect(checker.getDeclaredTypeOfSymbol(resolved(symbol, checker)), '', { checker, docs })
      return [name, docs]
    }),
  )
}

const resolved = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

interface Collecting {
  readonly checker: ts.TypeChecker
  readonly docs: Map<string, KeyDoc>
}

function collect(type: ts.Type, path: string, context: Collecting): void {
  const { checker, docs } = context
  if (type.isUnion()) {
    for (const one of type.types) collect(one, path, context)
    return
  }
  if (
    !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) ||
    type.getCallSignatures().length > 0
  )
    return
  if (type.symbol?.name === 'RegExp') return
  // One value for the configuration, such as a plugin: its fields are not options.
  if (type.symbol?.getJsDocTags(checker).some(({ name }) => name === 'value')) return
  const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
  const value = checker.getIndexTypeOfType(type, ts.IndexKind.String)
  if (item ?? value) collect((item ?? value) as ts.Type, path, context)
  if (item) return
  for (const property of checker.getPropertiesOfType(type)) {
    const key = path === '' ? property.name : `${path}.${property.name}`
    const found = docOf(property, checker)
    if (found) docs.set(key, found)
    collect(checker.getTypeOfSymbol(property), key, context)
  }
}

function docOf(property: ts.Symbol, checker: ts.TypeChecker): KeyDoc | null {
  // A long comment is wrapped in the source, so its lines are joined.
  const comment = ts.displayPartsToString(property.getDocumentationComment(checker))
  const summary = comment.trim().replace(/\s*\n\s*/g, ' ')
  if (summary === '') return null
  const tags = property.getJsDocTags(checker).map(({ name, text }) => [name, written(text)] as const)
  const named = (wanted: string) => tags.flatMap(([name, text]) => (name === wanted ? [text] : []))
  return { summary, default: named('default')[0] ?? null, examples: named('example') }
}

/** In a source comment, a backslash separates `*` from `/`. Removes it. */
const written = (parts: readonly ts.SymbolDisplayPart[] | undefined): string =>
  ts.displayPartsToString(parts?.slice()).replaceAll('*\\/', '*/').trim()
