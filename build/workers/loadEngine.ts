// The engine as one script, with the code that V8 made of it in an earlier process: compiling is a fourteenth
// of a cold build of 1,000 pages.
import { basename, join } from 'node:path'
import type { LoadedScript } from '../io/loadScript.ts'
import { loadWithCode } from './keptCode.ts'

/** `engineFolder` has main.cjs. `files`: what the compiling of the process is limited for. */
export const loadEngine = <Exports extends object>(engineFolder: string, files = 0): LoadedScript<Exports> =>
  loadWithCode<Exports>(
    {
      ...{ file: join(engineFolder, 'main.cjs'), folder: engineFolder },
      ...{ name: basename(engineFolder), kind: 'code' },
    },
    files,
  )
