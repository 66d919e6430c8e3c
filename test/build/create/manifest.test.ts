// Adding Troodon to a package.json that exists.
import { describe, expect, it } from 'vitest'
import { changedManifest, newManifest } from '../../../build/create/manifest.ts'

const options = { name: 'site', troodon: '^1.2.0', types: false, packageManager: 'npm' } as const

it('adds scripts and the package, and keeps order, indentation and line ends', () => {
  const before =
    '{\r\n\t"name": "park",\r\n\t"scripts": {\r\n\t\t"test": "vitest"\r\n\t},\r\n\t"dependencies": {\r\n\t\t"zod": "4"\r\n\t},\r\n\t"private": true\r\n}'
  const { text, scripts } = changedManifest(before, options)
  expect(text).toBe(
    '{\r\n\t"name": "park",\r\n\t"scripts": {\r\n\t\t"test": "vitest",\r\n\t\t"watch": "troodon watch --open",\r\n\t\t"build": "troodon build",\r\n\t\t"serve": "troodon serve",\r\n\t\t"check": "troodon check"\r\n\t},\r\n\t"dependencies": {\r\n\t\t"troodon": "^1.2.0",\r\n\t\t"zod": "4"\r\n\t},\r\n\t"private": true\r\n}',
  )
  expect(Object.keys(scripts)).toEqual(['watch', 'build', 'serve', 'check'])
})

it('keeps scripts of the same names, also when it is added twice', () => {
  const before = '{ "scripts": { "build": "docusaurus build" } }\n'
  const { text, scripts } = changedManifest(before, options)
  expect(Object.keys(scripts)).toEqual(['troodon:watch', 'troodon:build', 'troodon:serve', 'troodon:check'])
  expect(JSON.parse(text)).toMatchObject({
    scripts: { build: 'docusaurus build', 'troodon:build': 'troodon build' },
  })
  expect(changedManifest(text, options)).toEqual({ text, scripts })
  const fresh = newManifest(options)
  expect(changedManifest(fresh.text, options)).toEqual(fresh)
})

it('adds the types of React unless the site has them', () => {
  const withTypes = { ...options, types: true }
  expect(JSON.parse(changedManifest('{}', withTypes).text)).toHaveProperty('devDependencies.@types/react')
  const before = '{ "dependencies": { "@types/react": "19" } }'
  expect(JSON.parse(changedManifest(before, withTypes).text)).not.toHaveProperty('devDependencies')
})

it('allows the install script of esbuild in a new file', () => {
  const added = (packageManager: 'npm' | 'pnpm' | 'yarn') =>
    Object.keys(JSON.parse(newManifest({ ...options, packageManager }).text) as object).slice(6)
  expect(added('npm')).toEqual(['allowScripts'])
  expect(added('pnpm')).toEqual(['pnpm'])
  expect(added('yarn')).toEqual([])
})

describe('a package.json that is not valid', () => {
  it.each([
    ['{ name: 1 }', 'package.json is not valid JSON: '],
    ['[]', 'package.json must be a JSON object.'],
    ['{ "scripts": [] }', 'package.json: scripts must be an object.'],
  ])('%s', (text, message) => {
    expect(() => changedManifest(text, options)).toThrow(message)
  })
})
