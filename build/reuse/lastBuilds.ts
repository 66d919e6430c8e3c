// The last build of a process that builds again and again: what it has read or saved stays in memory, as long
// as nobody else records a build.
import { isLastBuild, type LastBuild, type RecordedBuild, readLastBuild, saveLastBuild } from './lastBuild.ts'

export interface LastBuilds {
  /** Null when there is none that can be read. */
  readonly read: (outDir: string) => RecordedBuild | null
  readonly save: (outDir: string, last: LastBuild) => void
}

export function openLastBuilds(cacheFolder: string): LastBuilds {
  let known: { readonly outDir: string; readonly last: RecordedBuild } | null = null
  return {
    read(outDir) {
      if (known?.outDir === outDir && isLastBuild(known.last, cacheFolder, outDir)) return known.last
      const last = readLastBuild(cacheFolder, outDir)
      known = last && { outDir, last }
      return last
    },
    save(outDir, last) {
      known = { outDir, last: saveLastBuild(cacheFolder, outDir, last) }
    },
  }
}
