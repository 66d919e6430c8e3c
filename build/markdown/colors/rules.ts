// A mode of a grammar in the form that is fast to follow: tags instead of scopes, sticky expressions, and
// every field there is, so that V8 sees one shape.
import type { Callback, CompiledGrammar, CompiledMode, CompiledRule, CompiledScope } from './compiledMode.ts'
import { withFewerGroups } from './fewerGroups.ts'

/** A group of a match, with the tag around it; without one, its keywords are looked up. */
type ScopedGroup = readonly [group: number, tag: string | null]

export interface Rules {
  readonly mode: CompiledMode
  /** The tag around what the mode contains. */
  readonly tag: string | null
  /** The same for a mode that was open at the end of the last part in this language. */
  readonly continuedTag: string | null
  readonly beginTag: string | null
  readonly beginGroups: readonly ScopedGroup[] | null
  readonly endTag: string | null
  readonly endGroups: readonly ScopedGroup[] | null
  /** Keyword → its tag. Null for a mode without keywords. */
  readonly keywords: ReadonlyMap<string, string> | null
  /** Finds words; null for those of ASCII letters, digits and `_`. */
  readonly words: RegExp | null
  readonly isCaseInsensitive: boolean
  readonly subLanguage: string | readonly string[] | null
  /** Whether the text is part of that around it. */
  readonly skip: boolean
  readonly excludeBegin: boolean
  readonly returnBegin: boolean
  readonly excludeEnd: boolean
  readonly returnEnd: boolean
  readonly endsWithParent: boolean
  readonly endsParent: boolean
  /** Sticky; null for a mode that only ends with another one. */
  readonly end: RegExp | null
  /** Whether `end` must not see what is before it: highlight.js gives it the rest of the code. */
  readonly endSeesRestOnly: boolean
  readonly onBegin: readonly Callback[]
  readonly onEnd: Callback | null
  readonly beginCount: number
  readonly starts: () => Rules | null
  /** The expression of the rules from the given one on; null without rules. */
  readonly from: (index: number) => Expression | null
}

export interface Expression {
  readonly pattern: RegExp
  /** Number of each rule's group, ascending. */
  readonly groups: readonly number[]
  readonly rules: readonly CompiledRule[]
  /** Of the mode that begins, where one does. */
  readonly begins: readonly (() => Rules)[]
}

/** Makes the rules of a grammar's modes, each once. */
export function openRules(grammar: CompiledGrammar): (mode: CompiledMode) => Rules {
  const known = new Map<CompiledMode, Rules>()
  const rulesOf = (mode: CompiledMode): Rules => {
    const rules = known.get(mode) ?? createRules(mode, grammar, rulesOf)
    known.set(mode, rules)
    return rules
  }
  return rulesOf
}

function createRules(
  mode: CompiledMode,
  grammar: CompiledGrammar,
  rulesOf: (mode: CompiledMode) => Rules,
): Rules {
  const tag = (scope: string | undefined) =>
    scope ? openTag(grammar.classNameAliases[scope] || scope) : null
  const onBegin = [mode.__beforeBegin, mode['on:begin']].filter((one) => one != null)
  const onEnd = mode['on:end'] ?? null
  if (onBegin.length > 0 || onEnd) mode.data ??= {}
  const expressions: (Expression | null | undefined)[] = []
  return {
    mode,
    tag: tag(mode.scope),
    continuedTag: mode.scope ? openTag(mode.scope) : null,
    beginTag: tag(mode.beginScope?._wrap),
    beginGroups: groupsOf(mode.beginScope, tag),
    endTag: mode.endScope?._wrap ? openTag(mode.endScope._wrap) : null,
    endGroups: groupsOf(mode.endScope, tag),
    keywords: mode.keywords ? keywordTags(mode.keywords, tag) : null,
    words: isPlainWord(mode.keywordPatternRe) ? null : mode.keywordPatternRe,
    isCaseInsensitive: grammar.case_insensitive === true,
    subLanguage: mode.subLanguage ?? null,
    skip: mode.skip === true,
    excludeBegin: mode.excludeBegin === true,
    returnBegin: mode.returnBegin === true,
    excludeEnd: mode.excludeEnd === true,
    returnEnd: mode.returnEnd === true,
    endsWithParent: mode.endsWithParent === true,
    endsParent: mode.endsParent === true,
    end: mode.endRe ? new RegExp(mode.endRe.source, `${mode.endRe.flags}y`) : null,
    endSeesRestOnly: mode.endRe ? looksBack(mode.endRe) : false,
    onBegin,
    onEnd,
    beginCount: mode.matcher.count,
    starts: () => (mode.starts ? rulesOf(mode.starts) : null),
    from(index) {
      let expression = expressions[index]
      if (expression === undefined) {
        expression = createExpression(mode, index, rulesOf)
        expressions[index] = expression
      }
      return expression
    },
  }
}

function createExpression(
  { matcher }: CompiledMode,
  index: number,
  rulesOf: (mode: CompiledMode) => Rules,
): Expression | null {
  if (matcher.rules.length === index) return null
  const { matcherRe, matchIndexes } = matcher.getMatcher(index)
  const written = Object.keys(matchIndexes).map(Number)
  const rules = written.map((group) => matchIndexes[group] as CompiledRule)
  const { pattern, groups } = readGroupsOnly(matcherRe, written, rules)
  const begins = rules.map(({ rule }) => {
    let found: Rules | null = null
    return () => {
      found ??= rulesOf(rule as CompiledMode)
      return found
    }
  })
  return { pattern, groups, rules, begins }
}

/** The expression with the groups of the rules, and those within them that somebody reads. */
function readGroupsOnly(
  whole: RegExp,
  groups: readonly number[],
  rules: readonly CompiledRule[],
): Pick<Expression, 'pattern' | 'groups'> {
  let at = 0
  const fewer = withFewerGroups(whole.source, (group) => {
    while (at + 1 < groups.length && (groups[at + 1] as number) <= group) at++
    return group === groups[at] || readsGroups(rules[at] as CompiledRule)
  })
  if (!fewer) return { pattern: whole, groups }
  return {
    pattern: new RegExp(fewer.source, whole.flags),
    groups: groups.map((group) => fewer.numbers.get(group) as number),
  }
}

/** Functions of a grammar and scopes of parts of a match do. What ends a mode can end others with it. */
const readsGroups = ({ type, rule }: CompiledRule): boolean =>
  type === 'end' || Boolean(rule?.beginScope?._multi || rule?.['on:begin'] || rule?.__beforeBegin)

/** `comment.line` has two classes: `hljs-comment line_`. */
function openTag(scope: string): string {
  const [first, ...others] = scope.split('.')
  const classes = [`hljs-${first}`, ...others.map((part, at) => `${part}${'_'.repeat(at + 1)}`)]
  return `<span class="${classes.join(' ')}">`
}

const groupsOf = (
  scope: CompiledScope | undefined,
  tag: (scope: string | undefined) => string | null,
): readonly ScopedGroup[] | null =>
  scope?._multi
    ? Object.keys(scope._emit ?? {}).map((group) => [Number(group), tag(scope[Number(group)])])
    : null

/** Words whose scope begins with `_` only count for the detection of languages. */
function keywordTags(
  keywords: Readonly<Record<string, readonly [string, number]>>,
  tag: (scope: string) => string | null,
): ReadonlyMap<string, string> {
  const tags = new Map<string, string>()
  for (const [word, [scope]] of Object.entries(keywords)) {
    const found = scope.startsWith('_') ? null : tag(scope)
    if (found) tags.set(word, found)
  }
  return tags
}

const isPlainWord = ({ source, unicode }: RegExp): boolean => source === '\\w+' && !unicode

/** Whether the result may depend on what is before the place: `^`, `\b`, a look behind. */
function looksBack({ source, unicode }: RegExp): boolean {
  const outsideOfClasses = source.replace(/\\[^bB]|\[(?:\\.|[^\]\\])*\]/g, '')
  return unicode || /\\[bB]|\^|\(\?<[=!]/.test(outsideOfClasses)
}
