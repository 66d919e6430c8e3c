// Texts that were written for Docusaurus keep their meaning: they have no syntax that it does not have, unless
// the site turns it on.
import { expect, it } from 'vitest'
import { convertDocusaurus } from '../../support/convertDocusaurus.ts'

const extensions = async (markdown?: object) =>
  (
    (await convertDocusaurus({ title: 'A', url: 'https://a.example', baseUrl: '/', markdown })).config as {
      markdown: { extensions: Readonly<Record<string, boolean>> }
    }
  ).markdown.extensions

it('has all of them off', async () => {
  const flags = await extensions()
  expect(Object.keys(flags).sort()).toEqual(
    [
      ...['abbreviations', 'attributes', 'captions', 'code', 'conditions', 'definitionLists', 'keys'],
      ...['covers', 'mark', 'schedule', 'scripts'],
    ].sort(),
  )
  expect(Object.values(flags)).not.toContain(true)
})

it('turns single ones on', async () => {
  const { config, problems } = await convertDocusaurus({
    ...{ title: 'A', url: 'https://a.example', baseUrl: '/' },
    markdown: { extensions: { mark: true } },
  })
  expect(problems).toEqual([])
  expect(config).toMatchObject({ markdown: { extensions: { mark: true, keys: false } } })
})
