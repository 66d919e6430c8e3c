// The table of the README and the home page show the same figures.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import saved from '../../content/components/benchmarks.json' with { type: 'json' }

const seconds = (value: number) => `${value < 1 ? value.toFixed(2) : value.toFixed(1)} s`

it.each(saved.rows)('$name with $pages pages', (row) => {
  const { name, version, pages, cold, processor, unchanged, edited, memory, scripts } = row
  const cells = [
    version === '' ? `**${name}**` : `${name} ${version}`,
    pages.toLocaleString('en'),
    ...[cold, processor, unchanged, edited].map(seconds),
    `${memory.toLocaleString('en')} MB`,
    `${scripts} kB`,
  ]
  expect(readFileSync('README.md', 'utf8')).toContain(`| ${cells.join(' | ')} |`)
})
