// All plugins and themes of a configuration, in the order of Docusaurus: presets first.

import type { Convert } from './convert/context.ts'
import {
  classicEntries,
  classicKeys,
  type Entry,
  entriesOf,
  isClassic,
  presetsOf,
} from './convert/entries.ts'
import type { Raw } from './docusaurusConfig.ts'

export function findEntries(config: Raw, { note }: Convert): readonly Entry[] {
  const fromPresets = presetsOf(config).flatMap((preset) => {
    if (isClassic(preset)) {
      for (const key of Object.keys(preset.options).filter((one) => !classicKeys.includes(one)))
        note('unsupported', `${preset.where}[1].${key} is not an option of the classic preset.`)
      return classicEntries(preset)
    }
    note('unsupported', `The preset ${preset.name ?? 'in a function'} is not read.`, {
      where: preset.where,
      todo: 'Write its plugins into plugins.',
    })
    return []
  })
  return [
    ...fromPresets,
    ...entriesOf(config['themes'], 'theme', 'themes'),
    ...entriesOf(config['plugins'], 'plugin', 'plugins'),
  ]
}
