// Attributes of HTML → properties of React, as source text.
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

/** `{ className: "a", ...A_(a_[3]) }` without the braces. */
export function reactProps(element: string, attributes: readonly PartAttribute[]): string[] {
  return attributes.flatMap((attribute): string[] => {
    if ('link' in attribute) return [`...A_(a_[${attribute.link}])`]
    const { name, value: text } = attribute
    const lower = name.toLowerCase()
    if (/^on/.test(lower)) return []
    if (lower === 'style') return [`style: ${JSON.stringify(styleObject(text ?? ''))}`]
    if (element === 'input' && lower === 'checked') return ['defaultChecked: true']
    if (element === 'input' && lower === 'value') return [`defaultValue: ${JSON.stringify(text)}`]
    const key = Object.hasOwn(names, lower) ? names[lower] : name
    return [`${JSON.stringify(key)}: ${text === null ? 'true' : JSON.stringify(text)}`]
  })
}

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
