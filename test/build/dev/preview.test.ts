// The preview that `watch` shows while the site has errors: what it renders, and what it asks open pages for.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { eventsPath } from '../../../build/dev/client/events.ts'
import { waitForFreshBuild, waitForOutput, watchedSite } from '../../support/watchedSite.ts'

let root: string
let said: () => string
watchedSite((path, output) => {
  root = path
  said = output
})

/** Never leaves half a file for a build. */
function save(text: string): void {
  writeFileSync(join(root, 'docs/.four.mdx.tmp'), text)
  renameSync(join(root, 'docs/.four.mdx.tmp'), join(root, 'docs/four.mdx'))
}

it('renders only the page with the mistake, and goes back to the site in one step', async () => {
  save('# Four\n\nText.\n')
  await waitForFreshBuild()
  save('# Four\n\n<Foo />\n')
  await waitForOutput('Showing the site with its errors, 1 page rendered')
  expect(readFileSync(join(root, 'dist/docs/four/index.html'), 'utf8')).toContain('Text.')

  const built = await builtEvents()
  // Another title takes a whole build.
  save('# Four, mended\n\nText.\n')
  expect(await built.first).toEqual({ changed: 'all' })
  built.close()
  await waitForFreshBuild()
})

interface BuiltEvents {
  /** The data of the first event. */
  readonly first: Promise<unknown>
  readonly close: () => void
}

/** Resolves when the server sends events. */
async function builtEvents(): Promise<BuiltEvents> {
  const url = /open (http\S+)/.exec(said())?.[1] ?? ''
  const stop = new AbortController()
  const { body } = await fetch(new URL(eventsPath, url), { signal: stop.signal })
  const read = async (): Promise<unknown> => {
    let text = ''
    for await (const chunk of body ?? []) {
      text += Buffer.from(chunk).toString()
      const event = /event: built\ndata: (.+)\n\n/.exec(text)
      if (event) return JSON.parse(event[1] ?? '')
    }
    return null
  }
  return { first: read(), close: () => stop.abort() }
}
