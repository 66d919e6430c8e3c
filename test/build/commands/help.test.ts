// The usage text of each command, from the table of commands: description, options with defaults, an example.
import { describe, expect, it } from 'vitest'
import { allFlags } from '../../../build/commands/command.ts'
import { type FlagName, flagOf, flags } from '../../../build/commands/commandLine/flags.ts'
import { readArguments } from '../../../build/commands/commandLine/readArguments.ts'
import { commandHelp, helpText } from '../../../build/commands/help.ts'
import { commands } from '../../../build/commands/index.ts'

/** Words of a command line; those in quotes stay together. */
const words = (line: string) => (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''))

describe.each(commands.map((command) => [command.name, command] as const))('the help of %s', (_, command) => {
  const help = commandHelp(command)

  it('describes the command and its other names', () => {
    expect(help).toContain(`  troodon ${command.name}`)
    expect(help).toContain(command.summary)
    for (const alias of command.aliases) expect(help).toContain(alias)
  })

  it('has one line for each option, with its short name, its value and its default', () => {
    const lines = help.split('\n')
    for (const name of [...allFlags(command), '--help'] as const) {
      const flag = flagOf(name)
      const found = lines.filter((line) =>
        line
          .trimStart()
          .replace(/^-\w, /, '')
          .startsWith(`${name} `),
      )
      expect(found, name).toHaveLength(1)
      expect(found[0]).toContain(command.meanings?.[name as FlagName]?.summary ?? flag.summary)
      if (flag.short) expect(found[0]).toContain(`${flag.short}, ${name}`)
      if (flag.value !== null) expect(found[0]).toContain(`${name} ${flag.value}`)
      if (flag.value !== null) expect(found[0]).toMatch(/; default: \S/)
    }
  })

  it('ends with an example that the command accepts', () => {
    expect(help).toContain(`Example:\n  troodon ${command.example}\n`)
    const read = readArguments(words(command.example), commands)
    expect(read).toMatchObject({ ok: true, args: { command } })
  })

  it('is what --help and -h ask for', () => {
    for (const name of [command.name, ...command.aliases])
      for (const flag of ['--help', '-h'])
        expect(readArguments([name, flag], commands)).toMatchObject({
          ok: true,
          args: { command: { name: 'help' }, positional: [command.name] },
        })
  })
})

it('every option belongs to a command, and no two have the same short name', () => {
  const used = new Set<FlagName>(['--help', ...commands.flatMap(allFlags)])
  expect([...used].sort()).toEqual(Object.keys(flags).sort())
  const shorts = (Object.keys(flags) as FlagName[]).flatMap((name) => flagOf(name).short ?? [])
  expect(new Set(shorts).size).toBe(shorts.length)
})

it('a short name sets the same option as the long one', () => {
  for (const command of commands)
    for (const name of allFlags(command)) {
      const { short, value, choices } = flagOf(name)
      if (!short) continue
      const given = value === null ? [] : [choices?.[0] ?? '8080']
      const [long, brief] = [name, short].map((flag) =>
        readArguments([command.name, flag, ...given], commands),
      )
      expect(brief).toMatchObject({ ok: true, args: { values: { [name]: given[0] ?? 'true' } } })
      expect(JSON.stringify(brief)).toBe(JSON.stringify(long))
    }
})

it('the list of commands has all of them, with their descriptions', () => {
  const text = helpText(commands)
  for (const { name, summary } of commands) {
    expect(text).toMatch(new RegExp(`^  ${name} +\\S`, 'm'))
    expect(text).toContain(summary)
  }
})
