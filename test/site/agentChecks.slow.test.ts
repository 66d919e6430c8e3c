// `check --agents` and AFDocs agree about sites with faults.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { agentPageRules, agentSiteRules } from '../../build/rules/agents/index.ts'
import { agentReport } from '../../scripts/agentReport.ts'
import { runCommand } from '../support/command.ts'
import { writeFile } from '../support/edits.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
})

const decided = new Set([...Object.keys(agentSiteRules), ...Object.keys(agentPageRules)])

const config = (more: object) =>
  JSON.stringify({ title: 'Birds', url: 'https://birds.example', baseUrl: '/', blog: false, ...more })

const words = 'A bird sits on a branch of the old tree beside the pond.'
const prose = (length: number) =>
  Array.from({ length: Math.ceil(length / 60) }, (_, index) => `${index} ${words}`).join('\n\n')
const tabs = (content: string) =>
  `<Tabs>\n<TabItem value="npm" label="npm">\n\n${content}\n\n</TabItem>\n<TabItem value="pnpm" label="pnpm">\n\n${content}\n\n</TabItem>\n</Tabs>\n`

/** Check → `fail` or `warn`, as the command says. */
async function findings(...more: string[]): Promise<ReadonlyMap<string, string>> {
  const { stdout } = await runCommand(['check', root, '--agents', '--format', 'json', ...more])
  const { problems } = JSON.parse(stdout) as {
    readonly problems: readonly { code: string; message: string }[]
  }
  const found = new Map<string, string>()
  for (const { code, message } of problems) {
    const [, check = '', verdict = ''] = /^(\S+) (fail|warn)s: /.exec(message) ?? []
    expect([code, message, decided.has(check)]).toEqual(['agentCheck', message, true])
    if (found.get(check) !== 'fail') found.set(check, verdict)
  }
  return found
}

/** The same, as AFDocs says, of the checks that files decide. */
async function verdicts(): Promise<ReadonlyMap<string, string>> {
  expect(await runCommand(['build', root])).toMatchObject({ status: 0 })
  const { results } = await agentReport(join(root, 'dist'))
  expect(results).toHaveLength(28)
  return new Map(
    results.flatMap(({ id, status }) =>
      decided.has(id) && status !== 'pass' && status !== 'skip' ? [[id, status] as const] : [],
    ),
  )
}

const sorted = (map: ReadonlyMap<string, string>) => [...map].sort()

const write = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
}

const pages = Object.fromEntries(
  ['hen', 'newt', 'egg', 'nest', 'wing', 'pond'].map((name) => [
    `docs/${name}.md`,
    `# The ${name}\n\n${words}\n`,
  ]),
)

it('agrees about pages', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => `| ${index} | bird ${index} | ${words} |`)
  write({
    ...pages,
    'site.config.json': config({ llms: { exclude: ['/docs/{hen,newt,egg}'] } }),
    'docs/long.md': `# Long\n\n${prose(130_000)}\n`,
    'docs/data.md': `# Data\n\n| a | b | c |\n| - | - | - |\n${rows.join('\n')}\n`,
    'docs/tabs.md': `# Tabs\n\n${tabs(`## Install\n\n${words}`)}`,
    'docs/long-tabs.md': `# Long tabs\n\n${tabs(prose(40_000))}`,
    'docs/people.md': `# People\n\n<Visibility for="humans">\n\n${prose(1500)}\n\n</Visibility>\n`,
    'docs/link.md': `---\nagents: See [the pond](./pond.md).\n---\n\n# Link\n\n${words}\n`,
    'docs/fence.md': `---\nagents: |\n  ~~~js\n  const bird = 1\n---\n\n# Fence\n\n${words}\n`,
    'docs/part.md': `# Part\n\nShowing 10 of 50 birds.\n\n${words}\n`,
    'docs/heavy.md': `# Heavy\n\n${words}\n\n<div data-bird="${'x'.repeat(1_100_000)}"></div>\n`,
  })
  const found = await findings()
  expect(sorted(found)).toEqual(sorted(await verdicts()))
  expect([...found.keys()].sort()).toEqual([...Object.keys(agentPageRules), 'llms-txt-coverage'].sort())
  // Pages are read from the store.
  expect(sorted(await findings())).toEqual(sorted(found))
}, 300_000)

it.each([
  [
    'a list of its own',
    {
      'static/llms.txt': `[The hen](https://birds.example/docs/hen/)\n[No](https://birds.example/no/)\n${words} ${prose(60_000)}\n`,
    },
    {},
  ],
  ['no list', {}, { llms: false }],
  ['no faults', {}, {}],
  [
    'pages in no list',
    {},
    { llms: { exclude: ['/docs/hen'] }, sitemap: { ignorePatterns: ['/docs/hen/**'] } },
  ],
])(
  'agrees about a site with %s',
  async (_, files, options) => {
    write({ ...pages, ...files, 'site.config.json': config(options) })
    expect(sorted(await findings())).toEqual(sorted(await verdicts()))
  },
  120_000,
)
