// What a new site depends on: a version of the registry, or the folder of a checkout.
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { troodonRange } from '../../../build/commands/init/troodonRange.ts'
import { packageVersion } from '../../../build/commands/packageVersion.ts'
import type { NewSite } from '../../../build/create/choices.ts'

const site = (packageManager: NewSite['packageManager']) =>
  ({ folder: join(resolve('..'), 'my-site'), packageManager }) as NewSite

it.each([
  ['npm', 'file:'],
  ['pnpm', 'link:'],
  ['yarn', 'portal:'],
] as const)('%s links a checkout', (packageManager, protocol) => {
  const folder = resolve('.').split(/[\\/]/).at(-1)
  expect(troodonRange(resolve('.'), site(packageManager))).toBe(`${protocol}../${folder}`)
})

it('is a version in the published packages', () => {
  expect(troodonRange(resolve('create-troodon'), site('npm'))).toBe(`^${packageVersion('create-troodon')}`)
})
