// Facts about source files from their syntax trees: their imports, and the lengths of their functions.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from '@typescript/typescript6'

/** TypeScript and JavaScript files below the folders, without declaration files. */
export const sourceFiles = (folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|js)$/.test(file) && !file.endsWith('.d.ts'))
      .map((file) => join(folder, file))
      .sort(),
  )

interface Imports {
  /** Paths relative to the repository. */
  readonly local: readonly string[]
  readonly packages: readonly string[]
}

export type ImportGraph = ReadonlyMap<string, Imports>

/** Imports and re-exports of each file: static, dynamic, and of types. */
export const importGraph = (files: readonly string[]): ImportGraph =>
  new Map(
    files.map((file) => {
      const names = ts
        .preProcessFile(readFileSync(file, 'utf8'), true, true)
        .importedFiles.map(({ fileName }) => fileName)
      return [
        file,
        {
          local: names
            .filter((name) => name.startsWith('.') && /\.(?:tsx?|js|json)$/.test(name))
            .map((name) => normalize(join(dirname(file), name))),
          packages: names.filter((name) => !name.startsWith('.')),
        },
      ]
    }),
  )

/** The files of the first cycle, or null. */
export function cycleIn(graph: ImportGraph): readonly string[] | null {
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    for (const target of graph.get(file)?.local ?? []) {
      const cycle = visit(target, [...path, file])
      if (cycle) return cycle
    }
    done.add(file)
    return null
  }
  for (const file of graph.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return null
}

export interface Func {
  readonly file: string
  readonly line: number
  readonly name: string
  /** Number of lines from the first to the last, inclusive. */
  readonly lines: number
  readonly parameters: number
}

/** Functions with `lines` lines or more, or with more than `parameters` parameters. */
export function longFunctions(
  files: readonly string[],
  { lines, parameters }: { readonly lines: number; readonly parameters: number },
): readonly Func[] {
  return files.flatMap(functionsOf).filter((func) => func.lines >= lines || func.parameters > parameters)
}

function functionsOf(file: string): readonly Func[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2023, true)
  const found: Func[] = []
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const line = lineOf(node.getStart(source))
      const name = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined)
      found.push({
        file,
        line,
        name: name?.getText(source) ?? '(anonymous)',
        lines: lineOf(node.end) - line + 1,
        parameters: node.parameters.length,
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
