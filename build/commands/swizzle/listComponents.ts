// The components that a site can wrap or replace.
import { readFileSync } from 'node:fs'
import { themeComponentFile, themeComponentNames } from '../../io/themeComponents.ts'

/** Lines of text: each name with the first sentence about it. */
export function listComponents(engineRoot: string): readonly string[] {
  const names = themeComponentNames(engineRoot)
  const width = Math.max(...names.map((name) => name.length))
  return names.map((name) => `  ${name.padEnd(width)}  ${firstSentence(name, engineRoot)}`)
}

/** Of the comment at the top of its file. */
function firstSentence(name: string, engineRoot: string): string {
  const file = themeComponentFile(name, engineRoot)
  const lines = file === undefined ? [] : readFileSync(file, 'utf8').split('\n')
  const end = lines.findIndex((line) => !line.startsWith('// '))
  const comment = lines
    .slice(0, end)
    .map((line) => line.slice(3))
    .join(' ')
  return /^.*?\.(?= |$)/.exec(comment)?.[0] ?? comment
}
