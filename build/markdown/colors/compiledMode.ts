// What highlight.js makes of a grammar when it compiles it. Its types declare little of this; the version in
// package-lock.json is what counts, and test/build/markdown/colors.test.ts compares every grammar.

/** Grammars contain these functions: they may refuse a match, and remember how it began. */
export type Callback = (match: RegExpMatchArray, response: Response) => void

export interface Response {
  readonly data: object
  isMatchIgnored: boolean
  readonly ignoreMatch: () => void
}

/** Scope of a match, or of its groups by their number. */
export interface CompiledScope {
  readonly _wrap?: string
  readonly _multi?: boolean
  readonly _emit?: Readonly<Record<number, boolean>>
  readonly [group: number]: string | undefined
}

/** A rule of a mode: where another one begins, where this one ends, or what is not allowed in it. */
export interface CompiledRule {
  readonly type: 'begin' | 'end' | 'illegal'
  readonly rule?: CompiledMode
  /** In the expression that was made last from rules with this one. */
  readonly position: number
}

/** Several rules as one expression: the group at each number has matched when its rule has. */
interface RuleExpression {
  readonly matcherRe: RegExp
  readonly matchIndexes: Readonly<Record<number, CompiledRule>>
}

export interface CompiledMode {
  readonly scope?: string
  readonly beginScope?: CompiledScope
  readonly endScope?: CompiledScope
  /** Keyword → its scope and its relevance. */
  readonly keywords?: Readonly<Record<string, readonly [string, number]>>
  readonly keywordPatternRe: RegExp
  readonly subLanguage?: string | readonly string[] | null
  readonly skip?: boolean
  readonly excludeBegin?: boolean
  readonly returnBegin?: boolean
  readonly excludeEnd?: boolean
  readonly returnEnd?: boolean
  readonly endsWithParent?: boolean
  readonly endsParent?: boolean
  readonly endRe?: RegExp
  readonly starts?: CompiledMode | null
  readonly __beforeBegin?: Callback | null
  readonly 'on:begin'?: Callback
  readonly 'on:end'?: Callback
  data?: object
  readonly matcher: {
    /** Number of rules at which a mode begins. */
    readonly count: number
    readonly rules: readonly unknown[]
    /** The rules from the given one on. */
    readonly getMatcher: (from: number) => RuleExpression
  }
}

export interface CompiledGrammar extends CompiledMode {
  readonly classNameAliases: Readonly<Record<string, string>>
  readonly case_insensitive?: boolean
  readonly unicodeRegex?: boolean
  /** A grammar that is a function. */
  __emitTokens?: (() => void) | undefined
}
