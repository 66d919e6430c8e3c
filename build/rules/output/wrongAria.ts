// Roles and ARIA attributes that browsers ignore, ids that two elements have, and controls that a keyboard
// or a screen reader cannot reach.
import type { DocumentRule, OpenDocument } from '../outputRule.ts'
import { around, type HtmlElement, tagText } from './htmlTree.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const roles = words(`
  alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox
  comment complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic
  grid gridcell group heading img image insertion link list listbox listitem log main mark marquee math menu menubar
  menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio
  radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong
  subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree
  treegrid treeitem
`)
const attributes = words(`
  activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex
  colindextext colspan controls current describedby description details disabled dropeffect errormessage expanded
  flowto grabbed haspopup hidden invalid keyshortcuts label labelledby level live modal multiline multiselectable
  orientation owns placeholder posinset pressed readonly relevant required roledescription rowcount rowindex
  rowindextext rowspan selected setsize sort valuemax valuemin valuenow valuetext
`)
const flags = words(
  'aria-atomic aria-busy aria-disabled aria-modal aria-multiline aria-readonly aria-required',
)
const values: Readonly<Record<string, ReadonlySet<string>>> = {
  'aria-hidden': words('true false'),
  'aria-expanded': words('true false'),
  'aria-checked': words('true false mixed'),
  'aria-pressed': words('true false mixed'),
  'aria-selected': words('true false'),
  'aria-live': words('off polite assertive'),
  'aria-current': words('page step location date time true false'),
  'aria-haspopup': words('true false menu listbox tree grid dialog'),
  ...Object.fromEntries([...flags].map((name) => [name, words('true false')])),
}
/** The role needs one of these attributes, or an element of HTML that has it by itself. */
const needed: Readonly<Record<string, string>> = {
  checkbox: 'aria-checked',
  switch: 'aria-checked',
  radio: 'aria-checked',
  menuitemcheckbox: 'aria-checked',
  menuitemradio: 'aria-checked',
  slider: 'aria-valuenow',
  scrollbar: 'aria-valuenow',
  meter: 'aria-valuenow',
  heading: 'aria-level',
  combobox: 'aria-expanded',
}
const references = ['aria-labelledby', 'aria-describedby', 'aria-activedescendant', 'aria-owns'] as const
const native = words('input select h1 h2 h3 h4 h5 h6 meter option')
const controls = words('button select textarea summary iframe')

export const wrongAria: DocumentRule = (document, report) => {
  const say = (element: HtmlElement, message: string, hint: string) =>
    report({ message: `${message}: ${tagText(element)}.`, hint })
  for (const element of document.all) {
    checkRole(element, say)
    for (const [name, value] of element.attributes)
      if (name.startsWith('aria-')) checkAttribute(element, name, value, say)
    checkReferences(element, document, say)
    if (isControl(element)) checkControl(element, document, say)
  }
  repeatedIds(document, say)
}

type Say = (element: HtmlElement, message: string, hint: string) => void

function checkRole(element: HtmlElement, say: Say): void {
  const role = element.attributes.get('role')?.trim().toLowerCase()
  if (!role) return
  const known = role.split(/\s+/).find((one) => roles.has(one) || /^(?:doc|graphics)-/.test(one))
  if (known === undefined) {
    say(element, `The role ${role} does not exist`, 'Use a role of ARIA, or leave it out.')
    return
  }
  const attribute = needed[known]
  if (attribute !== undefined && !element.attributes.has(attribute) && !native.has(element.name))
    say(element, `The role ${known} needs the attribute ${attribute}`, 'Add it, or use the element of HTML.')
}

function checkAttribute(element: HtmlElement, name: string, value: string, say: Say): void {
  if (!attributes.has(name.slice('aria-'.length)))
    say(element, `The attribute ${name} does not exist`, 'Correct its name, or remove it.')
  const allowed = values[name]
  if (allowed && !allowed.has(value) && value !== '')
    say(
      element,
      `${name}="${value}" is not valid`,
      `Write ${[...allowed].join(', ').replace(/, (\w+)$/, ' or $1')}.`,
    )
}

function checkReferences(element: HtmlElement, { ids }: OpenDocument, say: Say): void {
  for (const name of references) {
    const value = element.attributes.get(name)
    if (!value) continue
    const missing = value.split(/\s+/).find((id) => id !== '' && !ids.has(id))
    if (missing !== undefined)
      say(element, `${name} names the id ${missing}, which the page does not have`, 'Correct the id.')
  }
  const target = element.name === 'label' ? element.attributes.get('for') : undefined
  if (target && !ids.has(target))
    say(element, `A label is for the id ${target}, which the page does not have`, 'Correct the id.')
}

/** Whether a click or a key acts on it. */
const isControl = ({ name, attributes: own }: HtmlElement): boolean =>
  controls.has(name) ||
  (name === 'a' && own.has('href')) ||
  (name === 'input' && own.get('type') !== 'hidden') ||
  Number(own.get('tabindex') ?? -1) >= 0

function checkControl(element: HtmlElement, { isHidden }: OpenDocument, say: Say): void {
  const { attributes: own, name } = element
  if (Number(own.get('tabindex') ?? 0) > 0)
    say(
      element,
      'A positive tabindex changes the order of the page',
      'Write tabindex="0", or move the element.',
    )
  const outer = [...around(element)].find(
    (one) => one.name === 'button' || (one.name === 'a' && one.attributes.has('href')),
  )
  if (outer && name !== 'iframe' && !isHidden(element))
    say(element, `A control is inside of another one, ${tagText(outer)}`, 'Put them beside each other.')
  const hider = [element, ...around(element)].find((one) => one.attributes.get('aria-hidden') === 'true')
  const isInert = [element, ...around(element)].some(
    (one) => one.attributes.has('hidden') || one.attributes.has('inert') || one.name === 'template',
  )
  if (hider && !isInert && own.get('tabindex') !== '-1' && !own.has('disabled'))
    say(
      element,
      'A control that the keyboard reaches is hidden from screen readers',
      'Remove aria-hidden, or write tabindex="-1".',
    )
}

/** An id that nothing refers to harms nobody, except that links lead to the first one. */
function repeatedIds({ all, ids }: OpenDocument, say: Say): void {
  const used = new Set(
    all.flatMap(({ name, attributes: own }) => [
      ...references.flatMap((key) => own.get(key)?.split(/\s+/) ?? []),
      ...(name === 'label' ? [own.get('for') ?? ''] : []),
      ...(own.get('href')?.startsWith('#') ? [(own.get('href') ?? '').slice(1)] : []),
    ]),
  )
  for (const element of all) {
    const id = element.attributes.get('id')
    if (id && ids.get(id) !== element && used.has(id))
      say(element, `Two elements have the id ${id}`, 'Give one of them another id.')
  }
}
