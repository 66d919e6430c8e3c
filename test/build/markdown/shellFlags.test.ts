// Flags in shell code have no color of a command, even if a command has the same name.
import { expect, it } from 'vitest'
import { createHighlighter } from '../../../build/markdown/highlight.ts'
import { loadLanguages } from '../../../build/workers/loadLanguages.ts'

const { highlight } = createHighlighter(loadLanguages())

it.each(['npm ci && tool init site --yes --read -y', 'tool --test-if=1'])('%s', (code) => {
  expect(highlight(code, 'bash').html).not.toContain('<span')
})

it('colors commands', () => {
  expect(highlight('cd a-test', 'bash').html).toBe('<span class="hljs-built_in">cd</span> a-test')
})
