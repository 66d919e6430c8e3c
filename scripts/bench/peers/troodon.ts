// Troodon, measured like the others.
import { engine } from '../troodon.ts'
import type { Peer } from './peer.ts'

export const troodon: Peer = {
  name: 'troodon',
  label: 'Troodon',
  version: 'here',
  packages: {},
  differs:
    'checks links and anchors, writes a search index, a page for each folder, JSON for navigation, and Markdown files for language models.',
  docs: 'docs',
  adapt: (text) => text,
  configure: ({ write }) =>
    write('site.config.json', JSON.stringify({ title: 'Generated', contentDir: '.', pages: false })),
  command: ['node', engine, 'build', '.'],
  outDir: 'dist',
  caches: ['.cache'],
}
