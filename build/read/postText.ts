// Steps of reading a post besides parsing: its blog's own truncation marker, its words and its reading time.
import { countWords } from '../markdown/countWords.ts'
import { splitFile } from '../markdown/parsePage.ts'
import type { PageFacts } from '../model/page.ts'
import type { ParseJob } from '../reuse/parseJob.ts'
import type { SiteReader } from './unified/siteReader.ts'

type Facts = Pick<PageFacts, 'contentTitle' | 'words' | 'readingTime'>

/** The text with the ordinary marker instead of the blog's own. An ordinary one before it ends nothing. */
export function withMarker(text: string, { post, syntax }: ParseJob): string {
  if (!post?.marker) return text
  const at = text.search(post.marker)
  const end = at === -1 ? text.length : at
  const before = text.slice(0, end).replace(codeOrMarker, (part) => (isMarker.test(part) ? '' : part))
  const marker = syntax === 'md' ? '<!-- truncate -->' : '{/* truncate */}'
  return before + text.slice(end).replace(post.marker, marker)
}

const isMarker = /^(?:<!--|\{\/\*)\s*truncate\s*(?:-->|\*\/\})$/
/** Code can show a marker. */
const codeOrMarker = /`{3}.*?`{3}|~{3}.*?~{3}|`[^`\n]+`|<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/gs

/** The facts of a post with its number of words; those of other pages as they are. */
export function withWords<F extends Facts>(facts: F, text: string, { post }: ParseJob): F {
  const words = post ? countWords(counted(facts, text).content) : 0
  return words > 0 ? { ...facts, words } : facts
}

/** The facts with what the site's function says of the reading time, where it has one. */
export async function withReadingTime<F extends Facts>(
  facts: F,
  text: string,
  { post }: ParseJob,
  site: SiteReader,
): Promise<F> {
  if (!post?.isTimed) return facts
  return { ...facts, readingTime: await site.readingTime(counted(facts, text), post) }
}

/** The title of the content is not counted. */
function counted({ contentTitle }: Facts, text: string) {
  const { content, data } = splitFile(text)
  return {
    content: contentTitle === null ? content : content.replace(/^#\s.*$/m, ''),
    frontMatter: data,
  }
}
