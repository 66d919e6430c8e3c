// `--format`: what programs get on standard output, also when the configuration is wrong.
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatOf } from '../../../build/commands/commandLine/outputFormat.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

it.each([
  [['build'], 'text'],
  [['build', '--json'], 'json'],
  [['build', '--format', 'sarif'], 'sarif'],
  [['build', '--format=github'], 'github'],
  [['build', '--json', '--format', 'text'], 'text'],
  [['build', '--format', 'xml'], 'text'],
  [['build', '--', '--json'], 'text'],
])('%j has the format %s', (words, format) => {
  expect(formatOf(words)).toBe(format)
})

const broken = '# A\n\n[x](/nothing)\n'
const noGitHub = { GITHUB_ACTIONS: '', GITHUB_WORKSPACE: '' }

describe('a broken link', () => {
  it('is a result in SARIF', async () => {
    writeFile(root, 'docs/a.md', broken)
    const { status, stdout, stderr } = await runCommand(['check', root, '--format', 'sarif'], noGitHub)
    expect([status, stderr]).toEqual([1, ''])
    expect(JSON.parse(stdout)).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          results: [
            {
              ruleId: 'brokenLink',
              level: 'error',
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'docs/a.md' },
                    region: { startLine: 3, startColumn: 5 },
                  },
                },
              ],
            },
          ],
        },
      ],
    })
  })

  it('is an annotation with --format github, and in GitHub Actions', async () => {
    writeFile(root, 'docs/a.md', broken)
    const line = 'docs/a.md,line=3,col=5,title=brokenLink::/nothing does not lead to any page.\n'
    const asked = await runCommand(['build', root, '--format', 'github'], noGitHub)
    expect(asked).toEqual({
      status: 1,
      signal: null,
      stdout: expect.stringMatching(/^::error file=docs/),
      stderr: '',
    })
    const inActions = { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: dirname(root) }
    const run = await runCommand(['build', root], inActions)
    expect(run.stdout).toBe(`::error file=site/${line}`)
    expect(run.stderr).toContain('docs/a.md:3:5  error  brokenLink  /nothing does not lead to any page.')
    expect((await runCommand(['build', root], noGitHub)).stdout).toBe('')
    // Data stays data.
    expect(JSON.parse((await runCommand(['build', root, '--json'], inActions)).stdout)).toMatchObject({
      ok: false,
    })
  })
})

describe('a mistake', () => {
  it('in the configuration is a problem with its place, and exit code 2', async () => {
    const file = "export default {\n  search: { provider: 'algolia', apiKey: 'k', indexName: 'i' },\n}\n"
    writeFile(root, 'site.config.mjs', file)
    const message = 'search.appId is required and must be a string.'
    const { status, stdout, stderr } = await runCommand(['check', root, '--json'], noGitHub)
    expect(status).toBe(2)
    expect(stderr.split('\n')[0]).toBe(`site.config.mjs:2:3  error  configuration  ${message}`)
    expect(JSON.parse(stdout)).toEqual({
      ok: false,
      problems: [
        {
          code: 'configuration',
          severity: 'error',
          file: 'site.config.mjs',
          line: 2,
          column: 3,
          message,
          hint: null,
        },
      ],
    })
    expect(await runCommand(['build', root, '--format', 'github'], noGitHub)).toMatchObject({
      status: 2,
      stdout: `::error file=site.config.mjs,line=2,col=3,title=configuration::${message}\n`,
    })
  })

  it('in a configuration that cannot be read is one too', async () => {
    writeFile(root, 'site.config.json', '{ broken')
    const { status, stdout } = await runCommand(['build', root, '--json'], noGitHub)
    expect(status).toBe(2)
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      problems: [{ code: 'configuration', file: 'site.config.json', line: 1, column: 3 }],
    })
  })

  it('on the command line is a problem without a file', async () => {
    const { status, stdout } = await runCommand(['build', root, '--jsn', '--json'], noGitHub)
    expect(status).toBe(2)
    expect(JSON.parse(stdout)).toEqual({
      ok: false,
      problems: [
        {
          code: 'usage',
          severity: 'error',
          file: null,
          line: 0,
          column: 0,
          message: '"build" has no option --jsn. Did you mean --json?',
          hint: null,
        },
      ],
    })
    expect((await runCommand(['build', '--format', 'xml'])).stderr).toBe(
      'error  --format needs one of text, json, sarif, github, gitlab, junit, not xml.\n',
    )
  })
})
