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

/** The completions that bash offers for the last of these words. */
function completed(words: readonly string[], cwd: string): readonly string[] {
  const script = `${bashScript(commands)}
COMP_WORDS=(troodon "$@"); COMP_CWORD=$#; _troodon; printf '%s\\n' "\${COMPREPLY[@]}"`
  const out = execFileSync('bash', ['-c', script, 'bash', ...words], { cwd, encoding: 'utf8' })
  return out.split('\n').filter(Boolean)
}

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
      expect([...completed(['build', '--config', 'my'], path)].sort()).toEqual(['my site', 'my.config.ts'])
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
    for (const command of commands)
      for (const name of namesOf(command))
        expect(completed([name, '-'], '.'), name).toEqual(flagsOf(command).flatMap((flag) => flag.names))
  })

  it('offers the choices of a value in bash', () => {
    for (const command of commands)
      for (const { names, value } of flagsOf(command))
        if (Array.isArray(value))
          expect(completed([command.name, ...names.slice(0, 1), ''], '.')).toEqual(value)
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
