// What one URL of another site answers. A failure that may pass is `unsure`.
import { linksInHtml } from '../../link/linksInHtml.ts'
import { type Answer, PrivateAddress, type Requests } from './request.ts'
import { type IsAllowed, readRobots } from './robots.ts'

type UrlResult =
  | { readonly kind: 'fine' }
  /** Every step said that it is permanent. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'dead'; readonly reason: string }
  /** It answers, but probably with a page that says that there is none. */
  | { readonly kind: 'softDead'; readonly reason: string }
  | { readonly kind: 'unsure'; readonly reason: string }
  | { readonly kind: 'skipped'; readonly reason: string }

export interface CheckedUrl {
  readonly result: UrlResult
  /** Ids of the page, where they are known. */
  readonly ids: readonly string[] | null
}

export interface UrlTools {
  readonly requests: Requests
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly now: () => number
  readonly retries: number
}

const mostRedirects = 10
/** A server that asks for a longer pause is asked in another run. */
const longestPause = 30_000

export type CheckUrl = (href: string) => Promise<CheckedUrl>

export function openCheckUrl(tools: UrlTools): CheckUrl {
  /** Host → when it may be asked again. */
  const pauses = new Map<string, number>()
  const robots = new Map<string, Promise<IsAllowed | null>>()
  const send = (method: 'HEAD' | 'GET', url: URL) => sendAgain(method, url, { ...tools, pauses })
  const isAllowed = async (url: URL): Promise<boolean | null> => {
    const rules = robots.get(url.origin) ?? robotsOf(url, send)
    robots.set(url.origin, rules)
    const allowed = await rules
    return allowed ? allowed(url.pathname + url.search) : null
  }
  return async (href) => {
    try {
      return await follow(new URL(href), { send, isAllowed })
    } catch (error) {
      return { result: failureOf(error), ids: null }
    }
  }
}

interface Asking {
  readonly send: (method: 'HEAD' | 'GET', url: URL) => Promise<Answer>
  /** Null if the host cannot say. */
  readonly isAllowed: (url: URL) => Promise<boolean | null>
}

async function follow(start: URL, { send, isAllowed }: Asking): Promise<CheckedUrl> {
  let url = start
  let isPermanent = true
  const seen = new Set<string>()
  for (;;) {
    if (seen.has(url.href)) return without('dead', 'It redirects in a loop.')
    if (seen.size > mostRedirects) return without('dead', `It redirects more than ${mostRedirects} times.`)
    seen.add(url.href)
    const allowed = await isAllowed(url)
    if (allowed === null) return without('unsure', 'The robots.txt of its host cannot be read.')
    if (!allowed) return without('skipped', 'The robots.txt of its host forbids it.')
    const answer = await ask(url, send)
    const to = answer.status >= 300 && answer.status < 400 ? one(answer.headers['location']) : null
    if (!to) return judged(answer, { start, url, isMoved: seen.size > 1, isPermanent })
    isPermanent &&= answer.status === 301 || answer.status === 308
    const next = new URL(to, url)
    if (!/^https?:$/.test(next.protocol)) return without('dead', `It redirects to ${next.href}.`)
    next.hash = ''
    url = next
  }
}

/** Some servers refuse HEAD, and only GET shows what a page contains. */
async function ask(url: URL, send: Asking['send']): Promise<Answer> {
  const head = await send('HEAD', url).catch((error: unknown) => {
    if (error instanceof PrivateAddress || isUnknownHost(error)) throw error
    return null
  })
  const isDone =
    head !== null && head.status < 400 && !/html/.test(one(head.headers['content-type']) ?? 'html')
  const isRedirect = head !== null && head.status >= 300 && head.status < 400 && head.headers['location']
  return isDone || isRedirect ? (head as Answer) : send('GET', url)
}

interface Followed {
  readonly start: URL
  readonly url: URL
  readonly isMoved: boolean
  readonly isPermanent: boolean
}

function judged(
  { status, headers, text }: Answer,
  { start, url, isMoved, isPermanent }: Followed,
): CheckedUrl {
  if (status === 404 || status === 410) return without('dead', `It answers ${status}.`)
  if (status >= 400 || status < 200) return without('unsure', `It answers ${status}.`)
  if (isMoved && isHome(url) && !isHome(start))
    return without('softDead', 'It redirects to the home page of its host.')
  const isHtml = /html/.test(one(headers['content-type']) ?? 'html')
  const title = isHtml ? /<title[^>]*>([^<]{0,200})/i.exec(text)?.[1]?.trim() : undefined
  if (title && /\b(?:404|not found)\b/i.test(title))
    return without('softDead', `The title of its page is "${title}".`)
  const ids = isHtml && text !== '' ? linksInHtml(text, '').ids : null
  return { result: isMoved && isPermanent ? { kind: 'moved', to: url.href } : { kind: 'fine' }, ids }
}

const isHome = ({ pathname, search }: URL): boolean =>
  /^\/(?:\w\w(?:-\w\w)?\/?)?$/.test(pathname) && search === ''

const without = (kind: 'dead' | 'softDead' | 'unsure' | 'skipped', reason: string): CheckedUrl => ({
  result: { kind, reason },
  ids: null,
})

const one = (value: string | readonly string[] | undefined): string | null =>
  (typeof value === 'string' ? value : value?.[0]) ?? null

interface Sending extends UrlTools {
  readonly pauses: Map<string, number>
}

/** Waits and asks again if a server is busy or a connection fails. */
async function sendAgain(
  method: 'HEAD' | 'GET',
  url: URL,
  { requests, sleep, now, retries, pauses }: Sending,
): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    const pause = (pauses.get(url.host) ?? 0) - now()
    if (pause > longestPause) return { status: 429, headers: {}, text: '' }
    if (pause > 0) await sleep(pause)
    try {
      const answer = await requests.send(method, url)
      if (answer.status !== 429 && answer.status < 500) return answer
      // A method that is not there does not come.
      if (attempt >= retries || answer.status === 501) return answer
      const wanted = retryAfter(one(answer.headers['retry-after']), now())
      pauses.set(url.host, now() + (wanted ?? backoff(attempt)))
    } catch (error) {
      if (error instanceof PrivateAddress || isUnknownHost(error) || attempt >= retries) throw error
      await sleep(backoff(attempt))
    }
  }
}

const backoff = (attempt: number): number => 1_000 * 2 ** attempt

/** Seconds or a date. */
function retryAfter(value: string | null, now: number): number | null {
  if (value === null) return null
  const milliseconds = /^\d+$/.test(value.trim()) ? Number(value) * 1_000 : Date.parse(value) - now
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds)
}

/** Null if the host answers with an error of its own: then nobody knows what it allows. */
async function robotsOf(url: URL, send: Asking['send']): Promise<IsAllowed | null> {
  let at = new URL('/robots.txt', url)
  for (let hops = 0; hops < 5; hops++) {
    const { status, headers, text } = await send('GET', at)
    const to = status >= 300 && status < 400 ? one(headers['location']) : null
    if (to === null)
      return status >= 500 ? null : status >= 200 && status < 300 ? readRobots(text) : () => true
    at = new URL(to, at)
    if (!/^https?:$/.test(at.protocol)) break
  }
  return () => true
}

const codeOf = (error: unknown): string => String((error as { readonly code?: unknown } | null)?.code ?? '')

const isUnknownHost = (error: unknown): boolean => codeOf(error) === 'ENOTFOUND'

function failureOf(error: unknown): UrlResult {
  if (error instanceof PrivateAddress) return { kind: 'skipped', reason: `${error.message}.` }
  if (isUnknownHost(error)) return { kind: 'dead', reason: 'There is no such host.' }
  const name = (error as Error | null)?.name
  if (name === 'TimeoutError' || name === 'AbortError')
    return { kind: 'unsure', reason: 'It does not answer in time.' }
  return { kind: 'unsure', reason: `The connection fails: ${codeOf(error) || (error as Error).message}.` }
}
