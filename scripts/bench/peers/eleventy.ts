// Eleventy with its highlighter and a layout in JavaScript, the fastest kind.
import { linkImages, linkUrls, type Peer, quoteNotes } from './peer.ts'

const config = `import highlight from '@11ty/eleventy-plugin-syntaxhighlight'
import anchor from 'markdown-it-anchor'
import { dirname } from 'node:path'

export default function (eleventy) {
  eleventy.addPlugin(highlight)
  eleventy.amendLibrary('md', (md) => md.use(anchor))
  eleventy.addPassthroughCopy('docs/**/*.svg')
  eleventy.addCollection('folders', (api) => {
    const folders = {}
    for (const page of api.getFilteredByGlob('docs/**/*.md')) (folders[dirname(page.inputPath)] ??= []).push(page)
    for (const pages of Object.values(folders)) pages.sort((a, b) => a.data.sidebar_position - b.data.sidebar_position)
    return folders
  })
  return { markdownTemplateEngine: false }
}
`

const layout = `import { dirname } from 'node:path'

export function render({ title, content, page, collections }) {
  const items = collections.folders[dirname(page.inputPath)]
    .map(({ url, data }) => \`<li><a href="\${url}"\${url === page.url ? ' aria-current="page"' : ''}>\${data.title}</a></li>\`)
    .join('')
  return \`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>\${title}</title></head>
<body><nav><ul>\${items}</ul></nav><main><h1>\${title}</h1>\${content}</main></body></html>\`
}
`

export const eleventy: Peer = {
  name: 'eleventy',
  label: 'Eleventy',
  version: '3.1.7',
  packages: {
    '@11ty/eleventy': '3.1.7',
    '@11ty/eleventy-plugin-syntaxhighlight': '5.0.2',
    'markdown-it-anchor': '9.2.0',
  },
  differs:
    'checks no links and has no search, theme (the layout only lists the folder) or scripts. It rebuilds everything every time.',
  docs: 'docs',
  adapt: (text) => linkImages(linkUrls(quoteNotes(text))),
  configure({ write }) {
    write('eleventy.config.mjs', config)
    write('_includes/layout.11ty.mjs', layout)
    write('docs/docs.json', '{ "layout": "layout.11ty.mjs" }\n')
  },
  command: ['node', '../node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
  outDir: '_site',
  caches: ['.cache'],
}
