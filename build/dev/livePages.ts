// The pages that are open in browsers: the folder they are served from, which files they should load
// again, and which problems they show. Content that is newer than the folder is kept here until a build
// publishes it.
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { OutputPath } from '../shared/paths.ts'
import type { LiveEvents, ShownProblems } from './client/events.ts'

export interface LivePages {
  /** The folder that is served. Absolute. */
  readonly folder: () => string
  /** Path below the output folder → content that is not published yet. */
  readonly unpublished: ReadonlyMap<OutputPath, string>
  /** Serves this content immediately. */
  readonly showUnpublished: (pages: ReadonlyMap<OutputPath, string>) => void
  /**
   * A build has written these files of a folder, which is served from now on. Pages that show the same
   * content already are left alone.
   */
  readonly published: (changed: readonly OutputPath[], folder: string) => void
  /** Replaces the displayed problems. */
  readonly showProblems: (problems: ShownProblems) => void
  /** Keeps sending events to an open page. */
  readonly connect: (response: ServerResponse) => void
}

export function createLivePages(outDir: string): LivePages {
  let current = outDir
  const unpublished = new Map<OutputPath, string>()
  const clients = new Set<ServerResponse>()
  let problems = eventOf('problems', { isStale: false, problems: [] })
  const send = (event: string) => {
    for (const client of clients) client.write(event)
  }
  return {
    folder: () => current,
    unpublished,
    showUnpublished(pages) {
      for (const [path, content] of pages) unpublished.set(path, content)
      send(eventOf('built', { changed: [...pages.keys()] }))
    },
    published(changed, folder) {
      const shown = new Map(unpublished)
      unpublished.clear()
      if (folder !== current) {
        current = folder
        send(eventOf('built', { changed: 'all' }))
        return
      }
      const news = changed.filter(
        (path) => !shown.has(path) || shown.get(path) !== readIfExists(join(current, path)),
      )
      if (news.length > 0) send(eventOf('built', { changed: news }))
    },
    showProblems(list) {
      const event = eventOf('problems', list)
      if (event === problems) return
      problems = event
      send(event)
    },
    connect(response) {
      response.write(problems)
      clients.add(response)
      response.once('close', () => clients.delete(response))
    },
  }
}

/** One server-sent event. */
const eventOf = <Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
