// Colors code with the grammars of highlight.js, which compiles them: the same HTML in half of the time.
// Nothing is made for a match but its text, and the HTML is written at once instead of a tree of tokens.
import type { CompiledRule, Response } from './compiledMode.ts'
import type { Expression, Rules } from './rules.ts'
import { SearchedCode } from './searchedCode.ts'
import { colorWords, escapeCode } from './words.ts'

/** An open mode within another one. */
interface Frame {
  readonly rules: Rules
  readonly parent: Frame | null
}

/** The data that a grammar needs to color embedded code in other languages. */
export interface Languages {
  /** The rules of a whole language; null when it is not registered. */
  readonly find: (name: string) => Rules | null
  /** Colors code whose language is one of a few. */
  readonly detect: (code: string, names: readonly string[]) => string
}

/**
 * A grammar needs a feature that this file lacks, or makes no progress. highlight.js then colors the code.
 */
export class UnusualGrammar extends Error {}

/** Throws an UnusualGrammar. */
export const paint = (code: string, root: Rules, languages: Languages): string =>
  new Painter(code, { rules: root, parent: null }, languages).paint()

const close = '</span>'

class Painter {
  private html = ''
  /** Text that was read but not written yet. */
  private buffer = ''
  /** Open tags. */
  private depth = 0
  private rounds = 0
  /** The position of the last match if a mode began there, else -1. */
  private begunAt = -1
  /** The first rule to try, and whether to try from there at the same place. */
  private next = 0
  private resumes = false
  /** The rule of the current match, its group, and the mode that begins with it. */
  private rule: CompiledRule | null = null
  private group = 0
  private begins: (() => Rules) | null = null
  /** The positions at which parts in another language ended. */
  private continued: Map<string, Frame> | null = null
  /** The code for the functions of the grammar. */
  private searched: SearchedCode | null = null
  top: Frame
  private readonly code: string
  private readonly languages: Languages

  constructor(code: string, top: Frame, languages: Languages) {
    this.code = code
    this.top = top
    this.languages = languages
  }

  paint(): string {
    const open: string[] = []
    for (let frame = this.top; frame.parent; frame = frame.parent)
      if (frame.rules.continuedTag) open.push(frame.rules.continuedTag)
    this.html = open.reverse().join('')
    this.depth = open.length
    let index = 0
    for (;;) {
      this.rounds++
      const match = this.find(index)
      if (!match) break
      this.buffer += this.code.slice(index, match.index)
      index = match.index + this.take(match)
    }
    this.buffer += this.code.slice(index)
    this.flush()
    return this.html + close.repeat(this.depth)
  }

  /** The next match of a rule of the open mode. */
  private find(index: number): RegExpExecArray | null {
    const { rules } = this.top
    const from = this.resumes ? this.next : 0
    this.resumes = false
    let match = this.exec(rules.from(from), index)
    if (from !== 0 && match?.index !== index) match = this.exec(rules.from(0), index + 1)
    if (match) {
      this.next = from + (this.rule?.position ?? 0) + 1
      if (this.next === rules.beginCount) this.next = 0
    }
    return match
  }

  private exec(expression: Expression | null, index: number): RegExpExecArray | null {
    if (!expression) return null
    const { pattern, groups, rules, begins } = expression
    pattern.lastIndex = index
    const match = pattern.exec(this.code)
    if (!match) return null
    let at = 0
    while (match[groups[at] as number] === undefined) at++
    this.rule = rules[at] as CompiledRule
    this.group = groups[at] as number
    this.begins = begins[at] as () => Rules
    return match
  }

  /** Handles a match, and returns how many characters of the code are done. */
  private take(match: RegExpExecArray): number {
    const { index } = match
    const text = match[0]
    const type = this.rule?.type
    if (type === 'end' && this.begunAt === index && text === '') {
      this.buffer += this.code.slice(index, index + 1)
      return 1
    }
    this.begunAt = type === 'begin' ? index : -1
    if (type === 'begin') return this.begin(match)
    if (type === 'end') {
      const done = this.end(match)
      if (done !== null) return done
    } else if (text === '') {
      if (index !== this.code.length) this.buffer += '\n'
      return 1
    }
    if (this.rounds > 100_000 && this.rounds > index * 3) throw new UnusualGrammar()
    this.buffer += text
    return text.length
  }

  private begin(match: RegExpExecArray): number {
    const rules = (this.begins as () => Rules)()
    const text = match[0]
    if (rules.onBegin.length > 0 && this.isRefused(rules.onBegin, rules, match)) return this.ignore(text)
    if (rules.skip) this.buffer += text
    else {
      if (rules.excludeBegin) this.buffer += text
      this.flush()
      if (!rules.returnBegin && !rules.excludeBegin) this.buffer = text
    }
    this.start(rules, match)
    return rules.returnBegin ? 0 : text.length
  }

  /** The match counts as text. If other rules may match at this place, they are tried first. */
  private ignore(text: string): number {
    if (this.next === 0) {
      this.buffer += text[0]
      return 1
    }
    this.resumes = true
    return 0
  }

  private start(rules: Rules, match: RegExpExecArray): void {
    if (rules.tag) {
      this.html += rules.tag
      this.depth++
    }
    if (rules.beginTag) {
      this.wrap(this.buffer, rules.beginTag)
      this.buffer = ''
    } else if (rules.beginGroups) {
      this.writeGroups(rules.beginGroups, match)
      this.buffer = ''
    }
    this.top = { rules, parent: this.top }
  }

  /** Null when no mode ends here. */
  private end(match: RegExpExecArray): number | null {
    const ended = this.endedFrame(match)
    if (!ended) return null
    const { rules } = this.top
    const text = match[0]
    if (rules.endTag || rules.endGroups) {
      this.flush()
      if (rules.endTag) this.wrap(text, rules.endTag)
      else if (rules.endGroups) this.writeGroups(rules.endGroups, match)
    } else if (rules.skip) this.buffer += text
    else {
      if (!rules.returnEnd && !rules.excludeEnd) this.buffer += text
      this.flush()
      if (rules.excludeEnd) this.buffer = text
    }
    let top: Frame | null = this.top
    while (top && top !== ended.parent) {
      if (top.rules.tag) {
        this.html += close
        this.depth--
      }
      top = top.parent
    }
    if (!top) throw new UnusualGrammar()
    this.top = top
    const next = ended.rules.starts()
    if (next) this.start(next, match)
    return rules.returnEnd ? 0 : text.length
  }

  private endedFrame(match: RegExpExecArray): Frame | null {
    for (let frame = this.top; ; ) {
      const { rules } = frame
      if (this.endsAt(rules, match.index) && !(rules.onEnd && this.isRefused([rules.onEnd], rules, match))) {
        while (frame.rules.endsParent && frame.parent) frame = frame.parent
        return frame
      }
      if (!rules.endsWithParent || !frame.parent) return null
      frame = frame.parent
    }
  }

  private endsAt({ end, endSeesRestOnly }: Rules, index: number): boolean {
    if (!end) return false
    end.lastIndex = endSeesRestOnly ? 0 : index
    return end.test(endSeesRestOnly ? this.code.slice(index) : this.code)
  }

  private isRefused(callbacks: Rules['onBegin'], { mode }: Rules, match: RegExpExecArray): boolean {
    const own = match.slice(this.group) as RegExpMatchArray
    this.searched ??= new SearchedCode(this.code)
    Object.assign(own, { index: match.index, input: this.searched, groups: match.groups }, this.rule)
    const response: Response = {
      data: mode.data ?? {},
      isMatchIgnored: false,
      ignoreMatch() {
        response.isMatchIgnored = true
      },
    }
    return callbacks.some((callback) => {
      callback(own, response)
      return response.isMatchIgnored
    })
  }

  private writeGroups(groups: NonNullable<Rules['beginGroups']>, match: RegExpExecArray): void {
    for (const [group, tag] of groups) {
      const text = match[this.group + group]
      if (text === undefined) throw new UnusualGrammar()
      if (tag) this.wrap(text, tag)
      else this.html += colorWords(text, this.top.rules)
    }
  }

  private wrap(text: string, tag: string): void {
    if (text !== '') this.html += tag + escapeCode(text) + close
  }

  private flush(): void {
    const { subLanguage } = this.top.rules
    if (this.buffer === '') return
    if (subLanguage === null) this.html += colorWords(this.buffer, this.top.rules)
    else this.writeOther(this.buffer, subLanguage)
    this.buffer = ''
  }

  private writeOther(text: string, language: string | readonly string[]): void {
    if (typeof language !== 'string') {
      this.html += this.languages.detect(text, language)
      return
    }
    const rules = this.languages.find(language)
    if (!rules) {
      this.html += escapeCode(text)
      return
    }
    this.continued ??= new Map()
    const top = this.continued.get(language) ?? { rules, parent: null }
    const inner = new Painter(text, top, this.languages)
    this.html += `<span class="language-${language}">${inner.paint()}${close}`
    this.continued.set(language, inner.top)
  }
}
