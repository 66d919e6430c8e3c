// What authors write beside plain Markdown: lists of backlinks, links to ids, terms, covers, sizes.
import { writeFile } from '../edits.ts'
import { configure, configured, remove, toggle, type WalkEdits } from './helpers.ts'

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
  'the glossary, its translation, and texts that name a term': (root, step) => {
    writeFile(
      root,
      'docs/terms.md',
      `# Terms\n\nA ${step % 3 ? 'nest' : 'hutch'} and an egg, an egg ${step % 2}.\n`,
    )
    if (step % 5 === 0) toggle(root, { 'i18n/fr/glossary.yml': 'nest: Un nid.\n' })
    else if (step % 5 === 1) remove(root, 'glossary.yml')
    else
      writeFile(
        root,
        'glossary.yml',
        `nest:\n  definition: A *home* ${step % 4}.\n  aliases: [hutch]\n${step % 2 ? 'egg: What a hen lays.\n' : ''}`,
      )
  },
  'a cover of a post': (root, step) =>
    writeFile(
      root,
      'blog/2026-03-02-cover.md',
      `---\ntitle: Covered\n${step % 3 ? `cover: ../docs/img/shade.png\ncover_alt: Shade ${step % 2}\n` : ''}---\n\nText.\n\n<!-- truncate -->\n\nMore.\n`,
    ),
  'badges, an emoji and hidden items in the sidebar': (root, step) => {
    const fields = [
      `sidebar_badge: New ${step}`,
      `sidebar_badge: { text: Beta, tone: ${step % 2 ? 'warning' : 'info'} }`,
      'sidebar_icon: "🥚"',
      'sidebar_hidden: true',
      'sidebar_position: 2',
    ]
    writeFile(root, 'docs/folder-0/marked.md', `---\n${fields[step % 5]}\n---\n\n# Marked\n`)
  },
  'an image with a size of its own': (root, step) =>
    writeFile(
      root,
      'docs/sized.md',
      `# Sized\n\nText.\n\n![shade](./img/shade.png)${['', '{width=3}', '{width=4 .a}', '{loading=eager}'][step % 4]}\n`,
    ),
  'comments below documents': (root, step) =>
    configure(root, 'themeConfig', {
      ...(configured(root, 'themeConfig') as object),
      comments:
        step % 2
          ? { repo: 'hens/nests', repoId: 'R_1', category: 'All', categoryId: 'C_1', docs: true }
          : undefined,
    }),
}
