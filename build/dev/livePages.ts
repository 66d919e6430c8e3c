// The pages that are open in browsers: which files they should load again, and which problems they show.
// Content that is newer than the output folder is kept here until a build publishes it.
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { formatLocation, type Problem } from '../model/diagnostics.ts'
import type { OutputPath } from '../shared/paths.ts'
import type { LiveEvents } from './client/events.ts'

export interface LivePages {
  /** Path below the output folder → content that is not published yet. */
  readonly unpublished: ReadonlyMap<OutputPath, string>
  /** Serves this content at once. */
  readonly showUnpublished: (pages: ReadonlyMap<OutputPath, string>) => void
  /** A build has written these files. Pages that show the same content already are left alone. */
  readonly published: (changed: readonly OutputPath[]) => void
  /** Replaces the problems that are shown; empty when all is well. */
  readonly showProblems: (problems: readonly LiveProblem[]) => void
  /** Keeps sending events to an open page. */
  readonly connect: (response: ServerResponse) => void
}

type LiveProblem = Pick<Problem, 'file' | 'line' | 'column' | 'message' | 'hint'>

export function createLivePages(outDir: string): LivePages {
  const unpublished = new Map<OutputPath, string>()
  const clients = new Set<ServerResponse>()
  let problems = eventOf('problems', [])
  const send = (event: string) => {
    for (const client of clients) client.write(event)
  }
  return {
    unpublished,
    showUnpublished(pages) {
      for (const [path, content] of pages) unpublished.set(path, content)
      send(eventOf('built', { changed: [...pages.keys()] }))
    },
    published(changed) {
      const shown = new Map(unpublished)
      unpublished.clear()
      const news = changed.filter(
        (path) => !shown.has(path) || shown.get(path) !== readIfExists(join(outDir, path)),
      )
      if (news.length > 0) send(eventOf('built', { changed: news }))
    },
    showProblems(list) {
      const event = eventOf('problems', list.map(describe))
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

const describe = ({ message, hint, ...location }: LiveProblem): LiveEvents['problems'][number] => ({
  place: formatLocation(location) ?? '',
  text: hint === null ? message : `${message}\n${hint}`,
})

function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
