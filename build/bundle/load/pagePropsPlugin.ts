// esbuild plugin: Docusaurus gives the component of a page the site's configuration as the property `config`.
// Pages that take properties receive it here as well; the others stay as they are.
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Loader, Plugin } from 'esbuild'
import { withDynamicRequests } from '../resolve/dynamicRequests.ts'
import { withFileUrls } from './fileUrls.ts'

const loaders: Readonly<Record<string, Loader>> = { '.tsx': 'tsx', '.ts': 'ts', '.jsx': 'jsx', '.js': 'jsx' }

/** `pages` are absolute. */
export function pagePropsPlugin(pages: readonly string[]): Plugin {
  const wanted = new Set(pages.filter((page) => extname(page) in loaders))
  return {
    name: 'troodon-page-props',
    setup(build) {
      build.onLoad({ filter: /\.[jt]sx?$/, namespace: 'file' }, ({ path }) => {
        if (!wanted.has(path)) return null
        const code = withConfig(withFileUrls(withDynamicRequests(readFileSync(path, 'utf8'))))
        return code === null ? null : { contents: code, loader: loaders[extname(path)] as Loader }
      })
    },
  }
}

/** The module of a page that reads the property; null for any other. Line numbers stay the same. */
export function withConfig(code: string): string | null {
  if (!/\bconfig\b/.test(code)) return null
  const found = declared.exec(code) ?? named.exec(code)
  if (!found) return null
  const name = found.groups?.['name'] as string
  const takes = new RegExp(
    `\\bclass\\s+${name}\\b|\\bfunction\\s+${name}\\s*\\(\\s*[^\\s)]|\\bconst\\s+${name}\\b[^=]*=\\s*(?:\\(\\s*)?[^\\s()]`,
  )
  if (!takes.test(code)) return null
  const kept =
    code.slice(0, found.index) + (found.groups?.['start'] ?? '') + code.slice(found.index + found[0].length)
  return `${kept}
import { createElement as element_ } from 'react'
import config_ from '@generated/docusaurus.config'
export default (props) => element_(${name}, { config: config_, ...props })
`
}

const declared = /^export\s+default\s+(?<start>(?:function|class)\s+(?<name>\w+))/m
const named = /^export\s+default\s+(?<name>\w+)\s*;?\s*$/m
