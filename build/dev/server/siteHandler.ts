// Answers requests from a built site as a static host would. Refuses other hosts, other methods than GET and
// HEAD, paths that leave the folder, and dot files.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptsMarkdown } from '../../shared/acceptsMarkdown.ts'
import { encodePath } from '../../shared/paths.ts'
import { createBodyCache } from './bodyCache.ts'
import { isLocalHost } from './hosts.ts'
import { linkHeaders, markdownCopy } from './markdownCopy.ts'
import { type SendOptions, sendFile } from './sendFile.ts'
import { findFile, notFoundPage, rewrite, safePath } from './servedFiles.ts'

export interface HandlerOptions extends Partial<Omit<SendOptions, 'outDir'>> {
  /**
   * Set if the user chose a network address that others can reach. Otherwise, other host names are refused.
   */
  readonly anyHost?: boolean
  /** The current base URL of the site, such as `/handbook/`. Nothing else on the host is served. */
  readonly base?: () => string
  /** HTML for missing URLs of a site without a page for them. */
  readonly missing?: string
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

export function siteHandler(
  outDir: string,
  {
    transform = null,
    unpublished = new Map(),
    anyHost = false,
    base = () => '/',
    missing,
    cache = createBodyCache(),
  }: HandlerOptions = {},
): Handler {
  const answer: Handler = (request, response) => {
    if (!anyHost && !isLocalHost(request.headers.host ?? ''))
      return sendText(response, 403, 'This host is not served.')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Only GET is answered.')
    const found = answerTo(request.url ?? '/', outDir, base())
    if ('text' in found && found.text === notFound && missing !== undefined)
      return sendText(response, 404, transform?.(missing) ?? missing, 'text/html')
    if ('text' in found) return sendText(response, found.status, found.text)
    if ('location' in found) return void response.writeHead(found.status, { location: found.location }).end()
    const copy = found.status === 200 ? markdownCopy(found.file) : null
    const links = copy === null ? {} : linkHeaders(copy, outDir, base())
    const file = copy !== null && acceptsMarkdown(request.headers.accept) ? copy : found.file
    sendFile(request, response, { ...found, file, links }, { outDir, transform, unpublished, cache })
  }
  return (request, response) => {
    try {
      answer(request, response)
    } catch (error) {
      // No request may end the server.
      if (response.headersSent) response.destroy()
      else sendText(response, 500, `This request cannot be answered: ${(error as Error).message}`)
    }
  }
}

const notFound = 'Not found.'

type Answer =
  | { readonly status: number; readonly text: string }
  | { readonly status: number; readonly location: string }
  | { readonly status: number; readonly file: string }

function answerTo(url: string, outDir: string, base: string): Answer {
  const path = safePath(url)
  if (path === null) return { status: 400, text: 'This path is not served.' }
  const query = /\?[^#]*/.exec(url)?.[0] ?? ''
  // The host's root redirects to the site. Not permanently: another site may be served here tomorrow.
  if (base !== '/' && (path === '/' || `${path}/` === base))
    return { status: 302, location: encodePath(base) + query }
  if (!path.startsWith(base)) return { status: 404, text: `Not found. The site is at ${base}.` }
  const below = path.slice(base.length - 1)
  const found = findFile(outDir, below) ?? rewrite(outDir, below, base)
  if (found === 'redirect') return { status: 301, location: `${encodePath(path)}/${query}` }
  const file = found ?? notFoundPage(outDir)
  return file === null ? { status: 404, text: notFound } : { status: found ? 200 : 404, file }
}

function sendText(response: ServerResponse, status: number, text: string, type = 'text/plain'): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text)
}
