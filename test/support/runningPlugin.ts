// A plugin made for Docusaurus, as the build runs it.
import { join } from 'node:path'
import type { DocusaurusPlugin, RunningPlugin } from '../../build/docusaurus/plugins/docusaurusPlugin.ts'

/** `root` is the folder of its site. */
export const runningPlugin = (root: string, plugin: Partial<DocusaurusPlugin>): RunningPlugin => ({
  plugin: { name: 'one', ...plugin },
  module: './one.js',
  ...{ folder: root, id: 'default', options: {}, locale: 'en', place: 0, prefix: '', content: undefined },
  loaded: undefined,
  context: { siteDir: root, baseUrl: '/base/', outDir: join(root, 'dist') } as RunningPlugin['context'],
})
