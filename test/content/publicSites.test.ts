// The home page and the comparison show the figures of scripts/compat/RESULTS.md.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import saved from '../../content/components/publicSites.json' with { type: 'json' }

const results = readFileSync('scripts/compat/RESULTS.md', 'utf8')
const flat = results.replace(/\s+/g, ' ')
const rows = [...results.matchAll(/^\| ([^`|]+?) [¹²³⁴⁵⁶⁷]?\s*\| (\d+) of \d+ \|.*$/gm)].map(
  ([line, name = '']) => {
    const cells = line.split('|').map((cell) => cell.trim())
    return [name.trim(), ...cells.slice(2, 3), ...cells.slice(7, 10)].join(' | ')
  },
)

it('has every public site of the results, with the same figures', () => {
  const shown = saved.rows.map(({ name, routes, processor: [a, b], memory, times }) =>
    [name, routes, a, b, ...memory, times].join(' '),
  )
  const figures = rows.map((row) => {
    const [name, routes = '', processor = '', memory = '', times] = row.split(' | ')
    const numbers =
      `${processor} ${memory}`
        .replaceAll(',', '')
        .match(/[\d.]+/g)
        ?.map(Number) ?? []
    return [name, routes.split(' ')[0], ...numbers, Number(times)].join(' ')
  })
  expect(figures.length).toBeGreaterThan(10)
  expect(shown).toEqual(figures)
})

it('says when and with what they were measured', () => {
  expect(flat).toContain(`with Node ${saved.node} and Docusaurus ${saved.docusaurus}, on ${saved.date}`)
})
