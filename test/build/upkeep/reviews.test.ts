// Pages that are due for a review, by their front matter and git.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { schemaProblems } from '../../../build/read/frontMatterSchema.ts'
import { sourcePath } from '../../../build/shared/paths.ts'
import { reviewProblems, reviewsOf } from '../../../build/upkeep/reviews/reviews.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function commit(date: string): void {
  const names = ['-c', 'user.name=Ada', '-c', 'user.email=a@b.test']
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  execFileSync('git', ['-C', root, 'add', '.'])
  execFileSync('git', ['-C', root, ...names, 'commit', '-qm', 'x'], { env })
}

const site = (fields: Readonly<Record<string, unknown>>) =>
  ({
    project: { root },
    pages: new Map([
      [sourcePath('docs/a.md'), { ownFields: fields }],
      [sourcePath('docs/b.md'), {}],
    ]),
  }) as unknown as Parameters<ReturnType<typeof reviewProblems>>[0]

const messages = async (fields: object, today = '2026-11-28') =>
  (await reviewProblems(() => today)(site({ ...fields }))).map(({ code, message }) => `${code} ${message}`)

it.each([
  ['90 days', '2024-01-01', '2024-03-31'],
  [90, '2024-01-01', '2024-03-31'],
  ['2 weeks', '2024-02-20', '2024-03-05'],
  ['1 month', '2024-01-31', '2024-02-29'],
  ['6 months', '2024-08-31', '2025-02-28'],
  ['1 year', '2024-02-29', '2025-02-28'],
])('every %s after %s is %s', async (review_every, last_reviewed, due) => {
  const [review] = await reviewsOf(site({ review_every, last_reviewed }), due)
  expect(review).toMatchObject({ due, isDue: true, owner: null })
  const [before] = await reviewsOf(
    site({ review_every, last_reviewed: `${last_reviewed}T00:00:00.000Z` }),
    '2024-01-01',
  )
  expect(before).toMatchObject({ due, isDue: false })
})

it('reports fields that it does not understand', async () => {
  expect(await messages({ owner: 'ada' })).toEqual([])
  expect(await messages({ review_every: 'often', last_reviewed: 'May', covers: ['src/a.ts'] })).toEqual([
    'reviewField last_reviewed must be a day such as 2026-11-28.',
    'reviewField review_every must be a period such as 90 days, 6 months or 1 year.',
    'reviewField covers names src/a.ts, which does not exist.',
  ])
})

it('asks git for the last review and for covered files', async () => {
  execFileSync('git', ['-C', root, 'init', '-q'])
  write('docs/a.md', '# A\n')
  write('src/a.ts', '1')
  commit('2026-01-01T12:00:00Z')
  const fields = { review_every: '1 month', covers: ['src/a.ts', 'lib/**'], owner: 'ada' }
  expect(await messages(fields, '2026-01-31')).toEqual([])
  write('src/a.ts', '2')
  write('lib/b/c.ts', '2')
  commit('2026-01-20T12:00:00Z')
  const [due, covered, pattern] = await messages(fields, '2026-02-01')
  expect(due).toBe('reviewDue The page is due for a review since 2026-02-01. The last one was on 2026-01-01.')
  expect(covered).toBe('coveredChange src/a.ts has changed since 2026-01-01, in 1 commit.')
  expect(pattern).toBe('coveredChange lib/** has changed since 2026-01-01, in 1 commit.')
  expect(await messages({ ...fields, last_reviewed: '2026-01-20' }, '2026-02-01')).toEqual([])
})

it('checks front matter with a schema of any library', async () => {
  const validate = (value: unknown) => {
    const { owner } = value as { owner?: unknown }
    if (owner === 'throw') throw new Error('No.')
    return typeof owner === 'string'
      ? {}
      : { issues: [{ message: 'Expected a name.', path: [{ key: 'owner' }, 0] }, { message: 'Not good' }] }
  }
  const pages = new Map(
    [{ owner: 'ada' }, {}, { owner: 'throw' }].map((ownFields, at) => [
      sourcePath(`docs/${at}.md`),
      { frontMatter: {}, ownFields },
    ]),
  )
  pages.set(sourcePath('docs/_part.md'), { frontMatter: {}, ownFields: {} })
  const found = await schemaProblems({ '~standard': { validate } }, pages)
  expect(found.map(({ file, message, find = [] }) => [file, message, find.length])).toEqual([
    ['docs/1.md', 'The front matter field owner.0 does not fit the schema: Expected a name.', 1],
    ['docs/1.md', 'The front matter does not fit the schema: Not good.', 0],
    ['docs/2.md', 'The schema of the front matter failed: No.', 0],
  ])
})
