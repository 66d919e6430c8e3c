// esbuild plugin: `import Logo from './logo.svg'` is a React component. Ids and class names inside get a prefix, so that
// images on one page do not affect each other. Scripts and event handlers are removed.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'esbuild'
import { hashOf } from '../io/hash.ts'
import { readTag } from '../shared/htmlTag.ts'
import { withoutScripts } from '../shared/svg.ts'

export const svgPlugin: Plugin = {
  name: 'troodon-svg',
  setup(build) {
    build.onLoad({ filter: /\.svg$/i, namespace: 'file' }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const svg = readSvg(text, `s${hashOf(basename(path), text).slice(0, 6)}`)
      if (!svg) return { errors: [{ text: `${basename(path)} is not an SVG picture.` }] }
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
  readonly attributes: Readonly<Record<string, string>>
  readonly inner: string
}

/** The image's attributes and its content, made safe to embed in a page. Null when the text is not an SVG. */
export function readSvg(text: string, prefix: string): SvgParts | null {
  const start = text.search(/<svg[\s>]/i)
  const tag = start === -1 ? null : readTag(text, start)
  const end = text.lastIndexOf('</svg')
  if (!tag || (!tag.selfClosing && end === -1)) return null
  const attributes = tag.attributes.flatMap(({ name, value }) =>
    /^(?:on|xmlns:)/i.test(name) || value === null ? [] : [[reactName(name), value] as const],
  )
  const inner = tag.selfClosing ? '' : text.slice(tag.end, end)
  return { attributes: Object.fromEntries(attributes), inner: isolate(withoutScripts(inner), prefix) }
}

const reactName = (name: string): string =>
  name === 'class'
    ? 'className'
    : name.includes('-') && !/^(?:aria|data)-/.test(name)
      ? name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
      : name

/** Prefixes the ids and classes that the image declares, wherever it uses them. */
function isolate(svg: string, prefix: string): string {
  const ids = new Set([...svg.matchAll(/\sid\s*=\s*["']([^"']+)["']/g)].map(([, id]) => id as string))
  const classes = new Set(
    [...svg.matchAll(/\sclass\s*=\s*["']([^"']+)["']/g)].flatMap(([, names]) =>
      (names as string).trim().split(/\s+/),
    ),
  )
  const rename = (name: string) => `${prefix}-${name}`
  return svg
    .replace(/(\sid\s*=\s*["'])([^"']+)/g, (whole, before: string, id: string) =>
      ids.has(id) ? before + rename(id) : whole,
    )
    .replace(/(url\(\s*["']?#)([^"')\s]+)/g, (whole, before: string, id: string) =>
      ids.has(id) ? before + rename(id) : whole,
    )
    .replace(/((?:xlink:)?href\s*=\s*["']#)([^"']+)/g, (whole, before: string, id: string) =>
      ids.has(id) ? before + rename(id) : whole,
    )
    .replace(
      /(\sclass\s*=\s*["'])([^"']+)/g,
      (_, before: string, names: string) => before + names.trim().split(/\s+/).map(rename).join(' '),
    )
    .replace(/(<style[^>]*>)([\s\S]*?)(<\/style>)/gi, (_, open: string, css: string, close: string) => {
      const renamed = css
        .replace(/\.(-?[_a-zA-Z][\w-]*)(?=[^{}]*\{)/g, (whole, name: string) =>
          classes.has(name) ? `.${rename(name)}` : whole,
        )
        .replace(/#([_a-zA-Z][\w-]*)(?=[^{}]*\{)/g, (whole, id: string) =>
          ids.has(id) ? `#${rename(id)}` : whole,
        )
      return open + renamed + close
    })
}
