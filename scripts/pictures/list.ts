// All pictures of the documentation and the showcase.
import type { Picture } from './picture.ts'

const example = (name: string, path: string, folder: string): Picture => ({
  name: `showcase/${name}`,
  site: `examples/${folder}`,
  path,
})

export const pictures: readonly Picture[] = [
  example('knots', 'loops/bowline/', 'plain-markdown'),
  example('sourdough', 'docs/start/', 'docs-and-blog'),
  example('clouds', '', 'versions-and-languages'),
  example('chess', 'docs/italian/', 'docusaurus-drop-in'),
  example('library', 'api/books/list-books/', 'api-reference'),
]
