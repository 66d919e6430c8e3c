// The plugin of monaco-editor-webpack-plugin, with packages that have the form of the real ones: the editor
// starts a script for each language, and languages import the editor.
import { expect, it } from 'vitest'
import { waitForText } from '../support/controls.ts'
import { filesInBrowser } from '../support/siteInBrowser.ts'

const editor = 'node_modules/monaco-editor'
const worker = (name: string) => `self.postMessage(${JSON.stringify(`from the worker of ${name}`)})\n`

const own = filesInBrowser({
  'package.json': '{}',
  'docusaurus.config.js': `
class MonacoEditorWebpackPlugin {
  constructor(options) { this.options = options }
  apply() { throw new Error('needs webpack') }
}
const languages = [
  { label: 'typescript', entry: 'vs/language/ts/contribution', worker: { id: 'ts', entry: 'vs/language/ts/ts.worker' } },
  { label: 'oats', entry: 'monaco-oats', worker: { id: 'oats', entry: 'monaco-oats/oats.worker' } },
]
const features = [{ label: 'find', entry: ['vs/find'] }]
module.exports = {
  title: 'Feeders', url: 'https://site.example', baseUrl: '/', trailingSlash: true,
  presets: [['classic', { docs: false, blog: false }]],
  plugins: [() => ({
    name: 'editor',
    configureWebpack: () => ({ plugins: [new MonacoEditorWebpackPlugin({ languages, features, globalAPI: true })] }),
  })],
}
`,
  [`${editor}/package.json`]:
    '{ "name": "monaco-editor", "version": "0.52.2", "module": "./esm/vs/editor/editor.main.js" }',
  [`${editor}/esm/vs/editor/editor.main.js`]: "export * from './editor.api.js'\n",
  [`${editor}/esm/vs/editor/editor.api.js`]:
    'export const parts = []\nexport class Emitter {}\nexport const start = (label) => new Worker(self.MonacoEnvironment.getWorkerUrl("", label))\n',
  [`${editor}/esm/vs/editor/editor.worker.js`]: worker('the editor'),
  [`${editor}/esm/vs/find.js`]: "import { parts } from './editor/editor.api.js'\nparts.push('find')\n",
  [`${editor}/esm/vs/language/ts/contribution.js`]:
    "import * as api from '../../editor/editor.api.js'\nnew api.Emitter()\napi.parts.push('typescript')\n",
  [`${editor}/esm/vs/language/ts/ts.worker.js`]: worker('TypeScript'),
  'node_modules/monaco-oats/package.json':
    '{ "name": "monaco-oats", "version": "1.0.0", "module": "./index.js" }',
  'node_modules/monaco-oats/index.js': "import { parts } from 'monaco-editor'\nparts.push('oats')\n",
  'node_modules/monaco-oats/oats.worker.js': worker('oats'),
  'src/pages/index.jsx': `
import { useEffect, useState } from 'react'
export default function Home() {
  const [shown, setShown] = useState('none')
  useEffect(() => {
    const start = async () => {
      const monaco = await import('monaco-editor')
      const labels = ['editorWorkerService', 'javascript', 'typescript', 'oats']
      const said = (label) => new Promise((done) => { monaco.start(label).onmessage = ({ data }) => done(label + ' ' + data) })
      const all = await Promise.all(labels.map(said))
      setShown([monaco.default.parts.join(), self.MonacoEnvironment.globalAPI, ...all].join('; '))
    }
    start()
  }, [])
  return <p id="shown">{shown}</p>
}
`,
})

it('gives the editor its languages and features, and the scripts that run them', async () => {
  const { page } = await own.open('')
  const said = [
    'find,typescript,oats; true',
    'editorWorkerService from the worker of the editor',
    'javascript from the worker of TypeScript',
    'typescript from the worker of TypeScript',
    'oats from the worker of oats',
  ]
  await waitForText(page, '#shown', said.join('; '))
  const names = page.workers().map((worker) => worker.url().replace(/^.*\/|\.\w{8}\.js$/g, ''))
  expect(names.sort()).toEqual(['editor.worker', 'oats.worker', 'ts.worker', 'ts.worker'])
})
