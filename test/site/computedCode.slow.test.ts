// `<CodeBlock>` with computed content: the build highlights it, and it hydrates without errors. The browser
// loads a highlighter if the content changes there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import type { RoutePayload } from '../../build/shared/routeData.ts'
import { openBrowser } from '../support/browser.ts'
import { serveFolder } from '../support/builtSite.ts'
import { problemText } from '../support/cli.ts'
import { runCommand } from '../support/command.ts'
import { writeFile } from '../support/edits.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const code = ['const a = "x < y"', '// highlight-next-line', 'let b', '/* two', 'lines */'].join('\n')
const files = {
  'docs/fences.md': `# Fences\n\n[computed](./computed.mdx)\n\n\`\`\`js title="a.js" showLineNumbers=3\n${code}\n\`\`\`\n\n\`\`\`js {1,4-5}\n${code}\n\`\`\`\n\n\`\`\`js\n${code}\n\`\`\`\n`,
  'docs/computed.mdx': `import Growing from '@site/src/Growing'

export const code = ${JSON.stringify(code)}.split('').join('')

# Computed

<CodeBlock language="js" title="a.js" showLineNumbers={3}>{code}</CodeBlock>

<CodeBlock className="language-js" metastring="{1,4-5}">{code}</CodeBlock>

<Growing code={code} />
`,
  'src/Growing.jsx': `import CodeBlock from '@theme/CodeBlock'
import { useState } from 'react'

export default function Growing({ code }) {
  const [lines, setLines] = useState([code])
  return <>
    <CodeBlock language="js">{lines.join('\\n')}</CodeBlock>
    <button id="grow" onClick={() => setLines([...lines, 'let grown'])}>Grow</button>
  </>
}
`,
  'pages/component.jsx': `import CodeBlock from '@theme/CodeBlock'
export default () => <><CodeBlock language="js">{'let a'.trim()}</CodeBlock><CodeBlock><b>own</b> elements</CodeBlock></>
`,
}

async function build(more: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [path, text] of Object.entries({ ...files, ...more })) writeFile(root, path, text)
  const { status, stderr } = await runCommand(['build', root])
  expect([status, problemText(stderr).match(/(?:warning|error) {2}.*/g)]).toEqual([0, null])
}

const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')

/** The HTML of all code blocks, without needless character references and the ids of lines in fences. */
const blocksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<div class="theme-code-block .*?<\/code>/gs)].map(([block]) =>
    block
      .replaceAll('&quot;', '"')
      .replaceAll(/ id="code-\d+-L\d+"/g, '')
      .replace(/\n(?=<\/code>)/, ''),
  )

const blocksOf = (page: Page): Promise<readonly string[]> =>
  page.$eval('[data-body]', (body) => body.innerHTML).then(blocksIn)

it('equals a fenced code block with the same content', async () => {
  await build()
  const computed = blocksIn(read('docs/computed/index.html'))
  expect(computed).toHaveLength(3)
  expect(computed[0]).toContain('<span class="hljs-keyword">const</span>')
  expect(computed).toEqual(blocksIn(read('docs/fences/index.html')))
  const { route } = JSON.parse(read('docs/computed/index.json')) as RoutePayload
  expect(Object.values(route.computedCode ?? {})).toHaveLength(3)
  expect(read('docs/fences/index.json')).not.toContain('computedCode')
  expect(read('component/index.html')).toContain('<span class="hljs-keyword">let</span> a</code>')
  expect(read('component/index.html')).toContain('<b>own</b> elements</code>')
})

it('supports the highlighting comments of the configuration', async () => {
  await build()
  const config = {
    markdown: { magicComments: [{ className: 'mine', line: 'highlight-next-line' }] },
  }
  await build({ 'site.config.json': JSON.stringify(config) })
  for (const path of ['docs/computed/index.html', 'docs/computed/index.json'])
    expect(read(path)).toMatch(/code-line mine/)
})

it('hydrates unchanged, survives navigation from another page, and updates in the browser', async () => {
  await build()
  const served = await serveFolder(join(root, 'dist'))
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    const highlighters: string[] = []
    page.on('response', async (response) => {
      const path = new URL(response.url()).pathname
      if (path.endsWith('.js') && read(path).includes('hljs-')) highlighters.push(path)
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(`${served.address}docs/computed/`, { waitUntil: 'load' })
    await page.waitForSelector('html[data-has-hydrated]')
    const expected = blocksIn(read('docs/computed/index.html'))
    expect(await blocksOf(page)).toEqual(expected)
    expect(highlighters).toEqual([])
    await page.click('#grow')
    await page.waitForFunction(() => document.body.innerText.includes('let grown'))
    await page.waitForFunction(() => !document.querySelectorAll('.hljs')[2]?.innerHTML.endsWith('let grown'))
    expect(highlighters).not.toEqual([])
    const changed = await blocksOf(page)
    expect(changed.slice(0, 2)).toEqual(expected.slice(0, 2))
    expect(changed[2]).toContain('lines */</span>\n<span class="hljs-keyword">let</span> grown')

    await page.goto(`${served.address}docs/fences/`, { waitUntil: 'load' })
    await page.waitForSelector('html[data-has-hydrated]')
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.click('[data-body] a[href$="/computed/"]')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Computed')
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(await blocksOf(page)).toEqual(expected)
    expect(complaints).toEqual([])
  } finally {
    await browser.close()
    served.close()
  }
})
