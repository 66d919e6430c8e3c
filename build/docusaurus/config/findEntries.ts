// All plugins and themes of a configuration, in the order of Docusaurus: presets first. Presets that are not
// the classic one are functions, which are called.
import type { Convert } from './convert/context.ts'
import {
  classicEntries,
  classicKeys,
  type Entry,
  entriesOf,
  isClassic,
  type Preset,
  presetsOf,
} from './convert/entries.ts'
import { type Raw, rawOf } from './docusaurusConfig.ts'

/** Calls the function of a preset with its options. */
export type RunPreset = (preset: Preset) => Promise<unknown>

export async function findEntries(
  config: Raw,
  { note }: Convert,
  runPreset: RunPreset,
): Promise<readonly Entry[]> {
  const presets = await Promise.all(
    presetsOf(config).map(async (preset): Promise<readonly Entry[]> => {
      if (!isClassic(preset)) return entriesOfPreset(preset, rawOf(await runPreset(preset)))
      for (const key of Object.keys(preset.options).filter((one) => !classicKeys.includes(one)))
        note('unsupported', `${preset.where}[1].${key} is not an option of the classic preset.`)
      for (const [key, given] of Object.entries(preset.options))
        if (given === true)
          note('differs', `${preset.where}[1].${key} is true, which is read as {}.`, {
            where: `${preset.where}[1].${key}`,
            todo: 'Docusaurus needs an object with options, or false.',
          })
      if (preset.options['svgr'] === false)
        note('differs', 'Imported SVG files are components.', { where: `${preset.where}[1].svgr` })
      return classicEntries(preset)
    }),
  )
  const ofPresets = presets.flat()
  return [
    ...ofPresets.filter(({ kind }) => kind === 'plugin'),
    ...ofPresets.filter(({ kind }) => kind === 'theme'),
    ...entriesOf(config['plugins'], 'plugin', 'plugins'),
    ...entriesOf(config['themes'], 'theme', 'themes'),
  ]
}

/** The result of the function. All of it has the place of the preset. */
const entriesOfPreset = ({ module, where }: Preset, { themes, plugins }: Raw): readonly Entry[] =>
  [...entriesOf(themes, 'theme', where), ...entriesOf(plugins, 'plugin', where)].map((entry) => ({
    ...entry,
    ...(typeof module === 'string' ? { preset: module } : {}),
    where: entry.name !== null ? `${where} (${entry.name})` : where,
  }))
