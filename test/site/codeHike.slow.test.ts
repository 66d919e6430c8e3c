// What the plugins of Code Hike write: blocks as properties, programs, and fragments.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../support/edits.ts'
import { runBuild } from '../support/engine.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
})

const page = `# Title

export const Steps = ({ intro, steps, children, wide }) => (
  <section className={wide}>
    <h2>{intro.title}</h2>
    {intro.children}
    {steps.map((step) => <article key={step.title}>{step.title}: {step.children}<pre>{step.code.value}</pre></article>)}
    {children}
  </section>
)

<Steps wide="w" __hike={{
  children: "",
  intro: { children: "intro", title: "Start" },
  steps: [
    { children: "steps", title: "One", code: { value: "one()" } },
    { children: "steps", title: "Two", code: { value: "two()" } },
    { children: "none", title: "Three", code: { value: "" } },
  ],
}}>
  <slot path="">

Last {1 + 1}.

  </slot>
  <slot path="intro">

First [link](./b.md).

  </slot>
  <slot path="steps"><>*a*{' '}b</></slot>
  <slot path="steps">Second</slot>
</Steps>
`

it('are properties of the component around them', async () => {
  writeFile(root, 'docs/a.mdx', page)
  writeFile(root, 'docs/b.md', '# B\n')
  const { problems } = await runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
  expect(problems).toEqual([])
  const html = readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8').replaceAll('<!-- -->', '')
  const section = html.slice(html.indexOf('<section'), html.indexOf('</section>')).replaceAll(/\n/g, '')
  expect(section).toBe(
    '<section class="w"><h2>Start</h2><p>First <a href="/docs/b/">link</a>.</p>' +
      '<article>One: <em>a</em> b<pre>one()</pre></article><article>Two: Second<pre>two()</pre></article>' +
      '<article>Three: <pre></pre></article><p>Last 2.</p>',
  )
})

/** As version 0.9: a program that is not its text, and a fragment for each step. */
const plugin = `
const id = (name) => ({ type: 'Identifier', name })
const value = { type: 'Literal', value: 'from the program' }
const declared = { type: 'VariableDeclarator', id: id('made'), init: value }
const declaration = { type: 'VariableDeclaration', kind: 'const', declarations: [declared] }
const body = [{ type: 'ExportNamedDeclaration', declaration, specifiers: [], source: null }]
export default () => (tree) => {
  const estree = { type: 'Program', sourceType: 'module', body }
  tree.children.unshift({ type: 'mdxjsEsm', value: 'export const made = {}', data: { estree } })
  const steps = tree.children.find((node) => node.name === 'Count')
  steps.children = [
    { type: 'mdxJsxFlowElement', children: steps.children.slice(0, 2) },
    { type: 'mdxJsxFlowElement', children: steps.children.slice(2) },
  ]
}
`

it('take the program of what a plugin makes, and keep fragments that a component counts', async () => {
  writeFile(root, 'steps.mjs', plugin)
  writeFile(
    root,
    'site.config.ts',
    "import steps from './steps.mjs'\nexport default { docs: { remarkPlugins: [steps] } }\n",
  )
  const count = 'export const Count = ({ children }) => <b>{[children].flat().length}</b>\n'
  writeFile(root, 'docs/a.mdx', `${count}\n<Count>\n\nOne\n\nTwo\n\nThree\n\n</Count>\n\n{made}\n`)
  writeFile(
    root,
    'src/pages/b.mdx',
    `${count}\n<Count><><i>a</i><i>b</i></><>c</></Count>\n\n<><i>a</i>b</>\n`,
  )
  const { problems } = await runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
  expect(problems).toEqual([])
  const html = (path: string) => readFileSync(join(root, 'dist', path, 'index.html'), 'utf8')
  expect(html('docs/a')).toMatch(/<b>2<\/b>\s*from the program/)
  expect(html('b')).toMatch(/<b>2<\/b>\s*<i>a<\/i>b/)
})
