// The author that pages show for the last change.
import { expect, it } from 'vitest'
import { isMachine } from '../../../build/read/machineNames.ts'

it.each([
  'dependabot[bot]',
  'semantic-release-bot',
  'Renovate Bot',
  'GitHub Actions',
  'root',
  'runner',
  'Build 3f9c21ab account',
])('%s is not a person', (name) => {
  expect(isMachine(name)).toBe(true)
})

it.each([
  'Ada Lovelace',
  'Sébastien Lorber',
  'Joshua Chen',
  'Rootham',
  'Abbott',
  'deadbeef',
  '李明',
  'user2024',
])('%s may be a person', (name) => {
  expect(isMachine(name)).toBe(false)
})
