// A site with offline mode, in a folder of the test, which is built into several folders as it changes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFile } from './edits.ts'
import { runBuild, temporaryFolder } from './engine.ts'

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path fill="red" d="M0 0h20v10H0z"/></svg>\n'

/** Two pages, an icon, a logo where hashed files are, a large file, and one that is not cached. Each test file makes its own. */
export function offlineSite() {
  const folder = temporaryFolder()
  const root = join(folder.path, 'site')
  /** The folder of a build. */
  const out = (name: string): string => join(folder.path, name)
  const read = (build: string, path: string): string => readFileSync(join(out(build), path), 'utf8')
  /** Writes the configuration. `pwa` is its option for offline mode. */
  const configure = (pwa: unknown, more: object = {}): void =>
    writeFile(
      root,
      'site.config.json',
      JSON.stringify({ title: 'Handbook', tagline: 'To read', favicon: 'img/icon.svg', pwa, ...more }),
    )
  writeFile(root, 'docs/a.md', '# A\n\nFirst text. See [b](./b.md).\n')
  writeFile(root, 'docs/b.md', '# B\n\nSecond text.\n')
  writeFile(root, 'static/img/icon.svg', icon)
  writeFile(root, 'static/assets/logo.svg', icon)
  writeFile(root, 'static/large.bin', 'x'.repeat(2000))
  writeFile(root, 'static/left-out/note.json', '{}\n')
  configure({
    injectManifestConfig: { globIgnores: ['left-out/**'], maximumFileSizeToCacheInBytes: 1_000_000 },
  })
  return {
    root,
    out,
    read,
    configure,
    /** The next version of the page. */
    edit: (): void => writeFile(root, 'docs/a.md', '# A\n\nNewer text. See [b](./b.md).\n'),
    buildInto: (name: string) => runBuild({ root, outDir: out(name), cacheFolder: out('cache') }),
    /** The file that lists what the worker of a build caches. */
    listPath: (build: string): string => /"list":"\/([^"]+)"/.exec(read(build, 'sw.js'))?.[1] as string,
    remove: folder.remove,
  }
}
