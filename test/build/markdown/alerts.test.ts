// GitHub's alerts with the boxes of a plugin that turns them into directives.
import { expect, it } from 'vitest'
import { parserFor } from '../../support/memorySite.ts'

const types = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION']

/** The type of each box, and what its heading says. */
function boxesOf(
  alerts: Readonly<Record<string, string>>,
  admonitions: readonly string[] = [],
): readonly string[] {
  const text = types.map((type) => `> [!${type}]\n> Text.`).join('\n\n')
  const { body } = parserFor({}, {}, { settings: { alerts, admonitions } }).page(text, 'auto')
  const html = body
    .map((part) => (typeof part === 'object' && 'title' in part ? part.title : String(part)))
    .join('')
  return [...html.matchAll(/theme-admonition-(\S+) .*\n<div class="admonition-heading">(.*?)<\/div>/g)].map(
    ([, type, heading]) => `${type} ${heading}`,
  )
}

it('an alert is the box of its name', () => {
  expect(boxesOf({})).toEqual([
    'note note',
    'tip tip',
    'info Important',
    'warning warning',
    'caution caution',
  ])
})

it('an alert is the box that the plugin names, with the title of that box', () => {
  const alerts = { important: 'info', caution: 'danger', tip: 'own', note: 'none' }
  expect(boxesOf(alerts, ['own'])).toEqual([
    'note None',
    'own Own',
    'info info',
    'warning warning',
    'danger danger',
  ])
})
