// The pages about error codes: an index of all codes, and for each area a page with cause, fix and an example with
// what `troodon check` prints.
import { extname } from 'node:path'
import { readConfig } from '../../build/config/normalize/normalize.ts'
import { canBeLowered, type DiagnosticCode, defaultSeverities } from '../../build/model/rules.ts'
import type { ErrorCodeEntry, ErrorCodeGroup, Example } from './entry.ts'
import { files } from './files.ts'
import { frontMatter, structure } from './frontMatter.ts'
import { links } from './links.ts'
import { markdown } from './markdown.ts'
import { output } from './output.ts'
import { rules } from './rules.ts'
import { blog, code, configuration, environment } from './site.ts'
import { upkeep } from './upkeep.ts'

export const groups: readonly ErrorCodeGroup[] = [
  links,
  files,
  frontMatter,
  structure,
  markdown,
  rules,
  output,
  upkeep,
  blog,
  code,
  configuration,
  environment,
]

/** Those of a site without a configuration. */
const severities: Readonly<Record<DiagnosticCode, string>> = {
  ...defaultSeverities,
  ...configured(),
}

function configured() {
  const read = readConfig({}, { hasFolder: () => false })
  return read.ok ? read.config.checks : {}
}

const entriesOf = ({ codes }: ErrorCodeGroup) => Object.entries(codes) as [DiagnosticCode, ErrorCodeEntry][]

/** Examples by code. */
export const examples: ReadonlyMap<DiagnosticCode, Example> = new Map(
  groups.flatMap(entriesOf).flatMap(([name, { example }]) => (example ? [[name, example]] : [])),
)

/** The folder of the areas, and the path of the index. */
export const areasFolder = 'content/docs/error-codes'
const indexFile = `${areasFolder}.md`

/** Path to text: the index of all codes, and a page for each area. `printed` is what `check` prints for each example. */
export const errorCodePages = (printed: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([
    [indexFile, `${[head, ...groups.map(listed)].join('\n\n')}\n`],
    ...groups.map((group) => [`${areasFolder}/${group.slug}.md`, areaPage(group, printed)] as const),
  ])

const head = `---
title: Error codes
description: Every problem that Troodon reports, with its cause, its fix and an example.
---

Troodon reports a problem with its file, line and column, its severity, and a code such as \`brokenLink\`. This page lists all codes, and leads to the cause and the fix of each. If you have no code, start with [Troubleshooting](./troubleshooting.md).

- An **error** stops the build: Troodon writes nothing, and the last good site stays. \`pageFailed\` and \`pluginFailed\` are exceptions: Troodon writes the rest of the site, and the exit code is 1.
- A **warning** doesn't stop the build. With \`--strict\`, it counts as an error.
- An **info** is only a note.
- A **hint** is about quality. Only \`check\` reports it.
- A check that is **off** by default reports something when you give it a severity.

\`checks\` in the [configuration](./configuration.md#checks) changes the severity of a code. You can't lower the severity of errors that prevent a build: their sections say *always error*. This configuration treats posts without an excerpt as errors and ignores unknown languages of code blocks:

\`\`\`ts title="site.config.ts"
import { defineConfig } from 'troodon'

export default defineConfig({
  checks: { untruncatedPost: 'error', unknownCodeLanguage: 'off' },
})
\`\`\``

/** An area in the index. The ids of the rows are those of the codes. */
function listed(group: ErrorCodeGroup): string {
  const rows = entriesOf(group).map(([name, { cause }]) => {
    const id = name.toLowerCase()
    const link = `[\`${name}\`](./error-codes/${group.slug}.md#${id}){#${id}}`
    return `| ${link} | ${severities[name]} | ${firstSentence(cause)} |`
  })
  const table = ['| Code | Severity | Problem |', '| --- | --- | --- |', ...rows].join('\n')
  return [`## ${group.title}`, group.intro, table].join('\n\n')
}

const firstSentence = (text: string): string =>
  (/^.*?\.(?= [A-Z`]|$)/s.exec(text)?.[0] ?? text).replaceAll('|', '\\|')

/** The codes of one area, which is one folder below the index. */
function areaPage(group: ErrorCodeGroup, printed: ReadonlyMap<string, string>): string {
  const start = `---
title: ${group.title} · Error codes
sidebar_label: ${group.title}
description: "${group.title}: cause, fix and an example of each code."
---`
  const entries = entriesOf(group).map(([name, entry]) => about(name, entry, printed.get(name)))
  const note = `[Error codes](../error-codes.md) explains the severities. The output of each example is what \`npx troodon check\` prints in a site with these files.`
  return `${[start, below(group.intro), note, ...entries].join('\n\n')}\n`
}

/** Links of a text on the index, for a page of an area. */
const below = (text: string): string =>
  text.replaceAll('](./', '](../').replaceAll('](#', '](../error-codes.md#')

function about(name: DiagnosticCode, entry: ErrorCodeEntry, printed: string | undefined): string {
  const { cause, fix, option, example } = entry
  const severity = `Severity: ${canBeLowered(name) ? '' : 'always '}${severities[name]}${option ? `, set by \`${option}\`` : ''}.`
  return [
    `## \`${name}\``,
    severity,
    `**Cause.** ${below(cause)}`,
    `**Fix.** ${below(fix)}`,
    ...(example ? shownFiles(example) : []),
    ...(printed === undefined ? [] : [fence('text', printed, 'Output')]),
    ...(example?.correct
      ? ['Correct:', ...shownFiles({ files: example.correct, shown: Object.keys(example.correct) })]
      : []),
  ].join('\n\n')
}

function shownFiles({ files: all, shown = Object.keys(all).slice(0, 1) }: Example): readonly string[] {
  return shown.flatMap((path) => {
    const text = all[path] ?? ''
    return text === '' ? [] : [fence(languageOf(path), text.trimEnd(), path)]
  })
}

const languages: Readonly<Record<string, string>> = { mjs: 'js', yml: 'yaml', svg: 'xml', html: 'html' }

function languageOf(path: string): string {
  const ending = extname(path).slice(1)
  return ending === '' ? 'text' : (languages[ending] ?? ending)
}

/** Longer than any fence inside. */
function fence(language: string, text: string, title: string): string {
  const marks = text.includes('```') ? '````' : '```'
  return `${marks}${language} title="${title}"\n${text}\n${marks}`
}
