// `troodon test`: samples of pages, in a folder of a new user.
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findSamples } from '../../../build/samples/findSamples.ts'
import { missingLine, outputDifference } from '../../../build/samples/matchOutput.ts'
import type { Tested } from '../../../build/samples/testSamples.ts'
import { runCli } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { temporaryFolder } from '../../support/engine.ts'

const { path: root, remove } = temporaryFolder()
afterAll(remove)

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const block = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n\n`

beforeAll(() => {
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(resolve('node_modules/typescript'), join(root, 'node_modules/typescript'), 'dir')
  symlinkSync(resolve('node_modules/@typescript'), join(root, 'node_modules/@typescript'), 'dir')
})

const test = async (...words: string[]): Promise<Tested & { readonly status: number | null }> => {
  const { stdout, status, stderr } = await runCommand(['test', ...words, '--json'], {}, root)
  expect(stdout, stderr).not.toBe('')
  return { ...(JSON.parse(stdout) as Tested), status }
}

it('reports an output that no tested block prints', () => {
  const kinds = (text: string) => findSamples(text).map(({ kind, line }) => `${kind} ${line}`)
  expect(kinds(`${block('bash', 'ls')}${block('text output', 'a')}`)).toEqual(['stray 6'])
  const twice = block('bash test', 'ls') + block('output', 'a') + block('output', 'b')
  expect(kinds(twice)).toEqual(['run 2', 'stray 10'])
  // A language of that name, on a page without tests.
  expect(kinds(block('output', 'a'))).toEqual([])
})

it('runs the blocks of a page in one folder, compares outputs, and remembers what succeeded', async () => {
  write(
    'docs/good.md',
    `# Good\n\n${block('json title="eggs.json" test', '{ "eggs": 2 }')}${block('bash test', 'cat eggs.json\npwd')}` +
      block('output', '{ "eggs": 2 }\n…/troodon-sample-…') +
      block(
        'js test',
        "import { readFileSync } from 'node:fs'\nconsole.log(JSON.parse(readFileSync('eggs.json', 'utf8')).eggs)",
      ) +
      block('text output', '2') +
      block('ts test', 'const one: number = 1\nconsole.log(one)') +
      block('bash test exit=3', 'exit 3') +
      block('bash', 'exit 1'),
  )
  expect(await test()).toEqual({
    status: 0,
    ok: true,
    problems: [],
    failures: [],
    samples: 5,
    pages: 1,
    known: 0,
    isOffline: expect.any(Boolean),
  })
  expect(await test()).toMatchObject({ status: 0, known: 1 })
  expect(await test('--no-cache')).toMatchObject({ status: 0, known: 0 })
})

it('keeps the folder and the variables of a block for the next one, as a terminal does', async () => {
  write(
    'docs/terminal.md',
    block('bash test', "mkdir -p 'a b' && cd 'a b'\nexport SONG='two\nlines'\ngit init -q") +
      block('text title="hen.txt" test', 'hen') +
      block('sh test', 'cat hen.txt; echo "$SONG"; cd ..; export SONG=one') +
      block('output', 'hen\ntwo\nlines') +
      block('js test', "console.log(process.env.SONG, process.cwd().split('/').at(-1).slice(0, 15))") +
      block('output', 'one troodon-sample-') +
      block('ts test untyped', 'const one: string = 1\nconsole.log(one)') +
      block(
        'bash test exit=4',
        "cd 'a b'; git add hen.txt; git commit -qm Hen; git log --format=%an; exit 4",
      ) +
      block('output part', 'Reader'),
  )
  const { failures } = await test('docs/terminal.md')
  rmSync(join(root, 'docs/terminal.md'))
  expect(failures).toEqual([])
})

it('runs as a process of its own', async () => {
  const { status, stderr } = await runCli(['test'], {}, root)
  expect([status, stderr]).toEqual([0, '5 samples on 1 page, 0 failures. 1 page not run again.\n'])
})

it('says what failed, with its line', async () => {
  write('docs/exit.md', `# A\n\n${block('bash test', 'echo one\nfalse')}${block('bash test', 'echo later')}`)
  write('docs/output.md', `# A\n\n${block('sh test', 'echo one; echo two')}${block('output', 'one\nthree')}`)
  write('docs/late.md', `# A\n\n${block('bash test timeout=1', 'sleep 20 & wait')}`)
  write('docs/types.md', `# A\n\n${block('ts test', 'const a = 1\nconst b: string = a\nconsole.log(b)')}`)
  write('docs/data.md', `# A\n\n${block('yaml test', 'a: [1')}`)
  write('eggs.schema.json', '{ "type": "object", "required": ["eggs"] }')
  write('docs/schema.md', `# A\n\n${block('json schema=eggs.schema.json', '{ "hens": 1 }')}`)
  const { failures, status } = await test()
  expect(status).toBe(1)
  const messages = Object.fromEntries(failures.map(({ file, line, message }) => [file, `${line} ${message}`]))
  expect(messages).toMatchObject({
    'docs/exit.md': '4 The exit code is 1 instead of 0.\n    one',
    'docs/late.md': '4 It did not end after 1 seconds.',
    'docs/output.md': '9 The output differs. Expected: three. Printed: two.',
    'docs/schema.md': "4 It does not fit eggs.schema.json:  must have required property 'eggs'.",
    'docs/types.md': "5 TS2322: Type 'number' is not assignable to type 'string'.",
  })
  expect(messages['docs/data.md']).toMatch(/^4 This YAML cannot be read: /)
  expect((await test('docs/good.md')).status).toBe(0)
  const { stderr, status: wrong } = await runCommand(['test', 'docs/nowhere.md'], {}, root)
  expect([wrong, stderr]).toEqual([
    2,
    expect.stringContaining('No Markdown file of the site has the name docs/nowhere.md.'),
  ])
})

it('says in words why a schema or a folder cannot be used', async () => {
  mkdirSync(join(root, 'schemas.json'))
  write('docs/missing.md', `# A\n\n${block('json schema=none.json', '{}')}`)
  write('docs/folder.md', `# A\n\n${block('json schema=schemas.json', '{}')}`)
  write('docs/gone.md', `# A\n\n${block('bash test', 'rm -rf "$PWD"')}${block('bash test', 'echo a')}`)
  const { problems } = (await test('docs/missing.md', 'docs/folder.md', 'docs/gone.md')) as unknown as {
    readonly problems: readonly { readonly message: string; readonly hint: string | null }[]
  }
  for (const name of ['missing', 'folder', 'gone']) rmSync(join(root, `docs/${name}.md`))
  expect(problems.map(({ message, hint }) => `${message} ${hint ?? ''}`)).toEqual([
    expect.stringContaining('The schema schemas.json cannot be used: it is a folder.'),
    expect.stringContaining('An earlier block has removed the folder'),
    expect.stringContaining('The schema none.json cannot be used: there is no such file.'),
  ])
})

it('gives programs no network unless it is asked for', async () => {
  const connect =
    "import { connect } from 'node:net'\nconnect(9, '192.0.2.1').on('error', ({ code }) => console.log(code))"
  write('docs/network.md', `# A\n\n${block('js test', connect)}${block('output', 'ENETUNREACH')}`)
  const { isOffline, failures } = await test('docs/network.md')
  expect(failures).toEqual(isOffline ? [] : [expect.anything()])
})

it('finds fences in lists and quotes, and none inside other fences', () => {
  const text = `1. One\n\n   ${block('bash test', 'a\n     b').replaceAll('\n', '\n   ')}\n~~~~md\n~~~\n${block('bash test', 'c')}~~~~\n> ${block('sh test', 'd').trim().replaceAll('\n', '\n> ')}\n`
  expect(findSamples(text).map(({ text: one, line }) => [one, line])).toEqual([
    ['a\n     b\n', 4],
    ['d\n', 17],
  ])
})

it('compares outputs with wildcards', () => {
  expect(outputDifference('a\n...\nd\n', 'a\nb\nc\nd\n')).toBeNull()
  expect(outputDifference('...', '')).toBeNull()
  expect(outputDifference('took … ms', 'took 12 ms  \n\n')).toBeNull()
  expect(outputDifference('a\n...\ne', 'a\nb')).toEqual({ line: 2, expected: 'e', printed: 'b' })
  expect(outputDifference('a', 'a\nb')).toEqual({ line: 0, expected: '', printed: 'b' })
  expect(missingLine('b\n  took … ms', 'a\nb\nc\ntook 1 ms')).toBeNull()
  expect(missingLine('d\nb', 'a\nb\nd')).toEqual({ line: 1, expected: 'b', printed: '' })
})

it('reports failures like problems of a check: excuses, severities, formats and a baseline', async () => {
  const excuse = '<!-- check-ignore failedSample: it shows a failure -->\n'
  write(
    'docs/excused.md',
    `# A\n\n${excuse}${block('bash test', 'exit 1')}${excuse}${block('bash test', 'exit 2')}`,
  )
  write('docs/idle.md', `# A\n\n${excuse}${block('bash test', 'true')}`)
  write('docs/old.md', `# A\n\n${block('bash test', 'echo old; exit 1')}`)
  const run = async (...words: string[]) => {
    const { stdout, status, stderr } = await runCommand(
      ['test', 'docs/excused.md', 'docs/idle.md', 'docs/old.md', ...words],
      {},
      root,
    )
    return { stdout, status, stderr }
  }
  const { problems } = JSON.parse((await run('--json')).stdout) as { problems: object[] }
  expect(problems).toMatchObject([
    { code: 'unusedEscape', file: 'docs/idle.md', line: 3, severity: 'warning' },
    { code: 'failedSample', file: 'docs/old.md', line: 4, hint: 'old', severity: 'error' },
  ])
  expect(JSON.parse((await run('--format', 'sarif')).stdout).runs[0].results).toHaveLength(2)
  write('troodon.baseline.json', '{ "docs/a.md": { "brokenLink": ["a"] } }')
  expect(await run('--update-baseline')).toMatchObject({ status: 0 })
  const baseline = JSON.parse(readFileSync(join(root, 'troodon.baseline.json'), 'utf8'))
  expect(baseline['docs/a.md']).toEqual({ brokenLink: ['a'] })
  expect(baseline['docs/old.md']).toEqual({ failedSample: ['The exit code is 1 instead of 0.'] })
  expect((await run()).stderr).toContain('1 old problem of troodon.baseline.json is not shown.')
  rmSync(join(root, 'troodon.baseline.json'))
})
