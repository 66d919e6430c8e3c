// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are sources of JavaScript.
// Requests of a site's own code: their hosts are found, and the security policy allows them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connectionsIn } from '../../../build/bundle/connectHosts.ts'
import { writeFile } from '../../support/edits.ts'
import { runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const origins = (code: string) => connectionsIn(code).map(({ origin }) => origin)

it.each([
  ["fetch('https://a.example/x?y=1')", ['https://a.example']],
  ['await fetch(`https://a.example/${id}`)', ['https://a.example']],
  [
    "const api = 'https://a.example/v1'\nfetch(`${api}/x`)\nfetch(api + '/y')",
    ['https://a.example', 'https://a.example'],
  ],
  ["const api: string = 'https://a.example'\naxios.get(api)", ['https://a.example']],
  ["fetch(new URL('https://a.example:8443/x'))", ['https://a.example:8443']],
  ["new WebSocket('wss://a.example/live')", ['wss://a.example']],
  ["request.open('GET', 'https://a.example/')", ['https://a.example']],
  ["navigator.sendBeacon('https://a.example/hit', data)", ['https://a.example']],
  ["fetch('/own.json'); const link = 'https://a.example/'", []],
  ["<a href='https://a.example'>fetch</a>", []],
  ['fetch(`https://${host}/`)', []],
  ["prefetch('https://a.example/')", []],
])('finds in %s', (code, expected) => {
  expect(origins(code)).toEqual(expected)
})

it('adds the hosts to the policy of pages and headers, with a note', async () => {
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(
    root,
    'src/api.ts',
    "const api = 'https://api.example/v1'\nexport const ask = () => fetch(`${api}/x`)\n",
  )
  writeFile(
    root,
    'pages/ask.tsx',
    'import { ask } from \'../src/api\'\n\nexport default function Ask() {\n  return <button type="button" onClick={ask}>Ask</button>\n}\n',
  )
  const build = () => runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
  const { problems } = await build()
  expect(problems.map(({ code, file, line, column }) => [code, file, line, column])).toEqual([
    ['connectHost', 'src/api.ts', 1, 14],
  ])
  for (const file of ['ask/index.html', 'docs/a/index.html', '_headers'])
    expect(readFileSync(join(root, 'dist', file), 'utf8')).toContain("connect-src 'self' https://api.example")
  writeFile(root, 'site.config.json', '{ "contentSecurityPolicy": false }')
  expect((await build()).problems).toEqual([])
  writeFile(root, 'site.config.json', '{}')
  writeFile(root, 'src/api.ts', 'export const ask = () => {}\n')
  expect((await build()).problems).toEqual([])
  expect(readFileSync(join(root, 'dist/_headers'), 'utf8')).not.toContain('api.example')
})
