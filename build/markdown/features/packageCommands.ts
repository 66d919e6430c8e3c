// ```` ```bash npm2yarn ````: the same command for each package manager.
import convert from 'npm-to-yarn'

/** The group of the tabs: a choice counts for all of them. */
export const packageGroup = 'npm2yarn'

const managers = [
  ['npm', 'npm'],
  ['yarn', 'Yarn'],
  ['pnpm', 'pnpm'],
  ['bun', 'Bun'],
] as const

export interface PackageCommand {
  readonly value: string
  readonly label: string
  readonly text: string
}

/** The tabs for a command of npm, npm's own first. */
export const packageCommands = (text: string): readonly PackageCommand[] =>
  managers.map(([value, label]) => ({ value, label, text: value === 'npm' ? text : convert(text, value) }))
