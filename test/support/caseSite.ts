// A built site as the reports in test/bugReports/ look at it.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { unescapeHtml } from '../../build/shared/escape.ts'
import type { CaseSite } from '../bugReports/bugCase.ts'

export function openCaseSite(outDir: string): CaseSite {
  const page = (path: string) => readFileSync(join(outDir, path, 'index.html'), 'utf8')
  const body = (path: string) =>
    /data-body[^>]*>([\s\S]*?)<\/div>\s*(?:<footer|<\/article|<nav)/.exec(page(path))?.[1] ?? main(page(path))
  return {
    file(path) {
      const full = join(outDir, path)
      if (!existsSync(full)) return null
      return statSync(full).isDirectory() ? textsIn(full) : readFileSync(full, 'utf8')
    },
    page,
    article: (path) => body(path).replaceAll('<!-- -->', ''),
    hrefs: (path) =>
      valuesOf(body(path).replace(/<a class="hash-link"[^>]*>/g, ''), /<a [^>]*href="([^"]*)"/g),
    ids: (path) => valuesOf(body(path), / (?:id|name)="([^"]*)"/g),
    toc(path) {
      const { toc } = dataOf(page(path)).route
      return itemsOf(toc ?? [], '##')
    },
  }
}

interface Item {
  readonly html: string
  readonly children: readonly Item[]
}

const itemsOf = (items: readonly Item[], marks: string): readonly string[] =>
  items.flatMap(({ html, children }) => [`${marks} ${html}`, ...itemsOf(children, `${marks}#`)])

const main = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

const valuesOf = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, value]) => unescapeHtml(value as string))

const dataOf = (html: string): { readonly route: { readonly toc?: readonly Item[] } } =>
  JSON.parse(/id="__troodon-data">([\s\S]*?)<\/script>/.exec(html)?.[1] as string)

const textsIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
