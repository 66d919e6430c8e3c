// Converts a configuration for Docusaurus, and returns its notes.

import { readConfig } from '../../build/config/normalize/normalize.ts'
import type { Convert } from '../../build/docusaurus/config/convert/context.ts'
import { convertConfig } from '../../build/docusaurus/config/convert/convertConfig.ts'
import type { Raw } from '../../build/docusaurus/config/docusaurusConfig.ts'
import { findEntries } from '../../build/docusaurus/config/findEntries.ts'
import type { SetupNote } from '../../build/model/setupNote.ts'

/** The folders `docs`, `blog` and `src/pages` exist. */
export async function convertDocusaurus(given: Raw) {
  const notes: SetupNote[] = []
  const context: Convert = {
    path: (path) => path.replace(/^\/site\/|^\.\//, ''),
    hasTheme: false,
    hasFolder: (path) => ['docs', 'blog', 'src/pages', 'community'].includes(path),
    note: (group, text, more = {}) => void notes.push({ group, text, ...more }),
  }
  const config = convertConfig(given, await findEntries(given, context, async () => ({})), context)
  const read = readConfig(config, { hasFolder: context.hasFolder })
  return {
    config,
    problems: read.ok ? [] : read.problems.map(({ path, message }) => `${path} ${message}`),
    notes: notes
      .filter(({ group, where }) => group !== 'read' && where !== 'trailingSlash')
      .map(({ group, text }) => `${group}: ${text}`),
    read: notes.filter(({ group }) => group === 'read').map(({ text }) => text),
  }
}
