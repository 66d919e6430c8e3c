// What esbuild keeps in memory while it bundles the theme of a site.
import { expect, it, vi } from 'vitest'
import { runCommand } from '../../../support/command.ts'
import { writeFile } from '../../../support/edits.ts'
import { siteFolder } from '../../../support/siteFolder.ts'
import { writeStubDocusaurus } from '../../../support/stubDocusaurus.ts'

const seen = vi.hoisted(() => ({ running: 0, atOnce: 0, heaps: new Set<string | undefined>() }))

vi.mock('esbuild', async (original) => {
  const real = await original<typeof import('esbuild')>()
  const build = async (options: import('esbuild').BuildOptions) => {
    seen.atOnce = Math.max(seen.atOnce, ++seen.running)
    seen.heaps.add(process.env['GOGC'])
    try {
      return await real.build(options)
    } finally {
      seen.running--
    }
  }
  return { ...real, build }
})

let root = ''
siteFolder((path) => {
  root = path
})

it('is the modules of one bundle, in a heap that is collected early', async () => {
  writeStubDocusaurus(root)
  writeFile(
    root,
    'docusaurus.config.js',
    `module.exports = { title: 'Nests', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]] }\n`,
  )
  writeFile(root, 'docs/a.md', '# Warm\n')
  const { status, stderr } = await runCommand(['build', root])
  expect(stderr).not.toContain('rror')
  expect(status).toBe(0)
  expect(seen.atOnce).toBe(1)
  expect([...seen.heaps]).toEqual(['30'])
})
