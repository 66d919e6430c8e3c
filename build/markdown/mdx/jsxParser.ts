// acorn with JSX. It finds the names of a scope in a set: acorn compares each new name with all others, which
// takes quadratic time in a file with many imports or exports. And it knows the names of the statements
// before a text, which are a part of the same module.
import { type Options, Parser, type Program } from 'acorn'
import jsx from 'acorn-jsx'

interface Scope {
  var: string[]
  lexical: string[]
  functions: string[]
}

interface ScopedParser extends Parser {
  readonly enterScope: (flags: number) => void
  readonly currentScope: () => Scope
  readonly checkLocalExport: (id: { readonly name: string }) => void
  readonly checkExport: (exports: object | null, name: ExportedName, position: number) => void
  readonly raiseRecoverable: (position: number, message: string) => void
}

/** A name, or the node of one. */
type ExportedName = string | { readonly name?: string; readonly value?: unknown }

/** The names of the statements before. */
export interface KnownNames {
  readonly imports: { readonly has: (name: string) => boolean }
  readonly exports: { readonly has: (name: string) => boolean }
}

/** acorn only asks whether `indexOf` is -1. */
class Names extends Array<string> {
  readonly #known = new Set<string>()

  override push(name: string): number {
    this.#known.add(name)
    return super.push(name)
  }

  override indexOf(name: string): number {
    return this.#known.has(name) ? 0 : -1
  }
}

const namesInSets = (Base: typeof Parser): typeof Parser => {
  const base = Base.prototype as ScopedParser
  return class extends Base {
    enterScope(this: ScopedParser, flags: number): void {
      base.enterScope.call(this, flags)
      Object.assign(this.currentScope(), { var: new Names(), lexical: new Names(), functions: new Names() })
    }
  }
}

const namesBefore = (Base: typeof Parser) => {
  const base = Base.prototype as ScopedParser
  return class extends Base {
    known: KnownNames | null = null

    checkLocalExport(this: ScopedParser & this, id: { readonly name: string }): void {
      const { known } = this
      if (!known?.imports.has(id.name) && !known?.exports.has(id.name)) base.checkLocalExport.call(this, id)
    }

    checkExport(this: ScopedParser & this, exports: object | null, name: ExportedName, at: number): void {
      const word = typeof name === 'string' ? name : String(name.name ?? name.value)
      if (exports && this.known?.exports.has(word)) this.raiseRecoverable(at, `Duplicate export '${word}'`)
      base.checkExport.call(this, exports, name, at)
    }
  }
}

export const JsxParser = namesBefore(Parser.extend(jsx(), namesInSets))

/** The statements of a module, which may use the names of those before. */
export function parseAfter(known: KnownNames, text: string, options: Options): Program {
  const parser = Reflect.construct(JsxParser, [options, text]) as { known: KnownNames; parse: () => Program }
  parser.known = known
  return parser.parse()
}
