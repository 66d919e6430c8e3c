// A folder with the sources of the theme, as an installed package has them.
import { cpSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** `lib/theme`, where files of the bundled theme belong, is not there yet. */
export function installEngine(engineRoot: string): void {
  for (const part of ['theme', 'build/shared'])
    cpSync(resolve(part), join(engineRoot, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(engineRoot, 'node_modules'))
}
