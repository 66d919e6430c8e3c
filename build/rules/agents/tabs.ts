// Tabs: agents get all panels, one after the other (`tabbed-content-serialization`), and headings that every
// panel repeats don't say which one they belong to (`section-header-quality`).
import { around, type HtmlElement, htmlTree, textOf } from '../output/htmlTree.ts'
import { type AgentPageRule, pageLimits, thousands } from './agentRule.ts'

interface Panel {
  readonly label: string
  readonly element: HtmlElement
}

/** The panels of each group of tabs. */
function tabGroups(html: string): readonly (readonly Panel[])[] {
  if (!html.includes('role="tabpanel"')) return []
  const { all } = htmlTree(html)
  const groups = new Map<HtmlElement, { readonly labels: string[]; readonly panels: HtmlElement[] }>()
  for (const element of all) {
    const role = element.attributes.get('role')
    const group = groups.get([...around(element)].find((one) => groups.has(one)) as HtmlElement)
    if (role === 'tablist' && element.parent) groups.set(element.parent, { labels: [], panels: [] })
    else if (role === 'tab') group?.labels.push(textOf(element).trim())
    else if (role === 'tabpanel') group?.panels.push(element)
  }
  return [...groups.values()].map(({ labels, panels }) =>
    panels.map((element, index) => ({ label: labels[index] ?? '', element })),
  )
}

export const tabbedContent: AgentPageRule = ({ html }) => {
  const length = tabGroups(html)
    .flat()
    .reduce((sum, { element }) => sum + textOf(element).length, 0)
  if (length <= pageLimits.warns) return null
  return {
    fails: length > pageLimits.fails,
    message: `has ${thousands(length)} characters in tabs. Agents get all tabs, and read about ${thousands(pageLimits.warns)} characters.`,
    hint: 'Make a page of each tab.',
  }
}

export const sectionHeaders: AgentPageRule = ({ html }) => {
  for (const panels of tabGroups(html)) {
    const headings = panels.map(({ label, element }) => ({ label, texts: headingsIn(element) }))
    const all = headings.flatMap(({ texts }) => texts)
    const isVague = (text: string, label: string) =>
      !text.includes(label.toLowerCase()) && headings.filter(({ texts }) => texts.includes(text)).length > 1
    const vague = headings.flatMap(({ label, texts }) => texts.filter((text) => isVague(text, label)))
    if (panels.length > 1 && vague.length > all.length / 2)
      return {
        fails: true,
        message: `has the heading "${vague[0]}" in several tabs.`,
        hint: 'Name the tab in the heading, such as "Install with npm".',
      }
  }
  return null
}

function headingsIn(panel: HtmlElement): readonly string[] {
  const texts: string[] = []
  const left: HtmlElement[] = [panel]
  for (let one = left.pop(); one; one = left.pop()) {
    if (/^h[1-6]$/.test(one.name)) texts.push(textOf(one).trim().toLowerCase())
    for (const child of one.children) if (typeof child !== 'string') left.push(child)
  }
  return texts.filter((text) => text !== '')
}
