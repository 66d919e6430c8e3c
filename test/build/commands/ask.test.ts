// The questions of `init` on a terminal: which ones are asked, with which defaults, and what the answers mean.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readArguments } from '../../../build/commands/commandLine/readArguments.ts'
import { commands } from '../../../build/commands/index.ts'
import { ask, mayReplace } from '../../../build/commands/init/ask.ts'
import { writeFile } from '../../support/edits.ts'
import { temporaryFolder } from '../../support/engine.ts'

const cancelled = Symbol('cancelled')
/** Questions that were asked, with their defaults. */
let asked: (readonly [string, unknown])[] = []
/** The beginning of a question → the answer. Other questions get the default. */
let answers: Readonly<Record<string, unknown>> = {}

vi.mock('@clack/prompts', () => {
  const answer = async (question: {
    message: string
    initialValue?: unknown
    defaultValue?: unknown
    options?: readonly { value: unknown }[]
  }) => {
    const { message, initialValue, defaultValue } = question
    asked.push([message, initialValue ?? defaultValue])
    const given = Object.entries(answers).find(([start]) => message.startsWith(start))
    return given ? given[1] : (initialValue ?? defaultValue ?? true)
  }
  const multiselect = async ({ message, initialValues }: { message: string; initialValues: unknown }) => {
    asked.push([message, initialValues])
    return Object.entries(answers).find(([start]) => message.startsWith(start))?.[1] ?? initialValues
  }
  return {
    intro: () => undefined,
    isCancel: (value: unknown) => value === cancelled,
    confirm: answer,
    select: answer,
    text: answer,
    multiselect,
  }
})

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
  asked = []
  answers = {}
})
afterEach(() => folder.remove())

function askFor(...words: readonly string[]) {
  const read = readArguments(['init', ...words], commands)
  if (!read.ok) throw new Error(read.message)
  return ask({ args: read.args, env: {}, defaultFolder: 'my-site', today: new Date(2026, 10, 22) })
}

describe('a new site', () => {
  it('is asked for everything, with defaults', async () => {
    answers = { 'Where should': `${folder.path}/pond-club` }
    expect(await askFor()).toEqual({
      folder: `${folder.path}/pond-club`,
      title: 'Pond club',
      template: 'docs',
      packageManager: 'npm',
      hosts: ['github'],
      markdown: '.',
      date: '2026-11-22',
      git: true,
      install: true,
    })
    expect(asked).toEqual([
      ['Where should the site be?', 'my-site'],
      ['What do you want to start with?', 'docs'],
      ['What is the name of the site?', 'Pond club'],
      ['Which package manager?', 'npm'],
      ['Where will you publish the site?', ['github']],
      ['Make a Git repository?', undefined],
      ['Install the packages now?', undefined],
    ])
  })

  it('gets the answers, and is not asked for what the command line says', async () => {
    answers = { What: ' Ponds ', 'Where will': ['vercel'], Make: false, Install: false }
    const words = [`${folder.path}/site`, '-t', 'blog', '--package-manager', 'yarn']
    expect(await askFor(...words)).toMatchObject({
      title: 'Ponds',
      template: 'blog',
      packageManager: 'yarn',
      hosts: ['vercel'],
      git: false,
      install: false,
    })
    expect(asked.map(([question]) => question.split(' ')[0])).toEqual(['What', 'Where', 'Make', 'Install'])
    asked = []
    await askFor(...words, '--title', 'Ponds', '--deploy', 's3', '--no-git', '--install')
    expect(asked).toEqual([])
  })

  it('is not made when the user cancels', async () => {
    answers = { Install: cancelled }
    expect(await askFor(folder.path)).toBeNull()
  })
})

describe('an existing folder', () => {
  it('with Markdown is asked for the folder of the files', async () => {
    writeFile(folder.path, 'notes/a.md', '# A\n')
    expect(await askFor(folder.path)).toMatchObject({ template: 'markdown', markdown: 'notes' })
    expect(asked.slice(0, 3)).toEqual([
      ['What do you want to start with?', 'markdown'],
      ['What is the name of the site?', expect.any(String)],
      ['Which folder has the Markdown files?', 'notes'],
    ])
  })

  it('with a Docusaurus site is asked for little', async () => {
    writeFile(folder.path, 'docusaurus.config.js', '')
    writeFile(folder.path, 'package.json', '{}')
    writeFile(folder.path, 'yarn.lock', '')
    expect(await askFor(folder.path)).toMatchObject({
      template: 'docusaurus',
      packageManager: 'yarn',
      git: false,
    })
    expect(asked.map(([question]) => question)).toEqual([
      'What do you want to start with?',
      'Which package manager?',
      'Install the packages now?',
    ])
  })

  it('is not asked anything else when it does not fit', async () => {
    answers = { 'What do': 'docusaurus' }
    await expect(askFor(folder.path)).rejects.toThrow('There is no docusaurus.config file in')
    expect(asked).toHaveLength(1)
  })

  it('asks before files are replaced, and takes no for an answer', async () => {
    expect(await mayReplace(['README.md', 'docs/intro.md'])).toBe(false)
    expect(asked).toEqual([
      ['These files exist and would be replaced: README.md, docs/intro.md. Replace them?', false],
    ])
    answers = { These: true }
    expect(await mayReplace(['a'])).toBe(true)
    answers = { These: cancelled }
    expect(await mayReplace(['a'])).toBe(false)
  })
})
