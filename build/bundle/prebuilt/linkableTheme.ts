// The theme for sites with code of their own: it is bundled once per engine, and the code of a site imports
// from its files. An installed package contains it; a checkout keeps it in the engine's cache.
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { stopBundler } from '../../io/bundlerProcess.ts'
import { readSealed, writeSealed } from '../../io/cacheFiles/sealed.ts'
import { hashOf } from '../../io/hash.ts'
import { writeWhole } from '../../io/writeWhole.ts'
import { inputsOf, recorded } from '../bundleInputs.ts'
import { sourceHashesIn } from '../moduleGraph.ts'
import { layOut } from '../workFolder/bundleLayout.ts'
import { makeBrowserCode } from './linkableBrowser.ts'
import { makeServerCode } from './linkableCode.ts'
import type { LinkableTheme } from './linkTypes.ts'
import { ownFolder, writableOwnFolder } from './ownFolder.ts'
import { asNow, stockOptions, type ThemeEngine } from './prebuiltTheme.ts'
import { shorterCode } from './shorterCode.ts'

/** With paths from the folder of the record, and inputs from the engine's root. */
interface LinkableRecord extends LinkableTheme {
  readonly engine: string
}

const recordFile = 'linkable.json'

/** Null if none is current and the engine's folder is not writable. */
export async function linkableTheme(engine: ThemeEngine): Promise<LinkableTheme | null> {
  const { engineRoot } = engine
  const read = (folder: string) => readLinkable(folder, engine)
  const known = read(join(engineRoot, 'lib/theme')) ?? read(ownFolder(engineRoot))
  if (known) return known
  const own = writableOwnFolder(engineRoot)
  if (own === null) return null
  await writeLinkable(own, engine)
  return read(own)
}

/** Bundles the theme into a folder below `folder`. */
export async function writeLinkable(folder: string, engine: ThemeEngine): Promise<void> {
  const draft = join(folder, `linkable.${process.pid}`)
  const site = join(draft, 'site')
  mkdirSync(site, { recursive: true })
  try {
    const work = layOut(draft, site, engine.engineRoot)
    const options = stockOptions(site, engine)
    const { code: server, ...onServer } = await makeServerCode(options, work)
    const { code: browser, ...inBrowser } = await makeBrowserCode(
      { ...options, forBrowsers: [await shorterCode()] },
      work,
      server,
    )
    await stopBundler()
    const files = [...onServer.files, ...inBrowser.files]
    const metafiles = [onServer.metafile, inBrowser.metafile]
    const root = realpathSync(engine.engineRoot)
    const read = inputsOf({ metafiles, work, read: [] }).map((path) => realpathSync(path))
    const key = hashOf(...files.flatMap(({ name, contents }) => [name, hashOf(contents)]))
    const target = join(folder, `linkable-${key.slice(0, 16)}`)
    for (const { name, contents } of files) {
      mkdirSync(dirname(join(draft, 'files', name)), { recursive: true })
      writeWhole(join(draft, 'files', name), contents)
    }
    if (!existsSync(target)) renameSync(join(draft, 'files'), target)
    const from = (path: string, base: string) => ({ ...recorded(path), path: relative(base, path) })
    const record: LinkableRecord = {
      engine: engine.engine,
      key,
      folder: relative(folder, target),
      server,
      browser,
      sources: sourceHashesIn(work)(metafiles.flatMap(({ inputs }) => Object.keys(inputs))),
      inputs: [...new Set(read)].map((path) => from(path, root)),
      outputs: files.map(({ name }) => from(join(target, name), folder)),
    }
    writeSealed(join(folder, recordFile), JSON.stringify(record))
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Null if there is none for this engine, or one of its files has changed. */
function readLinkable(folder: string, engine: ThemeEngine): LinkableTheme | null {
  try {
    const record = JSON.parse(String(readSealed(join(folder, recordFile)))) as LinkableRecord
    if (record.engine !== engine.engine) return null
    const { key, server, browser, sources } = record
    return {
      key,
      server,
      browser,
      sources,
      folder: join(folder, record.folder),
      outputs: asNow(record.outputs, folder),
      inputs: asNow(record.inputs, engine.engineRoot),
    }
  } catch {
    return null
  }
}
