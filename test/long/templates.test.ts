// The templates of create-docusaurus build as they are. They come from npm, with the packages that they
// import. Docusaurus itself is not installed: Troodon provides what pages import from it.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCli } from '../support/cli.ts'

const version = '3.10.2'
const imported = ['clsx', 'prism-react-renderer', 'react', 'react-dom']

const folder = mkdtempSync(join(tmpdir(), 'troodon-templates-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const npm = (...args: string[]) =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })

beforeAll(() => {
  const tarball = npm('pack', `create-docusaurus@${version}`, '--silent').trim().split('\n').at(-1) ?? ''
  execFileSync('tar', ['xzf', tarball], { cwd: folder })
  const { dependencies } = JSON.parse(
    readFileSync(join(folder, 'package/templates/classic/package.json'), 'utf8'),
  ) as { readonly dependencies: Readonly<Record<string, string>> }
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  npm('install', '--ignore-scripts', ...imported.map((name) => `${name}@${dependencies[name]}`))
})

it.each(['classic', 'classic-typescript'])('the template %s', async (name) => {
  const site = join(folder, name)
  for (const part of ['shared', name])
    cpSync(join(folder, 'package/templates', part), site, { recursive: true })
  const { status, stderr } = await runCli(['build', site])
  expect({ status, stderr }).toMatchObject({ status: 0 })
  expect(stderr).not.toMatch(/ (?:error|warning) /)
  for (const route of ['', 'blog', 'blog/archive', 'docs/intro', 'docs/tutorial-basics/markdown-features'])
    expect(existsSync(join(site, 'dist', route, 'index.html')), route).toBe(true)
  const home = readFileSync(join(site, 'dist/index.html'), 'utf8')
  expect(home).toContain('Dinosaurs are cool')
  expect(home).toContain('Easy to Use')
})
