// Says whether a picture is stale: a hash of the HTML of its page and of the style sheets that the page links.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from './picture.ts'

/** `outDir` is the built site of the picture. */
export function fingerprint({ path, selector = '', size, css = '', act }: Picture, outDir: string): string {
  const file = path.replace(/\?.*$/, '').replace(/(?:^|\/)$/, '$&index.html')
  const html = readFileSync(join(outDir, file), 'utf8')
  const sheets = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href]) =>
    readFileSync(join(outDir, decodeURI(href as string)), 'utf8'),
  )
  const parts = [visible(html), ...sheets, selector, css, JSON.stringify(size ?? null), String(act ?? '')]
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16)
}

/** The body without scripts, their names and hashes, which change without a visible difference. */
const visible = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/ data-(?:script|integrity|site|fetch|modules)="[^"]*"/g, '')
    .replace(/[.-][0-9a-zA-Z_-]{8,}(?=\.(?:js|css|svg|png|webp))/g, '')
