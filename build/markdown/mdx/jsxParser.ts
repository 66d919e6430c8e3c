// acorn with JSX. It finds the names of a scope in a set: acorn compares each new name with all others, which
// takes quadratic time in a file with many imports or exports.
import { Parser } from 'acorn'
import jsx from 'acorn-jsx'

interface Scope {
  var: string[]
  lexical: string[]
  functions: string[]
}

interface ScopedParser extends Parser {
  readonly enterScope: (flags: number) => void
  readonly currentScope: () => Scope
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

export const JsxParser = Parser.extend(jsx(), namesInSets)
