// Starlight on Astro, configured like its starter.
import { linkUrls, type Peer } from './peer.ts'

const config = `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({
  integrations: [starlight({ title: 'Generated', sidebar: [{ label: 'Docs', autogenerate: { directory: 'docs', collapsed: true } }] })],
})
`

const collections = `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`

export const starlight: Peer = {
  name: 'starlight',
  label: 'Starlight',
  version: '0.37.0',
  packages: { '@astrojs/starlight': '0.37.0', astro: '5.16.0' },
  differs:
    'checks no links. It has search (Pagefind), and every page contains the sidebar of the whole site.',
  docs: 'src/content/docs/docs',
  adapt: (text) => linkUrls(text).replace(/^sidebar_position: (\d+)$/m, 'sidebar:\n  order: $1'),
  configure({ write }) {
    write('astro.config.mjs', config)
    write('src/content.config.ts', collections)
  },
  command: ['node', '../node_modules/astro/astro.js', 'build'],
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  outDir: 'dist',
  caches: ['.astro', 'node_modules'],
}
