// Components of the theme that an installed package replaces.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const component = `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const react_1 = require("react");
const original = require("@theme-init/CodeBlock");
module.exports = (props) =>
  (props.metastring || '').split(' ').includes('reference')
    ? react_1.createElement('a', { href: props.children.trim() }, 'reference')
    : react_1.createElement(original.default || original, props);
`

const forms = {
  method: "getThemePath() {\n  return path_1.default.resolve(__dirname, './theme');\n}",
  arrow: "getThemePath: () => path_1.default.join(__dirname, '..', 'build', 'theme'),",
  text: 'getThemePath: function () { return "../build/theme"; }',
}

it.each(Object.entries(forms))('show code of Markdown with a CommonJS component: %s', async (_name, form) => {
  writeFile(root, 'site.config.ts', "export default { plugins: ['docusaurus-theme-refs'] }\n")
  const folder = 'node_modules/docusaurus-theme-refs'
  writeFile(root, `${folder}/package.json`, '{ "name": "docusaurus-theme-refs", "main": "build/index.js" }')
  writeFile(
    root,
    `${folder}/build/index.js`,
    `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const path_1 = { default: require("path") };
exports.default = () => ({ name: 'refs', ${form} });
`,
  )
  writeFile(root, `${folder}/build/theme/CodeBlock/index.js`, component)
  writeFile(
    root,
    'docs/a.mdx',
    '# A\n\n```js reference\nhttps://a.example/x.js\n```\n\n```js\nconst plain = 1\n```\n',
  )
  const { status, stderr } = await runCommand(['build', root])
  expect(status, stderr).toBe(0)
  const html = readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8')
  expect(html).toMatch(/<a href="?https:\/\/a\.example\/x\.js"?>reference<\/a>/)
  expect(html).toContain('plain')
})
