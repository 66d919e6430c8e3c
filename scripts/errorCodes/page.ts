// The page content/docs/error-codes.md: the table of codes, and for each its cause, its fix and an example with
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

/** `printed` is what `check` prints for each example. */
export const errorCodesPage = (printed: ReadonlyMap<string, string>): string =>
  `${[head, ...groups.map((group) => section(group, printed))].join('\n\n')}\n`

const head = `---
title: Error codes
description: Every problem that Troodon reports, with its cause, its fix and an example.
---

Troodon reports a problem with its file, line and column, its severity, and a code such as \`brokenLink\`. This page explains each code. The search of this site finds each code. If you don't have one, start with [Troubleshooting](./troubleshooting.md) if you have no code.

- An **error** stops the build: Troodon writes nothing, and the last good site stays. \`pageFailed\` and \`pluginFailed\` are exceptions: Troodon writes the rest of the site, and the exit code is 1.
- A **warning** doesn't stop the build. With \`--strict\`, it counts as an error.
- An **info** is only a note.
- A **hint** is about quality. Only \`check\` reports it.
- A check that is **off** by default reports something when you give it a severity.

\`checks\` in the [configuration](./configuration.md#checks) changes the severity of a code. You can't lower the severity of errors that prevent a build: it is *always error* below. This configuration treats posts without an excerpt as errors and ignores unknown languages of code blocks:

\`\`\`ts title="site.config.ts"
import { defineConfig } from 'troodon'

export default defineConfig({
  checks: { untruncatedPost: 'error', unknownCodeLanguage: 'off' },
})
\`\`\`

The output of each example is what \`npx troodon check\` prints in a site with these files.`

function section(group: ErrorCodeGroup, printed: ReadonlyMap<string, string>): string {
  const table = entriesOf(group).map(
    ([name]) => `| [\`${name}\`](#${name.toLowerCase()}) | ${severities[name]} |`,
  )
  return [
    `## ${group.title}`,
    group.intro,
    ['| Code | Severity |', '| --- | --- |', ...table].join('\n'),
    ...entriesOf(group).map(([name, entry]) => about(name, entry, printed.get(name))),
  ].join('\n\n')
}

function about(name: DiagnosticCode, entry: ErrorCodeEntry, printed: string | undefined): string {
  const { cause, fix, option, example } = entry
  const severity = `Severity: ${canBeLowered(name) ? '' : 'always '}${severities[name]}${option ? `, set by \`${option}\`` : ''}.`
  return [
    `### \`${name}\``,
    severity,
    `**Cause.** ${cause}`,
    `**Fix.** ${fix}`,
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
