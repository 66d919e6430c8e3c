// A file whose front matter the site reads itself: the same text with the result as YAML, on as many lines.
import { splitFile } from '../../markdown/parsePage.ts'
import type { FrontMatterParser } from '../../model/config/markdownExtensions.ts'

export async function withFrontMatter(
  text: string,
  filePath: string,
  parse: FrontMatterParser,
): Promise<string> {
  const { frontMatter, content } = await parse({
    filePath,
    fileContent: text,
    defaultParseFrontMatter: async ({ fileContent }) => {
      const file = splitFile(fileContent)
      return { frontMatter: { ...file.data }, content: file.content }
    },
  })
  const before = splitFile(text)
  const isSame = content === before.content && JSON.stringify(frontMatter) === JSON.stringify(before.data)
  if (isSame) return text
  // JSON is YAML. Empty lines keep the places of the content.
  const lines = Math.max(0, text.split('\n').length - content.split('\n').length - 3)
  return `---\n${JSON.stringify(frontMatter)}\n${'\n'.repeat(lines)}---\n${content}`
}
