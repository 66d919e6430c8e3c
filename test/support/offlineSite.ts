// A site with offline mode, in a folder of the test, which is built into several folders as it changes.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFile } from './edits.ts'
import { runBuild, temporaryFolder } from './engine.ts'

export const offlineSite = temporaryFolder()
export const root = join(offlineSite.path, 'site')

/** The folder of a build. */
export const out = (name: string): string => join(offlineSite.path, name)

/** Writes the configuration. `pwa` is its option for offline mode. */
export const configure = (pwa: unknown, more: object = {}): void =>
  writeFile(
    root,
    'site.config.json',
    JSON.stringify({ title: 'Handbook', tagline: 'To read', favicon: 'img/icon.svg', pwa, ...more }),
  )

export const buildInto = (name: string) => runBuild({ root, outDir: out(name), cacheFolder: out('cache') })

export const read = (build: string, path: string): string => readFileSync(join(out(build), path), 'utf8')

/** The file that lists what the worker of a build caches. */
export const listPath = (build: string): string =>
  /"list":"\/([^"]+)"/.exec(read(build, 'sw.js'))?.[1] as string

/** Two pages, an icon, a large file, and one that is not cached. */
export function writeOfflineSite(): void {
  mkdirSync(root)
  writeFile(root, 'docs/a.md', '# A\n\nFirst text. See [b](./b.md).\n')
  writeFile(root, 'docs/b.md', '# B\n\nSecond text.\n')
  writeFile(
    root,
    'static/img/icon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path fill="red" d="M0 0h20v10H0z"/></svg>\n',
  )
  writeFile(root, 'static/large.bin', 'x'.repeat(2000))
  writeFile(root, 'static/left-out/note.json', '{}\n')
  configure({
    injectManifestConfig: { globIgnores: ['left-out/**'], maximumFileSizeToCacheInBytes: 1_000_000 },
  })
}

/** The next version of the page. */
export const editOfflineSite = (): void =>
  writeFile(root, 'docs/a.md', '# A\n\nNewer text. See [b](./b.md).\n')
