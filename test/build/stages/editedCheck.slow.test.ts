// `check` after edits: which of them it answers from the record of the last check, and that its answer is that
// of a check without a cache.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Random, randomFrom, rewrite, writeFile } from '../../support/edits.ts'
import { runBuild, temporaryFolder } from '../../support/engine.ts'
import { rounds } from '../../support/rounds.ts'

const folder = temporaryFolder()
const root = join(folder.path, 'site')
beforeAll(async () => {
  makeSite()
  await sleep(60)
  await check('warm')
})
afterAll(folder.remove)

const config = {
  title: 'Checked',
  contentDir: '.',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  checks: {
    listMarkers: 'warning',
    longSentence: 'hint',
    overrides: [{ files: ['docs/old/**'], checks: { vagueLinkText: 'off', missingAlt: 'error' } }],
  },
}

function makeSite(): void {
  writeFile(root, 'site.config.json', JSON.stringify(config))
  for (const name of ['a', 'b', 'c', 'd']) writeFile(root, `docs/${name}.md`, page(name))
  writeFile(root, 'docs/old/e.md', page('e'))
  writeFile(root, 'docs/twin.md', page('twin'))
  writeFile(root, twin, page('jumeau'))
  writeFile(root, 'docs/_note.md', 'A note with [a link](./a.md).\n')
  writeFile(
    root,
    'docs/shown.md',
    '# Shown\n\nA text.\n\n<!-- #region part -->\nPart.\n<!-- #endregion -->\n',
  )
  writeFile(root, 'docs/notes.mdx', "import Note from './_note.md'\n\n# Notes\n\n<Note />\n\n{1 + 1}\n")
  writeFile(root, 'docs/code.md', '# Code\n\n```md file=./shown.md#part\n```\n')
  writeFile(root, 'docs/pond.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n')
}

const twin = 'i18n/fr/docusaurus-plugin-content-docs/current/twin.md'

const page = (name: string): string =>
  `---\ntitle: Page ${name}\n---\n\nFirst paragraph of ${name}.\n\n## Part\n\nWords of it.\n`

const places = (name: string, forCheck?: true) => ({
  ...{ root, outDir: join(folder.path, 'dist'), cacheFolder: join(folder.path, name), forCheck },
})

const check = async (name: string) => {
  const stages: string[] = []
  const run = { ...places(name, true), onStage: (stage: string) => stages.push(stage) }
  const { problems, ok, notes, summary } = await runBuild(run, { checkOnly: true })
  return { stages, told: { problems, ok, notes, summary: { ...summary, parsed: 0 } } }
}

/** Whether the check took the short way. Compares it with a check without a cache. */
async function isShort(edit: () => void): Promise<boolean> {
  edit()
  // A file that was touched just before the scan may change again with the same stat: it is not trusted.
  await sleep(60)
  const { stages, told } = await check('warm')
  for (const name of ['store', 'files.bin', 'checked.bin', 'check.bin'])
    rmSync(join(folder.path, 'cold', name), { recursive: true, force: true })
  expect(told).toEqual((await check('cold')).told)
  return !stages.includes('plan')
}

const replace = (path: string, from: string, to: string) => () =>
  rewrite(root, path, (now) => {
    if (!now.includes(from)) throw new Error(`${path} has no ${from}`)
    return now.replace(from, to)
  })

/** Replaces what follows the heading. */
const say = (path: string, text: string) => () =>
  rewrite(root, path, (now) => now.replace(/(## Part\n\n)[\s\S]*$/, `$1${text}\n`))

const configure = (checks: object) => () =>
  writeFile(root, 'site.config.json', JSON.stringify({ ...config, checks }))

describe('a check is answered from the record of the last one', () => {
  it.each([
    ['when nothing changed', () => {}],
    ['after an edit of words', say('docs/a.md', 'Verbs of it.')],
    ['with a new problem', say('docs/a.md', 'The the word.')],
    ['with another first paragraph', replace('docs/a.md', 'First paragraph', 'Beginning')],
    ['with lines above a problem', replace('docs/a.md', '## Part', 'More.\n\n## Part')],
    ['with a problem of another severity here', say('docs/old/e.md', '- one\n\n* two')],
    ['with an excused problem', say('docs/a.md', 'The the <!-- check-ignore repeatedWord: a band -->')],
    ['with a comment without use', say('docs/a.md', '<!-- check-ignore missingAlt: x -->')],
    ['after a heading to which no link leads', replace('docs/b.md', '## Part', '## Small\n\n## Part')],
    [
      'after a heading and a first paragraph',
      replace('docs/b.md', 'First paragraph of b.\n\n## Small', 'Begin.\n\n### Less'),
    ],
    ['of two files', () => [say('docs/a.md', 'Owls.')(), replace('docs/b.md', 'Begin', 'Begin here')()]],
    ['when nothing changed since an edit', () => {}],
  ])('%s', async (_, edit) => {
    expect(await isShort(edit)).toBe(true)
  })

  it('after builds, which have a record of their own', async () => {
    await runBuild(places('warm'))
    say('docs/c.md', 'Emus.')()
    await sleep(60)
    await runBuild(places('warm'))
    expect(await isShort(say('docs/d.md', 'Newts.'))).toBe(true)
    const stages: string[] = []
    await runBuild({ ...places('warm'), onStage: (stage) => stages.push(stage) })
    expect(stages).toEqual(['scan', 'parse', 'render'])
  })
})

describe('a check looks at the whole site', () => {
  it.each([
    ['after a link', say('docs/a.md', '[x](./nope.md)')],
    [
      'where a problem that needs other files has a place',
      replace('docs/a.md', '## Part', 'More.\n\n## Part'),
    ],
    ['after a link to a heading', say('docs/d.md', '[part](./old/e.md#part)')],
    ['after the heading of a link', replace('docs/old/e.md', '## Part', '## Piece')],
    [
      'after a heading, while a link names one that is missing',
      replace('docs/b.md', '### Less', '## Even less'),
    ],
    ['after the missing heading', replace('docs/old/e.md', '## Piece', '## Part')],
    ['after a title', replace('docs/a.md', 'Page a', 'Page b')],
    ['after a file that another one includes', replace('docs/_note.md', 'note', 'remark')],
    ['after a file that another one shows as code', replace('docs/shown.md', 'region part', 'region piece')],
    ['after a page with code', replace('docs/notes.mdx', '1 + 1', '2 + 2')],
    ['after the original of a translation', say('docs/twin.md', 'A pair.')],
    ['after a translation', say(twin, 'Une paire.')],
    ['after a list of what was translated', () => writeFile(root, 'i18n/fr/.sources.json', '{}\n')],
    ['after a new page', () => writeFile(root, 'docs/f.md', page('a'))],
    ['after a removed page', () => rmSync(join(root, 'docs/f.md'))],
    ['after an image', replace('docs/pond.svg', '"9"', '"8"')],
    ['after a comment that excuses links', say('docs/b.md', '<!-- link-check-ignore: later -->')],
    ['with a list of published URLs', () => writeFile(root, 'troodon.urls.json', '{\n"/nope/": []\n}\n')],
    ['without this list', () => rmSync(join(root, 'troodon.urls.json'))],
    ['after other severities', configure({})],
    ['with a rule about its output', configure({ ...config.checks, missingName: 'warning' })],
    ['with such a rule, after words', say('docs/d.md', '<button></button>')],
    ['without this rule', configure(config.checks)],
  ])('%s', async (_, edit) => {
    expect(await isShort(edit)).toBe(false)
  })
})

/** What random edits write into pages. */
const pieces = [
  ...[
    'Plain words.',
    'The the word.',
    '[here](./b.md)',
    '[part](./c.md#part)',
    '[x](./c.md#nope)',
    '[y](/nope)',
  ],
  ...['![](./pond.svg)', '![A pond](./pond.svg)', '## Part', '#### Deep', '- one\n\n* two', '(a)[/b]'],
  ...['<!-- check-ignore repeatedWord: a name -->', '<!-- check-ignore missingAlt, brokenLink: later -->'],
  ...['<!-- link-check-ignore: later -->', '<!-- check-ignore duplicateTitle: on purpose -->', 'A [note].'],
  ...['![z](./gone.png)', '```js\nlet a\n```', ':::tip', '**Bold**', 'Ends  ', '<div>', '[^1]', '#NoSpace'],
]

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T

const edits: readonly ((random: Random, step: number) => void)[] = [
  ...Array.from({ length: 6 }, () => (random: Random) => {
    const path = pick(['docs/a.md', 'docs/b.md', 'docs/c.md', 'docs/d.md', 'docs/old/e.md'], random)
    rewrite(root, path, (text) => {
      const lines = text.split('\n')
      // Below the front matter.
      const at = 4 + Math.floor(random() * (lines.length - 4))
      const removes = random() < 0.4 && lines.length > 8
      lines.splice(at, removes ? 2 : 0, ...(removes ? [] : [pick(pieces, random), '']))
      return lines.join('\n')
    })
  }),
  (random) =>
    rewrite(root, `docs/${pick(['a', 'b'], random)}.md`, (text) => text.replace(/^title: .*/m, 'title: T')),
  (_, step) => writeFile(root, 'docs/new.md', `# New ${step % 3}\n`),
  () => rmSync(join(root, 'docs/new.md'), { force: true }),
  (_, step) =>
    writeFile(root, 'docs/_note.md', `A note ${step % 2 ? 'with with words' : '[x](./nope.md)'}.\n`),
  (random) =>
    writeFile(root, 'docs/shown.md', `# Shown\n\n<!-- #region ${pick(['part', 'x'], random)} -->\n`),
]

const seed = Number(process.env['TROODON_SEED'] ?? 20261129)
const steps = Number(process.env['TROODON_EDITS'] ?? rounds(10))

it(`equals a check without a cache after ${steps} random edits (TROODON_SEED=${seed})`, async () => {
  const random = randomFrom(seed)
  let short = 0
  for (let step = 0; step < steps; step++)
    if (
      await isShort(() => {
        for (let count = random() < 0.2 ? 2 : 1; count > 0; count--) pick(edits, random)(random, step)
      })
    )
      short++
  // Each edit of a short walk can need a whole check.
  expect(short).toBeGreaterThanOrEqual(Math.floor(steps / 10))
})
