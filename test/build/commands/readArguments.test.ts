// Parsing the command line: names, aliases, options, values, and errors.
import { describe, expect, it } from 'vitest'
import { type FlagName, flagOf, flags } from '../../../build/commands/commandLine/flags.ts'
import { readArguments } from '../../../build/commands/commandLine/readArguments.ts'
import { helpText } from '../../../build/commands/help.ts'
import { commands } from '../../../build/commands/index.ts'

const read = (...words: readonly string[]) => {
  const result = readArguments(words, commands)
  return result.ok
    ? { command: result.args.command.name, positional: result.args.positional, values: result.args.values }
    : result.message
}

describe('the parser', () => {
  it.each([
    [['build'], { command: 'build', positional: [], values: {} }],
    [['dev', 'site'], { command: 'watch', positional: ['site'], values: {} }],
    [['preview', '--port=8080'], { command: 'serve', positional: [], values: { '--port': '8080' } }],
    [
      ['build', '--out', 'x', 'site', '--strict'],
      { command: 'build', positional: ['site'], values: { '--out': 'x', '--strict': 'true' } },
    ],
    [
      ['explain', '/a/', '.', '--json'],
      { command: 'explain', positional: ['/a/', '.'], values: { '--json': 'true' } },
    ],
    [
      ['serve', '-p', '8080', '-o', 'x', '-cy'],
      {
        command: 'serve',
        positional: [],
        values: { '--port': '8080', '--out': 'x', '--config': 'y' },
      },
    ],
    [['docs:version', '2.0'], { command: 'version', positional: ['2.0'], values: {} }],
    [
      ['docs:version:community', '2.0', '.'],
      { command: 'version', positional: ['2.0', '.'], values: { '--instance': 'community' } },
    ],
    [['docs:version:a:b', '--help'], { command: 'help', positional: ['version'], values: {} }],
    [
      ['write-translations', '--message-prefix', ''],
      { command: 'write-translations', positional: [], values: { '--message-prefix': '' } },
    ],
    [['build', '--out', '-x'], { command: 'build', positional: [], values: { '--out': '-x' } }],
    [['build', '--', '--strict'], { command: 'build', positional: ['--strict'], values: {} }],
    [[], { command: 'help', positional: [], values: {} }],
    [['-h'], { command: 'help', positional: [], values: {} }],
    [['serve', '-h'], { command: 'help', positional: ['serve'], values: {} }],
    [['-v'], { command: '--version', positional: [], values: {} }],
    [['--version'], { command: '--version', positional: [], values: {} }],
    [['serve', 'a', 'b', '--help'], { command: 'help', positional: ['serve'], values: {} }],
  ])('reads %j', (words, expected) => {
    expect(read(...words)).toEqual(expected)
  })

  it.each([
    [['strat'], 'There is no command "strat". Did you mean start?'],
    [['xyz'], 'There is no command "xyz". "troodon help" lists all commands.'],
    [['docs:version:', '2.0'], 'There is no command "docs:version:". Did you mean docs:version?'],
    [['version:a', '2.0'], 'There is no command "version:a". Did you mean version?'],
    [
      ['docs:version:a', '2.0', '--instance', 'b'],
      '"docs:version:a" names the value of --instance already. Leave --instance out.',
    ],
    [['serve', '--prot', '1'], '"serve" has no option --prot. Did you mean --port?'],
    [['build', '--out-dir', 'x'], '"build" has no option --out-dir. Did you mean --out?'],
    [['build', '--port', '3'], '"build" has no option --port.'],
    [['clear', '--drafts'], '"clear" has no option --drafts.'],
    [['build', '-x'], '"build" has no option -x.'],
    [['build', '--out', '--strict'], '--out needs a value.'],
    [['build', '--out='], 'The value of --out is empty. Is a variable of the script not set?'],
    [['build', '--cache', ' '], 'The value of --cache is empty. Is a variable of the script not set?'],
    [['clear', ''], 'An argument of "clear" is empty. Is a variable of the script not set?'],
    [['build', '-o', '-c', 'x'], '-o needs a value.'],
    [['clear', '-p', '1'], '"clear" has no option -p.'],
    [['build', '--strict=false'], '--strict takes no value.'],
    [['version', '1.0', '.', 'twice'], '"version" does not take the argument twice.'],
  ])('refuses %j', (words, message) => {
    expect(read(...words)).toBe(message)
  })
})

describe('the list of commands', () => {
  it('names each command once', () => {
    const names = commands.flatMap(({ name, aliases }) => [name, ...aliases])
    expect(names).toEqual([...new Set(names)])
  })

  it('uses every option', () => {
    const used = new Set(commands.flatMap((command) => [...command.flags, ...command.sharedFlags]))
    expect(Object.keys(flags).filter((flag) => flag !== '--help' && !used.has(flag as never))).toEqual([])
  })

  it('gives each option a letter of its own, and says in a line what it does', () => {
    const letters = Object.keys(flags).flatMap((flag) => flagOf(flag as FlagName).short ?? [])
    expect(letters).toEqual([...new Set(letters)])
    expect(Object.values(flags).filter(({ summary }) => !/^\S.{5,60}$/.test(summary))).toEqual([])
  })

  it('is the help text', () => {
    const text = helpText(commands)
    expect(text).toMatch(/^ {2}watch +Build the site, .* Other names: dev, start\.$/m)
    expect(commands.filter(({ summary }) => !text.includes(`  ${summary}`))).toEqual([])
    expect(text.split('\n').length).toBeLessThan(40)
  })
})
