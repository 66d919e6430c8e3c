// Builds every configuration of the reference pages in an otherwise empty folder, with the files of its page.
// A page without a configuration is built once, with the defaults.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { problemText, runCli } from '../support/cli.ts'
import { type DocFence, fencesOf } from '../support/docFences.ts'
import { writeFile } from '../support/edits.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const isConfig = ({ title }: DocFence) => /^site\.config\.\w+$/.test(title ?? '')
const isFile = ({ title }: DocFence) => /^(?!dist\/|site\.config)[\w/.-]+\.\w+$/.test(title ?? '')

/** Pages that need a package which the test cannot install. */
const notRun = /create-docusaurus|vercel-analytics|theme-mermaid/

const pages = readdirSync('content/docs/api', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.md') && !notRun.test(file) && fencesOf(`content/docs/api/${file}`).some(isFile),
)

it.each(pages)('the files and configurations of %s build', async (page) => {
  const fences = fencesOf(`content/docs/api/${page}`)
  writeFile(root, 'docs/intro.md', '---\nslug: /\n---\n\n# Introduction\n')
  // Some name a second folder of files, which has to exist.
  writeFile(root, 'public/note.txt', 'A note.\n')
  for (const { title, text } of fences.filter(isFile)) writeFile(root, title as string, text)
  const scripts = fences.filter(({ language }) => language === 'bash').map(({ text }) => text)
  for (const [, name = ''] of scripts.join('\n').matchAll(/^npx troodon version (\S+)$/gm))
    expect((await runCli(['version', name, root])).status).toBe(0)
  const build = async (at: string) => {
    const { status, stderr } = await runCli(['build', root])
    expect(problemText(stderr), at).not.toMatch(/(?:error|warning) {2}/)
    expect(status, at).toBe(0)
  }
  const configs = fences.filter(isConfig)
  if (configs.length === 0) await build(page)
  for (const { at, title, text } of configs) {
    writeFile(root, title as string, text)
    await build(at)
    rmSync(join(root, title as string))
  }
})
