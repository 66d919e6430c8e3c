// The headings of a Markdown file, read in the same way as its page.
import type { HeadingPlace } from '../markdown/headingPlaces.ts'
import { isUnified } from '../model/markdownVariant.ts'
import { fillFile } from '../read/fillFile.ts'
import type { Parsing } from '../read/parseFile.ts'
import { withMarker } from '../read/postText.ts'
import type { ParseJob } from '../reuse/parseJob.ts'

export async function headingsOf(
  written: string,
  job: ParseJob,
  { parser, site, variant }: Pick<Parsing, 'parser' | 'site' | 'variant'>,
): Promise<readonly HeadingPlace[]> {
  const { text } = fillFile(written, job)
  const prepared = withMarker(site ? await site.prepare(text, job.source) : text, job)
  if (!site || !isUnified(variant, prepared)) return parser().headings(prepared, job.syntax)
  return parser().headings(prepared, (await site.tree(prepared, job, variant)).unified)
}
