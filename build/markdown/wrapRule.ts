// Replaces a rule of markdown-it by one that calls it. A ruler gives its rules without their names; the rule
// of a name is the one that is missing while the name is disabled.
import type { Ruler } from 'markdown-it'

export type Rule<Args extends unknown[], Result> = (...args: Args) => Result

/**
 * `alt`: the chains in which a block rule ends others, as `ruler.at` has them; the wrapped rule does not keep
 * its own.
 */
export function wrapRule<Args extends unknown[], Result>(
  ruler: Ruler<Args, Result>,
  name: string,
  wrap: (original: Rule<Args, Result>) => Rule<Args, Result>,
  alt: string[] = [],
): void {
  const all = ruler.getRules('')
  ruler.disable(name)
  const others = new Set(ruler.getRules(''))
  const original = all.find((rule) => !others.has(rule))
  if (!original) throw new Error(`markdown-it has no active rule "${name}".`)
  ruler.enable(name)
  ruler.at(name, wrap(original), { alt })
}
