// Properties as React names them → attributes of HTML.
import { escapeHtml } from '../../shared/escape.ts'
import { styleText } from './constants.ts'

const names: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  acceptCharset: 'accept-charset',
}

/** SVG keeps its capitals; other names of HTML are lower-case. */
const capitals =
  /^(?:viewBox|preserveAspectRatio|gradientUnits|gradientTransform|patternUnits|patternTransform|clipPathUnits|maskUnits|markerWidth|markerHeight|refX|refY|stdDeviation|textLength|pathLength|baseFrequency|numOctaves|tableValues)$/
const dashed =
  /^(?:stroke|fill|clip|font|text|stop|marker|color|dominant|alignment|baseline|flood|lighting|shape|image|letter|word|paint|pointer|vector)[A-Z]/

export function htmlName(name: string): string {
  if (Object.hasOwn(names, name)) return names[name] as string
  if (capitals.test(name)) return name
  if (dashed.test(name) && !/^(?:textLength|markerWidth|markerHeight)$/.test(name))
    return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (/^xlink[A-Z]/.test(name)) return `xlink:${name.slice(5).toLowerCase()}`
  return name.includes('-') ? name : name.toLowerCase()
}

/** ` class="a" style="color:red"` */
export const attributesHtml = (props: Readonly<Record<string, unknown>>): string =>
  htmlAttributes(props)
    .map(({ name, value }) => (value === null ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('')

export interface HtmlAttribute {
  readonly name: string
  readonly value: string | null
}

/** Functions, `key`, `ref` and React's own props are not for HTML. */
export function htmlAttributes(props: Readonly<Record<string, unknown>>): readonly HtmlAttribute[] {
  const attributes: HtmlAttribute[] = []
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false || isOfReact(name)) continue
    if (name === 'style' && typeof value === 'object')
      attributes.push({ name, value: styleText(value as Record<string, unknown>) })
    else if (typeof value === 'object') continue
    else if (value === true && !/^(?:aria|data)-/.test(name))
      attributes.push({ name: htmlName(name), value: null })
    else attributes.push({ name: htmlName(name), value: String(value) })
  }
  return attributes
}

const isOfReact = (name: string): boolean =>
  /^(?:key|ref|children|dangerouslySetInnerHTML|on[A-Z].*)$/.test(name) || !/^[\w:.-]+$/.test(name)
