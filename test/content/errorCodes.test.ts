// The pages about error codes are what their script writes: run `npm run error-codes` after a change. The long
// tests compare the outputs on them with what the command line prints.
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { defaultSeverities } from '../../build/model/rules.ts'
import { areasFolder, errorCodePages, groups } from '../../scripts/errorCodes/page.ts'
import { fencesOf } from '../support/docFences.ts'

const areas = groups.map(({ slug }) => `${areasFolder}/${slug}.md`)

it('has every code once', () => {
  const codes = groups.flatMap((group) => Object.keys(group.codes))
  expect(codes.sort()).toEqual(Object.keys(defaultSeverities).sort())
})

it('has a page for each area, and no others', () => {
  expect(readdirSync(areasFolder).sort()).toEqual(areas.map((file) => basename(file)).sort())
})

it('is up to date', () => {
  const outputs = areas.flatMap(fencesOf).filter(({ title }) => title === 'Output')
  const printed = new Map(
    outputs.map(({ text }) => [
      / {2}(?:error|warning|info|hint) {2}(\w+) {2}/.exec(text)?.[1] ??
        /^(?:info) {2}(\w+)/.exec(text)?.[1] ??
        'configuration',
      text.trimEnd(),
    ]),
  )
  expect(printed.size).toBe(outputs.length)
  for (const [file, text] of errorCodePages(printed)) expect(readFileSync(file, 'utf8'), file).toBe(text)
})

it('keeps the anchors of all codes on the page that had them', () => {
  const index = errorCodePages(new Map()).get(`${areasFolder}.md`)
  for (const { slug, codes } of groups)
    for (const code of Object.keys(codes)) {
      const id = code.toLowerCase()
      expect(index).toContain(`[\`${code}\`](./error-codes/${slug}.md#${id}){#${id}}`)
    }
})

it('has no page that is too long for an agent to read at once', () => {
  for (const [file, text] of errorCodePages(new Map())) expect(text.length, file).toBeLessThan(40_000)
})
