// What the formats of reports allow, for what Troodon writes. In our own words and closed, so a member that no
// list has is an error. Read from these schemas:
// - SARIF 2.1.0, errata 01: https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json
// - Code Quality: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
// - JUnit: jenkins-junit.xsd (in junit-team/junit5) and junit-10.xsd (in pytest-dev/pytest). Only what both allow
//   is here.
import { XMLParser, XMLValidator } from 'fast-xml-parser'

const text = { type: 'string' }
const positive = { type: 'integer', minimum: 1 }
const closed = (properties: object, ...required: string[]) => ({
  ...{ type: 'object', additionalProperties: false, properties, required },
})
const listOf = (items: object, least = 0) => ({ type: 'array', items, minItems: least })

/** A reference by RFC 3986, without a host. */
const uri = { ...text, pattern: "^(?:[A-Za-z0-9\\-._~!$&'()*+,;=:@/]|%[0-9A-Fa-f]{2})+$" }
const message = closed({ text }, 'text')
const artifactLocation = closed({ uri, uriBaseId: text }, 'uri')
const region = closed(
  { startLine: positive, startColumn: positive, endLine: positive, endColumn: positive },
  'startLine',
)
const level = { enum: ['none', 'note', 'warning', 'error'] }
const replacement = closed(
  { deletedRegion: region, insertedContent: closed({ text }, 'text') },
  'deletedRegion',
)
const change = closed(
  { artifactLocation, replacements: listOf(replacement, 1) },
  ...['artifactLocation', 'replacements'],
)
const fix = closed({ description: message, artifactChanges: listOf(change, 1) }, 'artifactChanges')
const place = closed({ artifactLocation, region }, 'artifactLocation')
const result = closed(
  {
    ...{ ruleId: text, ruleIndex: { type: 'integer', minimum: -1 }, level, message },
    locations: listOf(closed({ physicalLocation: place })),
    partialFingerprints: { type: 'object', additionalProperties: text },
    fixes: listOf(fix),
  },
  'message',
)
const rule = closed({ id: text, defaultConfiguration: closed({ level }) }, 'id')
const rules = { ...listOf(rule), uniqueItems: true }
const driver = closed({ name: text, semanticVersion: text, rules }, 'name')
const run = closed(
  {
    tool: closed({ driver }, 'driver'),
    columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
    results: listOf(result),
  },
  'tool',
)
export const sarifSchema = closed(
  { $schema: text, version: { enum: ['2.1.0'] }, runs: listOf(run) },
  ...['version', 'runs'],
)

export const codeQualitySchema = listOf(
  closed(
    {
      ...{ description: { ...text, minLength: 1 }, check_name: text, fingerprint: { ...text, minLength: 1 } },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: closed(
        {
          path: { ...text, minLength: 1, pattern: '^(?!\\./|/)' },
          lines: closed({ begin: positive }, 'begin'),
        },
        ...['path', 'lines'],
      ),
    },
    ...['description', 'check_name', 'fingerprint', 'severity', 'location'],
  ),
)

/** Element → its attributes, those that must be there with `!`, and its children. Null: text. */
const junit: Readonly<Record<string, readonly [attributes: string, children: string | null]>> = {
  testsuites: ['name time tests failures errors', 'testsuite'],
  testsuite: ['name! tests! failures! errors! skipped time timestamp hostname id package', 'testcase'],
  testcase: ['name! time classname', 'failure skipped'],
  failure: ['type message', null],
  skipped: ['', null],
}

interface Node {
  readonly [member: string]: unknown
}

/** Every way in which a document differs from the schemas of JUnit. */
export function junitErrors(xml: string): readonly string[] {
  const valid = XMLValidator.validate(xml)
  if (valid !== true) return [valid.err.msg]
  if (/[^\P{Cc}\t\n\r\x80-\x9f]|[\ufffe\uffff]/u.test(xml)) return ['has a character that XML does not have']
  const parsed: readonly Node[] = new XMLParser({
    ...{ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '' },
  }).parse(xml)
  return errorsOf(
    parsed.filter((node) => !('?xml' in node)),
    'the document',
    'testsuites',
  )
}

function errorsOf(nodes: readonly Node[], parent: string, allowed: string | null): readonly string[] {
  return nodes.flatMap((node) => {
    const { ':@': given = {}, ...rest } = node
    const name = Object.keys(rest)[0] ?? ''
    if (name === '#text') return allowed === null ? [] : [`text in ${parent}`]
    const known = junit[name]
    if (!known || !allowed?.split(' ').includes(name)) return [`<${name}> in ${parent}`]
    const [attributes, children] = known
    const names = attributes.split(' ')
    const missing = names.filter((one) => one.endsWith('!') && !(one.slice(0, -1) in (given as Node)))
    const more = Object.keys(given as Node).filter(
      (one) => !names.includes(one) && !names.includes(`${one}!`),
    )
    return [
      ...missing.map((one) => `no ${one} in <${name}>`),
      ...more.map((one) => `${one} in <${name}>`),
      ...errorsOf(rest[name] as readonly Node[], `<${name}>`, children),
    ]
  })
}
