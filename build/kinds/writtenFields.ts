// The front matter of a page as functions and plugins that were made for Docusaurus receive it.
import type { Page } from '../model/page.ts'
import type { Config } from '../model/project.ts'

/** As written in the file, which `read` reads; if the site parses front matter itself, what it found. */
export function writtenFields(
  { facts: { frontMatter, ownFields } }: Page,
  { markdownExtensions }: Partial<Pick<Config, 'markdownExtensions'>>,
  read: () => Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return markdownExtensions?.parseFrontMatter ? { ...frontMatter, ...ownFields } : read()
}
