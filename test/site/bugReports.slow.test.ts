// Reports against other documentation builders (test/bugReports/): the cases of a list are one site.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildResult } from '../../build/model/buildResult.ts'
import { type BugCase, type CaseSite, checkCase, filesOf, lineOf } from '../bugReports/bugCase.ts'
import { elsewhereCases, elsewhereFiles, frozenName } from '../bugReports/elsewhere.ts'
import { linkCases } from '../bugReports/links.ts'
import { listCases } from '../bugReports/lists.ts'
import { pondFiles } from '../bugReports/pond.ts'
import { textCases } from '../bugReports/text.ts'
import { openCaseSite } from '../support/caseSite.ts'
import { runCommand } from '../support/command.ts'
import { writeFile } from '../support/edits.ts'
import { runBuild, temporaryFolder } from '../support/engine.ts'

describe('links and names of files, headings, MDX and code, sidebars, blog and metadata', () =>
  testSite([...linkCases, ...textCases, ...listCases], async (root) => writeFiles(root, pondFiles)))

describe('sites below a path, with languages and versions', () =>
  testSite(elsewhereCases, async (root) => {
    writeFiles(root, elsewhereFiles)
    commitAll(join(root, '..'), '2025-01-02T12:00:00Z')
    commitAll(join(root, '..'), '2025-03-04T12:00:00Z')
    const { status, stderr } = await runCommand(['version', frozenName, root])
    expect(status, stderr).toBe(0)
  }))

/** Writes the files with `prepare`, builds them once, and checks each case. */
function testSite(cases: readonly BugCase[], prepare: (root: string) => Promise<void>): void {
  const folder = temporaryFolder()
  let result: BuildResult
  let site: CaseSite
  beforeAll(async () => {
    const root = join(folder.path, 'repository/site')
    const outDir = join(root, 'dist')
    await prepare(root)
    result = await runBuild({ root, outDir, cacheFolder: join(folder.path, 'cache') })
    site = openCaseSite(outDir)
  })
  afterAll(() => folder.remove())

  it.each(cases)('$name', (one) => checkCase(one, site, result.problems))

  it('reports nothing else', () => {
    const known = filesOf(cases)
    const others = result.problems.filter(({ file }) => file === null || !Object.hasOwn(known, file))
    expect(others.map(lineOf)).toEqual([])
  })
}

function writeFiles(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
}

/** The second commit of the same files is empty. */
function commitAll(folder: string, date: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@mail.example', ...args], {
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '--allow-empty', '-m', 'Change')
}
