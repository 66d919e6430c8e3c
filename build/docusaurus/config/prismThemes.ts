// The themes of Prism that a site's package exports: configurations for Docusaurus import them.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isRaw, rawOf } from './docusaurusConfig.ts'
import type { ImportedValues } from './printConfig.ts'

/** Undefined if the site does not have the package. */
export function prismThemes(root: string): ImportedValues | undefined {
  try {
    const { themes } = rawOf(createRequire(join(root, 'package.json'))('prism-react-renderer'))
    return {
      statement: "import { themes } from 'prism-react-renderer'",
      values: new Map(
        Object.entries(rawOf(themes))
          .filter(([, theme]) => isRaw(theme))
          .map(([name, theme]) => [`themes.${name}`, theme]),
      ),
    }
  } catch {
    return undefined
  }
}
