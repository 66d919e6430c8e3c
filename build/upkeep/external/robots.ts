// The rules of a robots.txt for this check, as RFC 9309 describes them: the longest pattern that matches
// wins.
import { escapeRegExp } from '../../shared/escape.ts'

export type IsAllowed = (path: string) => boolean

interface Rule {
  readonly length: number
  readonly allows: boolean
  readonly pattern: RegExp
}

const agent = 'troodon-link-check'

export function readRobots(text: string): IsAllowed {
  const own: Rule[] = []
  const all: Rule[] = []
  let named: Rule[][] = []
  let isInGroup = false
  for (const line of text.split(/\r\n?|\n/)) {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? []
    const name = key.toLowerCase()
    if (name === 'user-agent') {
      if (isInGroup) named = []
      isInGroup = false
      const wanted = value.trim().toLowerCase()
      if (wanted === '*') named.push(all)
      else if (wanted !== '' && agent.startsWith(wanted)) named.push(own)
    } else if (name === 'allow' || name === 'disallow') {
      isInGroup = true
      const path = value.trim()
      if (path !== '') for (const rules of named) rules.push(ruleOf(path, name === 'allow'))
    }
  }
  const rules = (own.length > 0 ? own : all).sort(
    (a, b) => b.length - a.length || Number(b.allows) - Number(a.allows),
  )
  return (path) => rules.find(({ pattern }) => pattern.test(path))?.allows ?? true
}

/** `*` is any text, `$` at the end is the end. Several `*` in a row are one, so that matching stays fast. */
function ruleOf(path: string, allows: boolean): Rule {
  const isWhole = path.endsWith('$')
  const parts = (isWhole ? path.slice(0, -1) : path).split(/\*+/).slice(0, 6).map(escapeRegExp)
  return {
    length: path.length,
    allows,
    pattern: new RegExp(`^${parts.join('.*?')}${isWhole ? '$' : ''}`, 's'),
  }
}
