// Compares a page that was made from a template with the one that React renders, for tests.

export function checkSame(made: readonly string[], rendered: readonly string[], path: string): void {
  const [ours, theirs] = [made.join(''), rendered.join('')]
  if (ours === theirs) return
  let at = 0
  while (ours[at] === theirs[at]) at++
  const around = (html: string) => JSON.stringify(html.slice(Math.max(0, at - 60), at + 60))
  throw new Error(`The template of ${path} prints ${around(ours)}, but React ${around(theirs)}.`)
}
