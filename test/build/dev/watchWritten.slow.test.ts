// `watch` in a site whose plugin writes files in every build, as docusaurus-plugin-typedoc does.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startCli } from '../../support/cli.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const plugin = `const fs = require('node:fs')
const path = require('node:path')
module.exports = ({ siteDir }) => {
  const made = path.join(siteDir, 'docs/made')
  fs.rmSync(made, { recursive: true, force: true })
  fs.mkdirSync(made, { recursive: true })
  fs.writeFileSync(path.join(made, 'api.md'), '# ' + fs.readFileSync(path.join(siteDir, 'api.txt'), 'utf8'))
  fs.writeFileSync(path.join(made, 'sidebar.cjs'), 'module.exports = ["made/api"]')
  fs.appendFileSync(path.join(siteDir, '.cache/runs.txt'), '.')
  return { name: 'made', getPathsToWatch: () => [path.join(siteDir, 'api.txt')] }
}
`

const runs = () =>
  existsSync(join(root, '.cache/runs.txt')) ? readFileSync(join(root, '.cache/runs.txt')).length : 0
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits until no build has begun for a while. Without an end of the builds, it gives up. */
async function untilIdle(): Promise<boolean> {
  for (let tries = 0, last = -1; tries < 12; tries++) {
    if (last === runs()) return true
    last = runs()
    await pause(2500)
  }
  return false
}

it('comes to rest after each build, and still shows edits', async () => {
  writeFile(
    root,
    'docusaurus.config.js',
    `module.exports = {
    title: 'T', url: 'https://a.example', baseUrl: '/', trailingSlash: true, plugins: ['./made.js'],
    presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.js', routeBasePath: '/' } }]],
  }\n`,
  )
  writeFile(
    root,
    'sidebars.js',
    "module.exports = { docs: ['own', ...require('./docs/made/sidebar.cjs')] }\n",
  )
  writeFile(root, 'made.js', plugin)
  writeFile(root, 'api.txt', 'First')
  writeFile(root, 'docs/own.md', '---\nslug: /\n---\n\n# Own\n')
  writeFile(root, '.cache/.keep', '')
  const { child, done } = startCli(['watch', root, '--port', '0'])
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const url = async () => {
    for (let tries = 0; tries < 600; tries++) {
      const found = /open (http\S+)/.exec(said)?.[1]
      if (found) return found
      await pause(50)
    }
    throw new Error(said)
  }
  const shows = async (path: string, words: string) => {
    const address = (await url()) + path
    for (let tries = 0; tries < 200; tries++) {
      const html = await fetch(address).then((response) => response.text())
      if (html.includes(words)) return
      await pause(50)
    }
    throw new Error(`${path} does not show ${words}: ${said}`)
  }
  try {
    await shows('made/api/', 'First')
    expect(await untilIdle()).toBe(true)
    writeFile(root, 'docs/own.md', '---\nslug: /\n---\n\n# Own, edited\n')
    await shows('', 'Own, edited')
    expect(await untilIdle()).toBe(true)
    writeFile(root, 'api.txt', 'Second')
    await shows('made/api/', 'Second')
    expect(await untilIdle()).toBe(true)
  } finally {
    child.kill('SIGINT')
    await done
  }
})
