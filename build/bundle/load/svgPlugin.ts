// esbuild plugin: `import Logo from './logo.svg'` is a React component. Ids and class names inside get a
// prefix, so that images on one page do not affect each other. Scripts and event handlers are removed.

import { basename } from 'node:path'
import type { Plugin } from 'esbuild'
import { hashOf } from '../../io/hash.ts'
import { readBytes } from '../../io/readText.ts'
import { htmlTags } from '../../shared/html.ts'
import { attributeOf } from '../../shared/htmlTag.ts'
import { rewriteAttributes, rewriteStyles } from '../../shared/rewriteHtml.ts'
import { withoutScripts } from '../../shared/svg.ts'

export const svgPlugin: Plugin = {
  name: 'troodon-svg',
  setup(build) {
    build.onLoad({ filter: /\.svg$/i, namespace: 'file' }, ({ path }) => {
      const text = readBytes(path).toString('utf8')
      const svg = readSvg(text, `s${hashOf(basename(path), text).slice(0, 6)}`)
      if (!svg) return { errors: [{ text: `${basename(path)} is not an SVG image.` }] }
      const contents = `import { createElement } from 'react'
const attributes = ${JSON.stringify(svg.attributes)}
const inner = { __html: ${JSON.stringify(svg.inner)} }
export default function Svg({ title, ...props }) {
  const html = title ? { __html: '<title>' + String(title).replace(/[<&]/g, (c) => (c === '<' ? '&lt;' : '&amp;')) + '</title>' + inner.__html } : inner
  return createElement('svg', { ...attributes, ...props, dangerouslySetInnerHTML: html })
}
export const ReactComponent = Svg`
      return { contents, loader: 'js' }
    })
  },
}

export interface SvgParts {
  /** In the form that React expects. */
  readonly attributes: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly inner: string
}

/** The image's attributes and its content, made safe to embed in a page. Null when the text is not an SVG. */
export function readSvg(text: string, prefix: string): SvgParts | null {
  const tags = [...htmlTags(text, { xml: true })].filter(({ name }) => name.toLowerCase() === 'svg')
  const tag = tags.find(({ closing }) => !closing)
  const last = tags.at(-1)
  if (!tag || !last || (!tag.selfClosing && !last.closing)) return null
  const attributes = tag.attributes.flatMap(({ name, value }) =>
    /^(?:on|xmlns:)/i.test(name) || value === null
      ? []
      : [[reactName(name), name === 'style' ? styleObject(value) : value] as const],
  )
  const inner = tag.selfClosing ? '' : text.slice(tag.end, text.lastIndexOf('<', last.end))
  return { attributes: Object.fromEntries(attributes), inner: isolate(withoutScripts(inner), prefix) }
}

const reactName = (name: string): string =>
  name === 'class'
    ? 'className'
    : name.includes('-') && !/^(?:aria|data)-/.test(name)
      ? name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
      : name

/** `fill: red; --x: 1` in the form that React expects. */
const styleObject = (style: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...style.matchAll(/([\w-]+)\s*:\s*((?:\([^)]*\)|"[^"]*"|'[^']*'|[^;])+)/g)].map(
      ([, name = '', value = '']) => [
        name.startsWith('--') ? name : reactName(name.replace(/^-ms-/, 'ms-')),
        value.trim(),
      ],
    ),
  )

/** Prefixes the ids and classes that the image declares, wherever it uses them. */
function isolate(svg: string, prefix: string): string {
  const names = namesIn(svg)
  const rename = (kind: 'id' | 'class', name: string) => (names[kind].has(name) ? `${prefix}-${name}` : name)
  const inUrls = (text: string) =>
    text.replace(/(url\(\s*["']?#)([^"')\s]+)/g, (_, before: string, id: string) => before + rename('id', id))
  const inAttribute = (name: string, value: string): string => {
    if (name === 'id') return rename('id', value)
    if (name === 'class')
      return wordsOf(value)
        .map((one) => rename('class', one))
        .join(' ')
    if (/^(?:\w+:)?href$/.test(name) && value.startsWith('#')) return `#${rename('id', value.slice(1))}`
    return inUrls(value)
  }
  const inStyles = (css: string) =>
    inUrls(css)
      .replace(/\.(-?[_a-zA-Z][\w-]*)(?=[^{}]*\{)/g, (_, name: string) => `.${rename('class', name)}`)
      .replace(/#([_a-zA-Z][\w-]*)(?=[^{}]*\{)/g, (_, id: string) => `#${rename('id', id)}`)
  return rewriteStyles(rewriteAttributes(svg, inAttribute), inStyles)
}

function namesIn(svg: string): Readonly<Record<'id' | 'class', ReadonlySet<string>>> {
  const tags = [...htmlTags(svg)]
  return {
    id: new Set(tags.flatMap((tag) => attributeOf(tag, 'id') ?? [])),
    class: new Set(tags.flatMap((tag) => wordsOf(attributeOf(tag, 'class') ?? ''))),
  }
}

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/)
