// `troodon lsp`, asked by a scripted editor over standard input and output.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type {
  CodeAction,
  CompletionItem,
  Diagnostic,
  Location,
  Range,
  WorkspaceEdit,
} from 'vscode-languageserver/node'
import { runCommand } from '../../support/command.ts'
import { type Editor, openEditor } from '../../support/editor.ts'
import { temporaryFolder } from '../../support/engine.ts'

const { path: root, remove } = temporaryFolder()

const files: Readonly<Record<string, string>> = {
  'site.config.ts': `console.log('The configuration is read.')\nexport default { title: 'Site', url: 'https://site.example' }\n`,
  'sidebars.js': `export default { docs: ['intro', 'guide', 'guides/deep'] }\n`,
  'docs/intro.md': `---
title: Intro
---

# Intro

See the [guide](guide.md#set-up), [deep things](./guides/deep.md) and ![a pig](/img/pig.svg).

## First steps

Read [below](#first-steps).
`,
  'docs/guide.md': `# Guide

## Set up

Back to [the start](./intro.md#first-steps), or by [its URL](/docs/intro#first-steps).
`,
  'docs/guides/deep.md': `# Deep

[Up](../intro.md) to the start. ![A cow](./cow.svg)
`,
  'docs/guides/cow.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'static/img/pig.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
}

let editor: Editor

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  editor = await openEditor(root, ['--stdio'])
  editor.open('docs/intro.md')
  editor.open('sidebars.js')
})
afterAll(remove)

const intro = files['docs/intro.md'] as string
const codes = (all: readonly Diagnostic[]) => all.map(({ code }) => code)
const textIn = (text: string, { start, end }: Range) =>
  text.split('\n')[start.line]?.slice(start.character, end.character)

/** Types a text into the intro in place of another. */
const typed = (text: string): void => editor.type('docs/intro.md', `${intro}\n${text}\n`)
const complete = async (file: string, around: string): Promise<readonly string[]> => {
  const items = await editor.ask<CompletionItem[]>('textDocument/completion', editor.at(file, around))
  return items.map(({ label }) => label)
}

it('reports problems of texts that are not saved, as `check` does of files', async () => {
  const broken = `${intro}\n[Away](guid.md) and [nowhere](guide.md#Set-up)\n`
  editor.type('docs/intro.md', broken)
  const found = await editor.problems('docs/intro.md', (all) => all.length > 0)
  expect(found.map(({ range, code, severity }) => [code, severity, textIn(broken, range)])).toEqual([
    ['brokenLink', 1, 'guid.md'],
    ['brokenAnchor', 1, 'guide.md#Set-up'],
  ])
  expect(found.every(({ source }) => source === 'troodon')).toBe(true)
  expect(readFileSync(join(root, 'docs/intro.md'), 'utf8')).toBe(intro)
  editor.type('docs/intro.md', intro)
  expect(await editor.problems('docs/intro.md', (all) => all.length === 0)).toEqual([])
  const { status } = await runCommand(['check', root])
  expect(status).toBe(0)
})

it('reports a problem of another page that an unsaved text causes', async () => {
  editor.type('docs/intro.md', intro.replace('## First steps', '## Last steps'))
  const found = await editor.problems('docs/guide.md', (all) => all.length > 0)
  expect(codes(found)).toEqual(['brokenAnchor', 'brokenAnchor'])
  editor.type('docs/intro.md', intro)
  await editor.problems('docs/guide.md', (all) => all.length === 0)
})

it('offers the fixes of rules', async () => {
  const text = `${intro}\n[Set up](guide.md#Set-up)\n`
  editor.type('docs/intro.md', text)
  const { position } = editor.at('docs/intro.md', '[Set up](|guide')
  const actions = await editor.ask<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri: editor.uri('docs/intro.md') },
    range: { start: position, end: position },
    context: { diagnostics: [] },
  })
  expect(actions.map(({ title, kind, isPreferred }) => [title, kind, isPreferred])).toEqual([
    ['Change to guide.md#set-up', 'quickfix', true],
    ['Fix all problems that have a safe fix', 'source.fixAll.troodon', undefined],
  ])
  for (const { edit } of actions)
    expect(editor.edited(edit as WorkspaceEdit)).toEqual({
      'docs/intro.md': text.replace('#Set-up', '#set-up'),
    })
})

it('completes files, URLs, anchors and images', async () => {
  typed('[a](')
  expect(await complete('docs/intro.md', '[a](|')).toEqual(['./guide.md', './guides/deep.md'])
  typed('[a](/')
  expect(await complete('docs/intro.md', '[a](/|')).toEqual(['/docs/guide/', '/docs/guides/deep/'])
  typed('[a](@site/')
  expect(await complete('docs/intro.md', '[a](@site/|')).toEqual([
    '@site/docs/guide.md',
    '@site/docs/guides/deep.md',
  ])
  typed('[a](guide.md#')
  expect(await complete('docs/intro.md', '[a](guide.md#|')).toEqual(['set-up'])
  typed('[a](#')
  expect(await complete('docs/intro.md', '[a](#|')).toEqual(['first-steps'])
  typed('![a](')
  expect(await complete('docs/intro.md', '![a](|')).toEqual(['./guides/cow.svg', '/img/pig.svg'])
  typed('<a href="./')
  expect(await complete('docs/intro.md', '<a href="./|')).toEqual(['./guide.md', './guides/deep.md'])
  typed('[a]: ')
  expect(await complete('docs/intro.md', '\n[a]: |')).toEqual(['./guide.md', './guides/deep.md'])
})

it('completes ids of documents and front matter', async () => {
  expect(await complete('sidebars.js', "'int|ro'")).toEqual(['guide', 'guides/deep', 'intro'])
  editor.type('docs/intro.md', '---\ntitle: Intro\nsid\nhide_title: \npagination_next: \n---\n')
  const keys = await complete('docs/intro.md', '\nsid|')
  expect(keys).toContain('sidebar_position')
  expect(keys).not.toContain('title')
  expect(keys).not.toContain('authors')
  expect(await complete('docs/intro.md', 'hide_title: |')).toEqual(['true', 'false'])
  expect(await complete('docs/intro.md', 'pagination_next: |')).toEqual(['guide', 'guides/deep', 'intro'])
  editor.type('docs/intro.md', intro)
})

it('goes to files, headings, images and documents', async () => {
  const go = (file: string, around: string) =>
    editor.ask<Location | null>('textDocument/definition', editor.at(file, around))
  const at = (file: string, line: number) => ({
    uri: editor.uri(file),
    range: { start: { line, character: 0 }, end: { line, character: 0 } },
  })
  expect(await go('docs/intro.md', 'guide.|md#set-up')).toEqual(at('docs/guide.md', 2))
  expect(await go('docs/intro.md', '(#first|-steps')).toEqual(at('docs/intro.md', 8))
  expect(await go('docs/intro.md', './guides/|deep')).toEqual(at('docs/guides/deep.md', 0))
  expect(await go('docs/intro.md', '/img/|pig')).toEqual(at('static/img/pig.svg', 0))
  expect(await go('sidebars.js', "'guides/|deep'")).toEqual(at('docs/guides/deep.md', 0))
  expect(await go('docs/intro.md', '# |Intro')).toBeNull()
})

it('renames a heading and all links to it', async () => {
  const place = editor.at('docs/intro.md', '## First| steps')
  expect(textIn(intro, (await editor.ask<Range>('textDocument/prepareRename', place)) as Range)).toBe(
    'First steps',
  )
  const edit = await editor.ask<WorkspaceEdit>('textDocument/rename', { ...place, newName: 'Café & tea' })
  expect(editor.edited(edit)).toEqual({
    'docs/intro.md': intro.replace('First steps', 'Café & tea').replace('#first-steps', '#caf%C3%A9--tea'),
    'docs/guide.md': (files['docs/guide.md'] as string).replaceAll('#first-steps', '#caf%C3%A9--tea'),
  })
  expect(await editor.ask('textDocument/prepareRename', editor.at('docs/intro.md', 'Read| '))).toBeNull()
})

it('updates links and sidebars when a file or a folder is renamed', async () => {
  const rename = (from: string, to: string) =>
    editor.ask<WorkspaceEdit>('workspace/willRenameFiles', {
      files: [{ oldUri: editor.uri(from), newUri: editor.uri(to) }],
    })
  expect(editor.edited(await rename('docs/intro.md', 'docs/guides/start.md'))).toEqual({
    'docs/intro.md': intro.replace('./guides/deep.md', './deep.md'),
    'docs/guide.md': (files['docs/guide.md'] as string)
      .replace('./intro.md', './guides/start.md')
      .replace('/docs/intro#', '/docs/guides/start/#'),
    'docs/guides/deep.md': (files['docs/guides/deep.md'] as string).replace('../intro.md', './start.md'),
    'sidebars.js': (files['sidebars.js'] as string).replace("'intro'", "'guides/start'"),
  })
  expect(editor.edited(await rename('docs/guides', 'docs/more/guides'))).toEqual({
    'docs/intro.md': intro.replace('./guides/deep.md', './more/guides/deep.md'),
    'docs/guides/deep.md': (files['docs/guides/deep.md'] as string).replace('../intro.md', '../../intro.md'),
    'sidebars.js': (files['sidebars.js'] as string).replace('guides/deep', 'more/guides/deep'),
  })
  expect(editor.edited(await rename('static/img', 'static/pictures'))).toEqual({
    'docs/intro.md': intro.replace('/img/pig.svg', '/pictures/pig.svg'),
  })
})

it('reports mistakes of the configuration at their place, and goes on when they are gone', async () => {
  const config = files['site.config.ts'] as string
  writeFileSync(join(root, 'site.config.ts'), config.replace("'Site'", '7'))
  editor.type('docs/intro.md', `${intro} `)
  const found = await editor.problems('site.config.ts', (all) => all.length > 0)
  expect(codes(found)).toEqual(['configuration'])
  writeFileSync(join(root, 'site.config.ts'), config)
  editor.type('docs/intro.md', `${intro}\n[a](nowhere.md)\n`)
  await editor.problems('docs/intro.md', (all) => all.length > 0)
})

it('ends when the editor says so, and keeps what the site prints out of the protocol', async () => {
  expect(await editor.close()).toBe(0)
  expect(editor.errors()).toContain('The configuration is read.')
})
