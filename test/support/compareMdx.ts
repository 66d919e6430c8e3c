// Compares Troodon's MDX with @mdx-js/mdx plus GFM and directives: both render the same files, and the shapes
// of the HTML must match. The few deliberate differences are listed with their reasons.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compile, run } from '@mdx-js/mdx'
import { build } from 'esbuild'
import { createElement, Fragment, type ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import { expect } from 'vitest'
import { attributeOf, classesOf, type Decide, shapeOf } from './htmlShape.ts'
import { parser } from './memorySite.ts'

/** File → why its HTML differs. */
const deliberate: Readonly<Record<string, string>> = {}

interface Tree {
  type: string
  name?: string
  value?: string
  data?: Record<string, unknown>
  children?: Tree[]
  position?: { start: { offset: number }; end: { offset: number } }
}

const types = /^(?:note|tip|info|warning|danger|caution|secondary|success|important)$/

/** Removes imports, converts container directives to elements, and restores other directives as text. */
function prepared(source: string) {
  return () => (tree: Tree) => {
    const visit = (node: Tree) => {
      if (node.children)
        node.children = node.children.filter(
          ({ type, value }) => type !== 'mdxjsEsm' || !/^import /m.test(value ?? ''),
        )
      for (const [index, child] of (node.children ?? []).entries()) {
        if (child.type === 'containerDirective' && types.test(child.name ?? '')) {
          child.children = (child.children ?? []).filter(({ data }) => !data?.['directiveLabel'])
          child.data = { hName: 'aside' }
        } else if (/Directive$/.test(child.type) && child.position && node.children)
          node.children[index] = {
            type: 'text',
            value: source.slice(child.position.start.offset, child.position.end.offset),
          }
        visit(child)
      }
    }
    visit(tree)
  }
}

/** What Docusaurus does to a file before MDX parses it, as far as Troodon does it too. */
const asDocusaurus = (text: string): string =>
  text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<!--([\s\S]*?)-->/g, '{/*$1*/}')
    .replace(/^(\s*:{3,})(\w+)[ \t]+([^\n[{]+)$/gm, '$1$2[$3]')
    .replace(/^(#+ .*?)\s*\{#[^}\s]+\}\s*$/gm, '$1')

async function theirs(text: string): Promise<string> {
  const source = asDocusaurus(text)
  const names = [...new Set([...source.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name as string))]
  const components = Object.fromEntries(
    names.map((name) => [
      name,
      ({ children }: { children?: ReactNode }) => createElement('x-component', { name }, children),
    ]),
  )
  const code = await compile(source, {
    outputFormat: 'function-body',
    remarkPlugins: [remarkGfm, remarkDirective, prepared(source)],
  })
  const scope = `const toc = [], useBaseUrl = (x) => x, require = (x) => ({ default: x });\n${String(code)}`
  const { default: Content } = await run(scope, { ...runtime, baseUrl: import.meta.url } as never)
  return renderToStaticMarkup(createElement(Fragment, null, createElement(Content as never, { components })))
}

function ours(text: string): string {
  const { facts, body } = parser.page(text, 'mdx')
  expect(
    facts.diagnostics.filter(
      ({ code }) => !/frontMatter|headingWithoutSpace|unknownCodeLanguage|componentUse/.test(code),
    ),
  ).toEqual([])
  return body
    .map((part) => {
      if (typeof part === 'string') return part
      const link = typeof part === 'number' ? facts.links[part] : undefined
      return link
        ? `${link.kind === 'image' || link.kind === 'src' ? 'src' : 'href'}="${link.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
        : ''
    })
    .join('')
}

/** Bundles the module of a page with code and renders it with components that render their children. */
async function oursAsModule(text: string): Promise<string> {
  const stub = 'export default ({ children }) => children ?? null'
  const result = await build({
    stdin: {
      contents: parser.module(text, 'mdx', { source: 'page.mdx' }, () => null),
      loader: 'jsx',
      resolveDir: resolve('.'),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    external: ['react', 'react/jsx-runtime'],
    plugins: [
      {
        name: 'stubs',
        setup(plugin) {
          plugin.onResolve({ filter: /^troodon:attributes$/ }, () => ({
            path: resolve('theme/mdx/attributes.tsx'),
          }))
          plugin.onResolve({ filter: /^troodon\/theme\/MDXComponents$/ }, () => ({
            path: resolve('theme/public/MDXComponents.tsx'),
          }))
          plugin.onResolve({ filter: /^(?:troodon|@theme|@docusaurus|@site|\.)/ }, ({ path, importer }) =>
            importer.includes('/theme/') ? null : { path, namespace: 'stub' },
          )
          plugin.onLoad({ filter: /.*/, namespace: 'stub' }, () => ({ contents: stub, loader: 'jsx' }))
        },
      },
    ],
  })
  const parent = resolve('node_modules/.cache')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'mdx-'))
  const file = join(folder, 'page.mjs')
  writeFileSync(file, result.outputFiles[0]?.contents ?? '')
  try {
    const { default: Content } = (await import(file)) as { default: () => ReactNode }
    return renderToStaticMarkup(createElement(Content))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const shapeOfOurs: Decide = (element) => {
  const classes = classesOf(element)
  if (
    classes.some((name) =>
      /^(?:hash-link|tabs__label|admonition-heading|footnotes|theme-code-block-title|footnote-ref)$/.test(
        name,
      ),
    )
  )
    return 'drop'
  if (attributeOf(element, 'role') === 'tablist') return 'drop'
  // The commands for other package managers.
  if (
    attributeOf(element, 'data-value') !== undefined &&
    /^(?:yarn|pnpm|bun)$/.test(attributeOf(element, 'data-value') ?? '') &&
    classes.includes('tabs__panel')
  )
    return 'drop'
  if (
    classes.some((name) =>
      /^(?:theme-code-block|theme-code-block-content|table-wrap|tabs-container|tabs__panel|admonition-content|code-line)$/.test(
        name,
      ),
    )
  )
    return 'unwrap'
  if (classes.includes('admonition')) element.tagName = element.nodeName = 'aside'
  return 'keep'
}

const shapeOfTheirs: Decide = (element) => {
  const classes = classesOf(element)
  if (element.tagName === 'x-component') return 'unwrap'
  // React preloads images.
  if (classes.includes('footnotes') || element.tagName === 'sup' || element.tagName === 'link') return 'drop'
  return element.tagName === 'p' && isAlone(element) ? 'unwrap' : 'keep'
}

/** A paragraph that is all of an element for which browsers and readers expect text. */
function isAlone({ parentNode }: Parameters<Decide>[0]): boolean {
  if (!parentNode || !/^(?:p|h[1-6]|summary|button|label|legend|dt)$/.test(parentNode.nodeName)) return false
  const nodes = parentNode.childNodes.filter((node) => !('value' in node) || node.value.trim() !== '')
  return nodes.length === 1
}

/** Expects both to render the same HTML for a file, except for the deliberate differences. */
export async function compareWithMdx(file: string): Promise<void> {
  const text = readFileSync(file, 'utf8')
  const isCode = parser.page(text, 'mdx').facts.code !== undefined
  const [a, b] = [
    shapeOf(isCode ? await oursAsModule(text) : ours(text), shapeOfOurs),
    shapeOf(await theirs(text), shapeOfTheirs),
  ].map((html) =>
    // A module reads URLs from the page's data, which this test does not provide.
    isCode ? html.replace(/ (?:href|src)="[^"]*"/g, '') : html,
  )
  const listed = Object.entries(deliberate).find(([name]) => file.endsWith(name))
  if (listed) expect(a, `listed as different: ${listed[1]}`).not.toBe(b)
  else expect(a).toBe(b)
}
