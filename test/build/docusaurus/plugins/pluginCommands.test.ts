// Commands that plugins made for Docusaurus add to the command line.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../../../support/edits.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

// As much of commander 5 as the plugin uses: an action receives its words, then the command.
const commander = `exports.Command = class Command {
  constructor(name = '') { this.own = name; this.commands = [] }
  name(name) { if (name === undefined) return this.own; this.own = name; return this }
  command(words) { const made = new Command(words.split(' ')[0]); this.commands.push(made); return made }
  action(act) { this.act = act; return this }
  opts() { return { from: this.own } }
  async parseAsync([, , name, ...words]) { const found = this.commands.find((one) => one.own === name); await found.act(...words, found) }
}
`
const plugin = `const { writeFileSync } = require('node:fs')
module.exports = (context, options) => ({
  name: 'reports',
  extendCli(cli) {
    cli.command('make-report <name>').action(async (name, instance) => {
      writeFileSync(context.siteDir + '/report.txt', [name, instance.opts().from, options.title, context.siteConfig.title].join(' '))
    })
  },
})
`
function run(...words: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [join(process.cwd(), 'build/cli.js'), ...words], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, stderr }
}

it('run as commands of Troodon, and are named when another word is given', () => {
  writeFile(
    root,
    'site.config.json',
    '{ "title": "Lake", "plugins": [["./reports.js", { "title": "Yearly" }]] }',
  )
  writeFile(root, 'reports.js', plugin)
  const missing = run('make-report', 'a')
  expect(missing.stderr).toContain('Install it: npm install commander@5')
  expect(missing.status).toBe(2)

  writeFile(root, 'node_modules/commander/package.json', '{ "name": "commander", "version": "5.1.0" }')
  writeFile(root, 'node_modules/commander/index.js', commander)
  const done = run('make-report', 'a')
  expect(done).toEqual({ status: 0, stderr: '' })
  expect(readFileSync(join(root, 'report.txt'), 'utf8')).toBe('a make-report Yearly Lake')

  const unknown = run('make-repot')
  expect(unknown.stderr).toContain('There is no command "make-repot".')
  expect(unknown.stderr).toContain('Plugins of this site add: make-report.')
  expect(unknown.status).toBe(2)

  writeFile(root, 'site.config.json', '{}')
  expect(run('make-report').stderr).not.toContain('Plugins of this site')
  expect(existsSync(join(root, 'dist'))).toBe(false)
})
