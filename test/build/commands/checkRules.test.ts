// `check` reports hints, which builds leave alone: about pages from the store, and about the whole site.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const write = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
}

async function problemsOf(command = 'check') {
  const { stdout, status } = await runCommand([command, root, '--format', 'json'])
  const { problems } = JSON.parse(stdout) as {
    readonly problems: readonly { file: string; line: number; code: string; severity: string }[]
  }
  return { status, problems: problems.map((one) => `${one.file}:${one.line} ${one.severity} ${one.code}`) }
}

const site = {
  'sidebars.json': '{ "main": ["intro", "old/a", "old/b", "twin"] }\n',
  'site.config.json': JSON.stringify({
    checks: {
      listMarkers: 'warn',
      rules: { hugeImage: { maxBytes: 20 } },
      overrides: [{ files: ['docs/old/**'], checks: { vagueLinkText: 'off', missingAlt: 'warning' } }],
    },
  }),
  'docs/intro.md': '# Intro\n\n![](./pond.svg) [here](./twin.md)\n\n- a\n\n* b\n\n(a)[/b]\n',
  'docs/pond.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
  'docs/old/a.md': '---\ndescription: Same.\n---\n\n# A\n\n[here](../intro.md) ![](../pond.svg)\n',
  'docs/old/b.md':
    '---\ndescription: Same.\n---\n\n# B\n\n[x](/nope) <!-- check-ignore brokenLink: later -->\n',
  'docs/twin.md': '# Intro\n\n<!-- check-ignore duplicateTitle: a copy on purpose -->\n',
  'docs/alone.md': '# Alone\n\n<!-- check-ignore hugeImage: no image here -->\n',
}

const hints = [
  'docs/alone.md:0 hint unreachedPage',
  'docs/alone.md:3 warning unusedEscape',
  'docs/intro.md:3 hint missingAlt',
  'docs/intro.md:3 hint hugeImage',
  'docs/intro.md:3 hint vagueLinkText',
  'docs/intro.md:7 warning listMarkers',
  'docs/intro.md:9 warning reversedLink',
  'docs/old/a.md:7 warning missingAlt',
  'docs/old/b.md:0 hint duplicateDescription',
]

it('reports them with the severities of their files, and the same after an edit', {
  timeout: 120_000,
}, async () => {
  write(site)
  const built = await problemsOf('build')
  expect(built.problems).toEqual(hints.filter((one) => / warning (?!unused)/.test(one)))
  const checked = await problemsOf()
  expect([...checked.problems].sort()).toEqual([...hints].sort())
  expect(checked.status).toBe(0)

  write({ 'docs/intro.md': site['docs/intro.md'].replace('![]', '\n\n![A pond]') })
  const after = (await problemsOf()).problems
  expect(after).not.toContain('docs/intro.md:3 hint missingAlt')
  expect(after).toContain('docs/intro.md:5 hint vagueLinkText')
  rmSync(join(root, '.cache'), { recursive: true })
  expect((await problemsOf()).problems).toEqual(after)
})
