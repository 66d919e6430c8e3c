// Problems as JUnit's XML, which most CI services show as tests: one suite per file, one test per problem.
import { formatLocation, type Problem } from '../model/diagnostics.ts'
import { escapeHtml } from '../shared/escape.ts'
import { type Checkout, repositoryPath } from './repositoryPath.ts'

/** Errors and warnings are tests that fail, notes and hints are skipped ones. Without any, one passes. */
export function junitReport(problems: readonly Problem[], checkout: Checkout): string {
  const suites = new Map<string, Problem[]>()
  for (const problem of problems) {
    const name = problem.file === null ? '(site)' : repositoryPath(problem.file, checkout)
    const suite = suites.get(name)
    if (suite) suite.push(problem)
    else suites.set(name, [problem])
  }
  const lines =
    problems.length === 0
      ? [
          ...suiteTag('(site)', [], 1),
          '    <testcase classname="(site)" name="troodon check"/>',
          '  </testsuite>',
        ]
      : [...suites].flatMap(([name, own]) => suiteOf(name, own))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="troodon" ${counts(problems, Math.max(1, problems.length))}>`,
    ...lines,
    '</testsuites>',
  ].join('\n')
}

const isFailure = ({ severity }: Problem): boolean => severity === 'error' || severity === 'warning'

const counts = (problems: readonly Problem[], tests: number): string =>
  `tests="${tests}" failures="${problems.filter(isFailure).length}"`

const suiteTag = (name: string, problems: readonly Problem[], tests: number): readonly string[] => [
  `  <testsuite name="${attribute(name)}" ${counts(problems, tests)} errors="0" skipped="${problems.filter((one) => !isFailure(one)).length}">`,
]

const suiteOf = (name: string, problems: readonly Problem[]): readonly string[] => [
  ...suiteTag(name, problems, problems.length),
  ...problems.flatMap((problem) => testOf(name, problem)),
  '  </testsuite>',
]

function testOf(suite: string, problem: Problem): readonly string[] {
  const { code, severity, line, column, message, hint } = problem
  const place = line === 0 ? '' : ` ${line}:${column}`
  const text = [formatLocation(problem), message, hint].filter((part) => part !== null).join('\n')
  const tag = isFailure(problem) ? 'failure' : 'skipped'
  // The schema of Jenkins has no attributes for skipped tests.
  const attributes = tag === 'failure' ? ` message="${attribute(message)}" type="${severity}"` : ''
  return [
    `    <testcase classname="${attribute(suite)}" name="${attribute(`${code}${place}`)}">`,
    `      <${tag}${attributes}>${escaped(text)}</${tag}>`,
    '    </testcase>',
  ]
}

const attribute = (text: string): string => escaped(text).replaceAll('\n', '&#10;')

/** XML has no control characters, even as references. */
const escaped = (text: string): string =>
  escapeHtml(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd'))
