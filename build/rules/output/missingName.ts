// Controls, links, frames and images without a name: a screen reader says only what kind of element they are.
// The ways to a name are those of the accessible name computation that HTML alone decides.
import type { DocumentRule, OpenDocument } from '../outputRule.ts'
import { around, type HtmlElement, tagText, textOf } from './htmlTree.ts'

const widgets =
  'button link checkbox radio switch tab menuitem option textbox searchbox combobox slider treeitem'
const namedRoles: ReadonlySet<string> = new Set(
  `${widgets} img dialog alertdialog meter progressbar`.split(' '),
)
/** Elements and roles whose own text is their name. */
const fromText: ReadonlySet<string> = new Set(
  'a button summary link checkbox radio switch tab menuitem option treeitem'.split(' '),
)
const fields: ReadonlySet<string> = new Set(['input', 'select', 'textarea', 'meter', 'progress'])

export const missingName: DocumentRule = (document, report) => {
  const labels = labelledIds(document)
  for (const element of document.all) {
    const what = kindOf(element)
    if (what === null || document.isHidden(element) || hasName(element, document, labels)) continue
    report({
      message: `${what} has no name: ${tagText(element)}.`,
      hint: 'Give it a text, an alternative text, a label or the attribute aria-label.',
    })
  }
}

function kindOf({ name, attributes, parent }: HtmlElement): string | null {
  const role = attributes.get('role')
  if (role === 'none' || role === 'presentation') return null
  if (role !== undefined && namedRoles.has(role)) return `An element with the role ${role}`
  if (name === 'a' || name === 'area') return attributes.has('href') ? 'A link' : null
  if (name === 'button') return 'A button'
  if (name === 'summary') return parent?.name === 'details' ? 'A summary' : null
  if (name === 'iframe') return 'A frame'
  if (name === 'img') return attributes.get('alt') === '' ? null : 'An image'
  if (name === 'input' && attributes.get('type') === 'hidden') return null
  return fields.has(name) ? 'A field' : null
}

function hasName(element: HtmlElement, document: OpenDocument, labels: ReadonlySet<string>): boolean {
  const { name, attributes } = element
  const has = (key: string) => Boolean(attributes.get(key)?.trim())
  if (has('aria-label') || has('title') || isLabelled(element, document)) return true
  if (name === 'img' || name === 'area') return has('alt')
  if (name === 'input' && /^(?:submit|reset)$/.test(attributes.get('type') ?? '')) return true
  if (name === 'input' && attributes.get('type') === 'button') return has('value')
  if (name === 'input' && attributes.get('type') === 'image') return has('alt')
  if (fields.has(name))
    return has('placeholder') || labels.has(attributes.get('id') ?? '') || [...around(element)].some(isLabel)
  if (attributes.get('role') === 'img') return titleOfDrawing(element) !== ''
  return (
    (fromText.has(name) || fromText.has(attributes.get('role') ?? '')) && spoken(element, document) !== ''
  )
}

const isLabel = (one: HtmlElement): boolean => one.name === 'label' && textOf(one).trim() !== ''

const isLabelled = ({ attributes }: HtmlElement, document: OpenDocument): boolean =>
  (attributes.get('aria-labelledby') ?? '').split(/\s+/).some((id) => {
    const label = document.ids.get(id)
    return label !== undefined && (textOf(label).trim() !== '' || Boolean(label.attributes.get('aria-label')))
  })

const labelledIds = ({ all }: OpenDocument): ReadonlySet<string> =>
  new Set(all.filter(isLabel).flatMap(({ attributes }) => attributes.get('for') ?? []))

const titleOfDrawing = ({ children }: HtmlElement): string => {
  const title = children.find((one) => typeof one !== 'string' && one.name === 'title')
  return title === undefined || typeof title === 'string' ? '' : textOf(title).trim()
}

/** The text of an element with the alternative texts and labels in it. */
function spoken(element: HtmlElement, document: OpenDocument): string {
  const texts: string[] = []
  const silent = (one: HtmlElement): boolean => {
    if (one !== element && (one.attributes.get('aria-hidden') === 'true' || one.attributes.has('hidden')))
      return true
    texts.push(
      one.attributes.get('alt') ?? '',
      one === element ? '' : (one.attributes.get('aria-label') ?? ''),
    )
    if (one !== element && isLabelled(one, document)) texts.push('labelled')
    if (one.name === 'svg' && !one.attributes.has('aria-label')) texts.push(titleOfDrawing(one))
    return one.name === 'svg' || one.name === 'style' || one.name === 'script'
  }
  const text = textOf(element, silent)
  return (text + texts.join('')).trim()
}
