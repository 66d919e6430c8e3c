// What authors write beside plain Markdown: lists of backlinks, links to ids.
import { writeFile } from '../edits.ts'
import { toggle, type WalkEdits } from './helpers.ts'

export const authoringEdits: WalkEdits = {
  'a page lists the pages that link to it': (root) =>
    toggle(root, {
      'docs/linked.md': '# Linked\n\n[Here](#here)\n\n## Here {#here}\n\n<Backlinks title="See also" />\n',
    }),
  'a link to the page with the list comes or goes': (root, step) => {
    writeFile(
      root,
      'docs/linking.md',
      `# Linking ${step % 3}\n\n${step % 2 ? '[One](./linked.md)' : 'None'} ${step}\n`,
    )
    toggle(root, { 'pages/linking.md': '# From a page\n\n[One](/docs/linked/)\n' })
  },
  'a heading with an id moves to another document': (root, step) => {
    const heading = '\n## Moving {#moving}\n'
    writeFile(root, 'docs/to-id.md', '# To an id\n\n[Moving](ref:moving)\n')
    for (const at of [0, 1])
      writeFile(root, `docs/id-${at}.md`, `# Id ${at}\n${step % 2 === at ? heading : ''}`)
  },
  'a part of a page is for other readers': (root, step) => {
    const part = `<Visibility for="${step % 2 ? 'agents' : 'humans'}">\n\n## Part\n\nFor some ${step % 3}.\n\n</Visibility>\n`
    writeFile(root, 'docs/_for-some.mdx', part)
    writeFile(root, 'docs/for-some.md', `# For some\n\n${step % 4 < 2 ? part : 'For all.\n'}`)
    writeFile(root, 'docs/for-more.mdx', 'import Part from "./_for-some.mdx"\n\n# For more\n\n<Part />\n')
  },
}
