// Compares a page that was made from a template with the one that React renders, for tests.
import { policyFacts } from '../../build/shared/policyFacts.ts'

interface Rendered {
  readonly html: readonly string[]
  /** The parts of a page that the security policy depends on. */
  readonly own: string
}

/** Throws when the HTML differs, or what it needs from the security policy. */
export function checkSame(made: Rendered, rendered: Rendered, path: string): void {
  const needs = ({ own }: Rendered) => JSON.stringify(policyFacts(own))
  checkText(needs(made), needs(rendered), path)
  checkText(made.html.join(''), rendered.html.join(''), path)
}

function checkText(ours: string, theirs: string, path: string): void {
  if (ours === theirs) return
  let at = 0
  while (ours[at] === theirs[at]) at++
  const around = (html: string) => JSON.stringify(html.slice(Math.max(0, at - 60), at + 60))
  throw new Error(`The template of ${path} prints ${around(ours)}, but React ${around(theirs)}.`)
}
