// `siteConfig.presets`, for the sites whose components read options of a preset from it.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../../io/readText.ts'
import { dataOf } from './convert/values.ts'
import type { Raw } from './docusaurusConfig.ts'

/** Undefined when no file in `src` has the word. Paths below the site are relative: `./sidebars.js`. */
export function shownPresets(config: Raw, root: string): unknown {
  const { presets } = config
  if (!Array.isArray(presets) || !isRead(join(root, 'src'))) return undefined
  const text = JSON.stringify(dataOf(presets))
  return JSON.parse(text.replaceAll(`${JSON.stringify(join(root, '/')).slice(0, -1)}`, '"./'))
}

const isRead = (folder: string): boolean => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).some(
      (entry) =>
        entry.isFile() &&
        /\.[cm]?[jt]sx?$|\.mdx?$/.test(entry.name) &&
        /\bpresets\b/.test(readText(join(entry.parentPath, entry.name))),
    )
  } catch {
    // There is no such folder.
    return false
  }
}
