// The sections of a page that includes others, in the order of its headings.
import type { BodyRef, SectionText } from '../../model/page.ts'

/** `read` returns the sections of one file; undefined when it has none, such as a file of code. */
export function includedSections(
  { key, includes, places = [] }: BodyRef,
  read: (key: string) => readonly SectionText[] | undefined,
): SectionText[] {
  const own = read(key) ?? []
  return own.flatMap((section, index) => {
    const sections = [section]
    for (const [at, include] of includes.entries()) {
      if (include === null || places[at] !== index) continue
      const [first, ...others] = includedSections(include, read)
      if (first) sections.push(joined(sections.pop() as SectionText, first), ...others)
    }
    return sections
  })
}

const joined = (a: SectionText, b: SectionText): SectionText => [
  a[0] || b[0],
  [a[1], b[1]].filter(Boolean).join(' '),
]
