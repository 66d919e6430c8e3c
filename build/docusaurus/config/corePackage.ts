// The Docusaurus that a site has installed.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../../io/findPackage.ts'
import { type Raw, rawOf } from './docusaurusConfig.ts'
import { v4Flags } from './siteConfig.ts'

interface CorePackage {
  /** Its package.json, or where that would be. */
  readonly file: string
  /** Null where it is not installed. */
  readonly version: string | null
  /** Whether its theme can show pages: from version 3 on. */
  readonly hasTheme: boolean
  /** Whether its theme expects dates as text, and the moment of a change in seconds: before version 3.2. */
  readonly hasWrittenDates: boolean
  /** Whether the title that a text writes itself has no `<header>` around it: before version 3.5. */
  readonly hasBareTitles: boolean
  /** The flags that it turns on for `future.v4: true`; null where that is not known. */
  readonly v4Flags: readonly string[] | null
}

export function corePackage(root: string): CorePackage {
  const folder = packageFolder('@docusaurus/core', join(root, 'package.json'))
  if (folder === null)
    return {
      file: join(root, 'node_modules/@docusaurus/core/package.json'),
      version: null,
      hasTheme: false,
      hasWrittenDates: false,
      hasBareTitles: false,
      v4Flags: null,
    }
  const file = join(folder, 'package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10))
  const isBefore = (minorOf3: number) => major < 3 || (major === 3 && minor < minorOf3)
  return {
    ...{ file, version },
    hasTheme: major >= 3,
    hasWrittenDates: isBefore(2),
    hasBareTitles: isBefore(5),
    v4Flags: flagsIn(folder),
  }
}

function flagsIn(folder: string): readonly string[] | null {
  const file = join(folder, 'lib/server/configValidation.js')
  if (!existsSync(file)) return null
  const code = readFileSync(file, 'utf8')
  return v4Flags.filter((name) => code.includes(name))
}

/** Each version knows more flags of the next one: a configuration that wants all of them gets those. */
export function withKnownFlags(config: Raw, { v4Flags: known }: CorePackage): Raw {
  const future = rawOf(config['future'])
  if (future['v4'] !== true || known === null || known.length === v4Flags.length) return config
  const v4 = Object.fromEntries(known.map((name) => [name, true]))
  return { ...config, future: { ...future, v4 } }
}
