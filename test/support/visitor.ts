// A visitor of a website who opens one page after another, with all its files, and notes what is missing.
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Visitor {
  /** Ends the visit, and resolves with the number of pages that were seen and everything that was broken. */
  readonly stop: () => Promise<{ readonly pages: number; readonly broken: readonly string[] }>
}

interface Answer {
  readonly status: number
  readonly location: string | null
  readonly text: string
}

/** Begins at the home page again and again. `site` is a URL below `localhost`, which needs no DNS. */
export function startVisitor(site: string): Visitor {
  const broken: string[] = []
  let pages = 0
  let isOver = false
  const visit = async (path: string): Promise<readonly string[]> => {
    const { status, text } = await get(site, path)
    if (status !== 200) return []
    pages++
    const { files, links } = namedIn(text)
    for (const file of files) {
      const answer = await get(site, file)
      if (answer.status !== 200) broken.push(`${path} needs ${file}: ${answer.status} ${answer.text}`)
    }
    return links
  }
  const walk = async (): Promise<void> => {
    const seen = new Set(['/'])
    const waiting: (readonly [path: string, from: string])[] = [['/', '/']]
    for (const [path, from] of waiting) {
      if (isOver) return
      if (!(await exists(site, path, from))) broken.push(`${from} links to ${path}`)
      for (const link of await visit(path)) {
        if (seen.has(link)) continue
        seen.add(link)
        waiting.push([link, path])
      }
    }
  }
  const walking = (async () => {
    while (!isOver) {
      await walk()
      await sleep(1)
    }
  })()
  // A failure is reported by stop(), which may be called much later.
  walking.catch(() => {})
  return {
    async stop() {
      isOver = true
      await walking
      return { pages, broken }
    },
  }
}

/** A page may be removed after the page with the link was read: then that one has no such link any more. */
async function exists(site: string, path: string, from: string): Promise<boolean> {
  for (;;) {
    if ((await get(site, path)).status === 200) return true
    if (path === from || !namedIn((await get(site, from)).text).links.includes(path)) return path !== from
    if ((await get(site, path)).status !== 200) return false
  }
}

/** Paths of the files that a page loads, and of the pages that it links to. */
function namedIn(html: string): { readonly files: readonly string[]; readonly links: readonly string[] } {
  const all = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, path]) => path as string))]
  return {
    files: all(/(?:src|href)="(\/[^"#?]*\.(?:js|css|svg|png|json|webmanifest))"/g),
    links: all(/<a [^>]*?href="(\/(?:[^"#?]*\/)?)"/g),
  }
}

/** What a visitor gets at a path of a site below `localhost`; follows one redirect. */
export async function get(site: string, path: string): Promise<Answer> {
  const answer = await getWithRetries(site, path)
  return answer.location === null ? answer : getWithRetries(site, new URL(answer.location, site).pathname)
}

/**
 * Ceph answers 500 now and then when an object is replaced while it is read. That is a failure of the store,
 * not a file that a deploy removed: the visitor loads it again, and fails if the server does.
 */
async function getWithRetries(site: string, path: string): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await getOnce(site, path)
    if (answer.status < 500 || tries === 5) return answer
    await sleep(20 * tries)
  }
}

/**
 * A connection of its own for each file. What a server sends after the end of an answer does not count, as in
 * browsers: Ceph 16 has sent such bytes while objects were replaced.
 */
function getOnce(site: string, path: string): Promise<Answer> {
  const { host, port } = new URL(site)
  return new Promise((resolve, reject) => {
    let answer: IncomingMessage | null = null
    const fail = (error: Error): void => {
      if (!answer?.complete) reject(error)
    }
    const handle = (response: IncomingMessage) => {
      answer = response
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', fail)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? null,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      )
    }
    request({ host: '127.0.0.1', port, path, headers: { host }, agent: false }, handle)
      .on('error', fail)
      .end()
  })
}
