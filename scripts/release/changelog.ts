// CHANGELOG.md as releases change it: the section "Unreleased" becomes the one of a version.

/** A line that begins a section: `## Unreleased`, `## 0.2.0 - 2026-12-01`. */
const heading = /^## (.+)$/gm

export interface Section {
  readonly title: string
  /** Without blank lines around it. */
  readonly text: string
}

export function sectionsOf(changelog: string): readonly Section[] {
  const starts = [...changelog.matchAll(heading)]
  return starts.map(({ 0: line, 1: title = '', index }, at) => ({
    title: title.trim(),
    text: changelog.slice(index + line.length, starts[at + 1]?.index).trim(),
  }))
}

/** The version of a section, without its date: `0.2.0 - 2026-12-01` → `0.2.0`. */
export const versionOf = ({ title }: Section): string => title.split(' ')[0] ?? ''

/** `date` is like `2026-12-01`. Throws if nothing is unreleased. */
export function releaseChangelog(changelog: string, version: string, date: string): string {
  const unreleased = sectionsOf(changelog).find(({ title }) => title === 'Unreleased')
  if (!unreleased)
    throw new Error(
      'CHANGELOG.md has no section "## Unreleased". Add it, with the changes since the last release.',
    )
  if (unreleased.text === '')
    throw new Error(
      'The section "Unreleased" of CHANGELOG.md is empty. Write what this release changes for users.',
    )
  return changelog.replace(/^## Unreleased[ \t]*$/m, `## Unreleased\n\n## ${version} - ${date}`)
}
