// The Markdown of a page beside its HTML, and the headers that name it.
import { existsSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { relativePath } from '../../io/osPath.ts'
import { encodePath } from '../../shared/paths.ts'

/** Absolute; null for a file that is no page, and for a page without Markdown. */
export function markdownCopy(html: string): string | null {
  if (!html.endsWith('.html')) return null
  const copy = html.replace(/(?:(?<=[\\/])index)?\.html$/, (end) =>
    end === '.html' ? '/index.md' : 'index.md',
  )
  return existsSync(copy) ? copy : null
}

/** For a page in either form. `base`: the base URL of the site. */
export function linkHeaders(copy: string, outDir: string, base: string): OutgoingHttpHeaders {
  const url = (path: string) => encodePath(base + path)
  const links = [
    `<${url(relativePath(outDir, copy))}>; rel="alternate"; type="text/markdown"`,
    ...(existsSync(join(outDir, 'llms.txt')) ? [`<${url('llms.txt')}>; rel="llms-txt"`] : []),
  ]
  return { link: links.join(', '), vary: 'accept, accept-encoding' }
}
