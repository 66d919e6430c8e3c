// VitePress with its default theme.
import type { Peer } from './peer.ts'

export const vitepress: Peer = {
  name: 'vitepress',
  label: 'VitePress',
  version: '1.6.4',
  packages: { vitepress: '1.6.4' },
  differs:
    'checks links to pages but not to headings. Its search is off, and each sidebar lists one folder. It rebuilds everything every time.',
  docs: 'docs',
  adapt: (text) => text.replaceAll(/:::note\[(.*?)\]/g, '::: info $1'),
  configure({ write, folders }) {
    const sidebar = Object.fromEntries(
      [...folders].map(([folder, pages]) => [
        `/docs/${folder}/`,
        [
          {
            text: folder,
            items: pages.map(({ name, title }) => ({ text: title, link: `/docs/${folder}/${name}` })),
          },
        ],
      ]),
    )
    // The list of pages and the sidebars are separate files; otherwise every page contains them.
    const config = { title: 'Generated', cleanUrls: true, metaChunk: true, themeConfig: { sidebar } }
    write('.vitepress/config.mjs', `export default ${JSON.stringify(config)}\n`)
  },
  command: ['node', '../node_modules/vitepress/bin/vitepress.js', 'build', '.'],
  outDir: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/.temp'],
}
