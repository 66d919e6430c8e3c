// ```` ```bash npm2yarn ````: the same command for each package manager.
import convert from 'npm-to-yarn'
import type { PackageManagers } from '../../model/behaviors.ts'
import type { MarkdownConfig } from '../../model/project.ts'
import { readMeta } from '../../shared/code/meta.ts'

/** The group of the tabs: a choice counts for all of them. */
export const packageGroup = 'npm2yarn'

const labels: Readonly<Record<string, string>> = { yarn: 'Yarn', bun: 'Bun' }

export interface PackageCommand {
  readonly value: string
  readonly label: string
  readonly text: string
}

/** How a fence with these words becomes tabs; null if it does not. */
export function packageManagersOf(
  info: string,
  { packageManagers, reads }: MarkdownConfig,
): PackageManagers | null {
  if (!packageManagers || !readMeta(info).packageManagers) return null
  return reads.wordsBesideNpm || /^\S+\s+npm2yarn$/.test(info.trim()) ? packageManagers : null
}

/** The tabs for a command of npm, npm's own first. */
export const packageCommands = (text: string, converters: readonly string[]): readonly PackageCommand[] =>
  ['npm', ...converters].map((value) => ({
    value,
    label: labels[value] ?? value,
    text: value === 'npm' ? text : convert(text, value as 'yarn'),
  }))
