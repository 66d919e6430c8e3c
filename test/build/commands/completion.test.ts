// Completion in shells: the script for bash is run, those for zsh and fish are read word by word.
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bashScript } from '../../../build/commands/completion/bash.ts'
import { fishScript } from '../../../build/commands/completion/fish.ts'
import { argumentsOf, flagsOf, namesOf } from '../../../build/commands/completion/words.ts'
import { zshScript } from '../../../build/commands/completion/zsh.ts'
import { commands } from '../../../build/commands/index.ts'
import { writeFile } from '../../support/edits.ts'
import { temporaryFolder } from '../../support/engine.ts'

const end = '(end)'
const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`

/** What bash offers for the last word of each case. One process: hundreds of them take minutes when busy. */
function completedAll(cases: readonly (readonly string[])[], cwd: string): readonly (readonly string[])[] {
  const calls = cases.map(
    (words) => `COMP_WORDS=(troodon ${words.map(quoted).join(' ')}); COMP_CWORD=${words.length}; COMPREPLY=()
_troodon; printf '%s\\n' "\${COMPREPLY[@]}" '${end}'`,
  )
  const input = [bashScript(commands), ...calls].join('\n')
  const out = execFileSync('bash', [], { cwd, input, encoding: 'utf8' })
  return out
    .split(`${end}\n`)
    .slice(0, -1)
    .map((one) => one.split('\n').filter(Boolean))
}

const completed = (words: readonly string[], cwd: string) => completedAll([words], cwd)[0]

describe('in bash', () => {
  it('offers commands, the options of a command, and files or folders', () => {
    const { path, remove } = temporaryFolder()
    try {
      mkdirSync(join(path, 'my site'))
      writeFile(path, 'my.config.ts', '')
      expect(completed(['ver'], path)).toEqual(['version'])
      expect(completed(['--v'], path)).toEqual(['--version'])
      expect(completed(['dev', '--po'], path)).toEqual(['--port'])
      expect(completed(['clear', '--po'], path)).toEqual([])
      expect(completed(['build', '--strict', 'my'], path)).toEqual(['my site'])
      expect(completed(['build', '-o', 'my'], path)).toEqual(['my site'])
      expect([...(completed(['build', '--config', 'my'], path) ?? [])].sort()).toEqual([
        'my site',
        'my.config.ts',
      ])
      expect(completed(['serve', '--port', ''], path)).toEqual([])
      expect(completed(['completion', ''], path)).toEqual(['bash', 'zsh', 'fish'])
      expect(completed(['help', 'c'], path)).toEqual(['check', 'coordinator', 'clear', 'completion'])
    } finally {
      remove()
    }
  })
})

describe('of each command', () => {
  const names = commands.flatMap(namesOf)

  it('offers all names and options of the table in bash', () => {
    expect(completed([''], '.')).toEqual([...names, '--help', '--version'])
    const flags = commands.flatMap((command) =>
      namesOf(command).map((name) => [name, flagsOf(command).flatMap((flag) => flag.names)] as const),
    )
    const offered = completedAll(
      flags.map(([name]) => [name, '-']),
      '.',
    )
    expect(flags.map(([name], at) => [name, offered[at]])).toEqual(flags)
  })

  it('offers the choices of a value in bash', () => {
    const choices = commands.flatMap((command) =>
      flagsOf(command).flatMap(({ names: [flag = ''], value }) =>
        Array.isArray(value) ? [[[command.name, flag, ''], value] as const] : [],
      ),
    )
    expect(choices.length).toBeGreaterThan(5)
    const offered = completedAll(
      choices.map(([words]) => words),
      '.',
    )
    expect(choices.map(([words], at) => [words, offered[at]])).toEqual(choices)
  })

  it('offers all names, options and choices of the table in zsh and fish', () => {
    const cases = zshScript(commands).split(' ;;\n')
    const fish = fishScript(commands).split('\n')
    for (const command of commands) {
      const inZsh = cases.find((text) => text.includes(`    ${namesOf(command).join('|')})\n`)) ?? ''
      const seen = `'__fish_seen_subcommand_from ${namesOf(command).join(' ')}'`
      const inFish = fish.filter((line) => line.includes(seen))
      const words = argumentsOf(command, commands)
      expect(inFish).toHaveLength(flagsOf(command).length + (words.length > 0 ? 1 : 0))
      for (const { names, summary, value } of flagsOf(command)) {
        for (const name of names) {
          expect(inZsh).toContain(name)
          const letter = name.startsWith('--') ? ` -l ${name.slice(2)} ` : ` -s ${name.slice(1)} `
          expect(inFish.join('\n')).toContain(letter)
        }
        expect(inZsh).toContain(`[${summary}]`)
        expect(inFish.join('\n')).toContain(`'${summary}'`)
        if (!Array.isArray(value) || value.length === 0) continue
        expect(inZsh).toContain(`:value:(${value.join(' ')})`)
        expect(inFish.join('\n')).toContain(`-a '${value.join(' ')}'`)
      }
    }
  })
})

describe('in zsh and fish', () => {
  it('describes commands and their options', () => {
    const zsh = zshScript(commands).split('\n')
    expect(zsh[0]).toBe('#compdef troodon')
    expect(zsh).toContain("      'clear:Remove dist/ and the cache.'")
    expect(zsh).toContain('    serve|preview)')
    expect(zsh).toContain(
      "        '(--out -o)'{--out,-o}'[folder of the finished site; default: dist/]:value:_files -/' \\",
    )
    expect(zsh).toContain("        '*:argument:(bash zsh fish)' ;;")
    const fish = fishScript(commands).split('\n')
    expect(fish).toContain(
      "complete -c troodon -n __fish_use_subcommand -a clear -d 'Remove dist/ and the cache.'",
    )
    expect(fish).toContain(
      "complete -c troodon -n '__fish_seen_subcommand_from watch dev start' -l port -s p -r -d 'port of the server; default: 3000, or the next free port'",
    )
    expect(fish).toContain(
      "complete -c troodon -n '__fish_seen_subcommand_from completion' -a 'bash zsh fish'",
    )
  })
})
