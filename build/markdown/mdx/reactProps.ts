// Attributes of HTML → properties of React: as values, and as source text.
import type { PartAttribute } from '../elementPart.ts'

const names: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  'http-equiv': 'httpEquiv',
  'accept-charset': 'acceptCharset',
  ...Object.fromEntries(
    (
      'accessKey allowFullScreen autoComplete autoFocus autoPlay cellPadding cellSpacing charSet colSpan contentEditable crossOrigin dateTime ' +
      'encType enterKeyHint fetchPriority formAction frameBorder hrefLang inputMode itemProp itemScope itemType maxLength mediaGroup minLength ' +
      'noModule noValidate playsInline readOnly referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet tabIndex useMap'
    )
      .split(' ')
      .map((name) => [name.toLowerCase(), name]),
  ),
}

/** `class="a"` → `{ className: 'a' }`. */
export function propertiesOf(
  element: string,
  attributes: readonly Exclude<PartAttribute, { readonly link: number }>[],
): Record<string, unknown> {
  return Object.fromEntries(attributes.flatMap((one) => propertyOf(element, one)))
}

function propertyOf(
  element: string,
  { name, value: text }: Exclude<PartAttribute, { readonly link: number }>,
): readonly (readonly [name: string, value: unknown])[] {
  const lower = name.toLowerCase()
  if (/^on/.test(lower)) return []
  if (lower === 'style') return [['style', styleObject(text ?? '')]]
  if (element === 'input' && lower === 'checked') return [['defaultChecked', true]]
  if (element === 'input' && lower === 'value') return [['defaultValue', text]]
  return [[Object.hasOwn(names, lower) ? (names[lower] as string) : name, text ?? true]]
}

/** `{ className: "a", ...A_(a_[3]) }` without the braces. */
export function reactProps(element: string, attributes: readonly PartAttribute[]): string[] {
  return attributes.flatMap((attribute): string[] =>
    'link' in attribute
      ? [`...A_(a_[${attribute.link}])`]
      : propertyOf(element, attribute).map(([name, value]) => `${keyOf(name)}: ${JSON.stringify(value)}`),
  )
}

/** As the names of properties have been written until now: React's own without quotes. */
const keyOf = (name: string): string =>
  name === 'style' || name === 'defaultChecked' || name === 'defaultValue' ? name : JSON.stringify(name)

function styleObject(text: string): Record<string, string> {
  const entries = text.split(/;(?![^(]*\))/).flatMap((rule): [string, string][] => {
    const colon = rule.indexOf(':')
    if (colon === -1) return []
    const name = rule.slice(0, colon).trim()
    const key = name.startsWith('--')
      ? name
      : name
          .toLowerCase()
          .replace(/^-ms-/, 'ms-')
          .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return key === '' ? [] : [[key, rule.slice(colon + 1).trim()]]
  })
  return Object.fromEntries(entries)
}
