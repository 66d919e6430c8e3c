// Replaces the blocks of a body that changed. The others keep their elements, and with them open tabs, focus
// and scrolling. Text between two blocks is a node like them: a page with a mistake shows its words there.

/** False if the page no longer shows the old body. */
export function patchBody(box: Element, before: string, after: string): boolean {
  const oldBlocks = blocksOf(before)
  const newBlocks = blocksOf(after)
  const live = [...box.childNodes]
  if (live.length !== oldBlocks.length) return false
  const { start, end } = changedRange(oldBlocks.map(contentOf), newBlocks.map(contentOf))
  const next = live[live.length - end] ?? null
  for (const node of live.slice(start, live.length - end)) node.remove()
  for (const node of newBlocks.slice(start, newBlocks.length - end)) box.insertBefore(node, next)
  return true
}

const blocksOf = (html: string): readonly ChildNode[] => {
  const template = document.createElement('template')
  template.innerHTML = html
  return [...template.content.childNodes]
}

const contentOf = (node: ChildNode): string =>
  node instanceof Element ? node.outerHTML : `${node.nodeType} ${node.nodeValue}`

/** How many items are the same at the start and at the end of two lists; an item counts once. */
export function changedRange(
  before: readonly string[],
  after: readonly string[],
): { readonly start: number; readonly end: number } {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return { start, end }
}
