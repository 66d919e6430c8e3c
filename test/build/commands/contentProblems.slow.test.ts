// Problems in the content: the exact messages of the command line.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const check = async (files: Readonly<Record<string, string>>) => {
  for (const [path, content] of Object.entries({ 'docs/intro.md': '# Intro\n\n## Part\n', ...files }))
    writeFile(root, path, content)
  const { status, stderr } = await runCommand(['build', root])
  return { status, lines: problemText(stderr).split('\n') }
}

const cases: Readonly<
  Record<string, { readonly files: Readonly<Record<string, string>>; readonly lines: readonly string[] }>
> = {
  'invalid YAML, with its line': {
    files: { 'docs/a.md': '---\ntitle: one\nslug: [a\n---\n\nText\n' },
    lines: [
      'docs/a.md:3:9  error  frontMatterSyntax  The front matter is not valid YAML: unexpected end of the stream within a flow collection.',
      '    slug: [a',
      '            ^',
      '    Close the list with ] or the object with }.',
    ],
  },
  'front matter that is never closed': {
    files: { 'docs/a.md': '---\ntitle: one\n\nText\n' },
    lines: [
      'docs/a.md:1:1  error  frontMatterSyntax  The front matter opened here is never closed.',
      '    ---',
      '    ^',
      '    Add a line with --- after the last field.',
    ],
  },
  'front matter that would run code': {
    files: { 'docs/a.md': '---js\nmodule.exports = {}\n---\n' },
    lines: [
      'docs/a.md:1:4  error  frontMatterSyntax  Troodon reads front matter in YAML, not in "js".',
      '    ---js',
      '       ^',
      '    Write --- alone on the line, and the fields in YAML.',
    ],
  },
  'a field of the wrong type': {
    files: { 'docs/a.md': '---\ndraft: perhaps\n---\n' },
    lines: [
      'docs/a.md:2:1  error  frontMatterType  The front matter field "draft" must be true or false, not the text "perhaps".',
      '    draft: perhaps',
      '    ^',
      '    Write true or false, without quotes.',
    ],
  },
  'a day that is not in the calendar': {
    files: { 'docs/a.md': '---\nlast_update:\n  date: 2024-02-30\n---\n' },
    lines: [
      'docs/a.md:2:1  error  frontMatterType  The front matter field "last_update" must be an object whose date is a date such as 2024-11-22, not 2024-02-30: 2024-02 has 29 days.',
      '    last_update:',
      '    ^',
    ],
  },
  'a slug that leaves its folder': {
    files: { 'docs/a.md': '---\nslug: /b/../../a\n---\n' },
    lines: [
      'docs/a.md:2:1  error  invalidSlug  The slug "/b/../../a" would leave its folder: "." and ".." are not allowed.',
      '    slug: /b/../../a',
      '    ^',
      '    Write a path below the version such as /guides/tabs.',
    ],
  },
  'a missing image': {
    files: { 'docs/a.md': '# A\n\n![x](./none.png)\n' },
    lines: [
      'docs/a.md:3:6  error  missingAsset  There is no image ./none.png.',
      '    ![x](./none.png)',
      '         ^',
    ],
  },
  'an image that cannot be read': {
    files: { 'docs/a.md': '# A\n\n![x](./bad.png)\n', 'docs/bad.png': 'not a picture' },
    lines: [
      'docs/a.md:3:6  error  unreadableImage  docs/bad.png cannot be read: Input file contains unsupported image format.',
      '    ![x](./bad.png)',
      '         ^',
      '    Save the image again, or replace it.',
    ],
  },
  'a broken anchor': {
    files: { 'docs/a.md': '# A\n\n[x](./intro.md#prat)\n' },
    lines: [
      'docs/a.md:3:5  error  brokenAnchor  ./intro.md#prat does not lead anywhere: there is no #prat on /docs/intro/.',
      '    [x](./intro.md#prat)',
      '        ^',
      '    Did you mean #part?',
    ],
  },
  'a page without a default export': {
    files: { 'pages/about.tsx': 'export const About = () => null\n' },
    lines: [
      'pages/about.tsx:1:1  error  pageFailed  The page component at /about/ (pages/about.tsx) has no default export. Add "export default function Page() { … }".',
      '    export const About = () => null',
      '    ^',
    ],
  },
  'a page that cannot be compiled': {
    files: { 'pages/about.tsx': 'export default () => <p>\n' },
    lines: [
      'pages/about.tsx:1:22  error  pageFailed  <p> is never closed. A page shows a notice instead: pages/about.tsx.',
      '    export default () => <p>',
      '                         ^',
      '    Add </p>, or write <p />.',
    ],
  },
  'a link in a React page': {
    files: {
      'pages/about.tsx':
        'import Link from \'@docusaurus/Link\'\n\nexport default function About() {\n  return <main><Link to="/docs/intr/">Docs</Link></main>\n}\n',
    },
    lines: [
      'pages/about.tsx:4:26  error  brokenLink  /docs/intr/ does not lead to any page.',
      '      return <main><Link to="/docs/intr/">Docs</Link></main>',
      '                             ^',
      '    Did you mean /docs/intro/?',
    ],
  },
  'an import in the wrong case': {
    files: {
      'src/components/Box.jsx': 'export default () => null\n',
      'pages/about.jsx': "import Box from '../src/components/box'\n\nexport default () => <Box />\n",
      'docs/a.mdx': "import Box from '../src/components/box'\n\n# A\n\n<Box />\n",
    },
    lines: [
      'docs/a.mdx:1:18  error  missingModule  ../src/components/box cannot be imported: there is no such file.',
      "    import Box from '../src/components/box'",
      '                     ^',
      '    The file is Box.jsx: write its name in the same case.',
      'pages/about.jsx:1:17  error  missingModule  ../src/components/box cannot be imported: there is no such file. A page needs it: pages/about.jsx.',
      "    import Box from '../src/components/box'",
      '                    ^',
      '    The file is Box.jsx: write its name in the same case.',
    ],
  },
  'a link in a React page of two languages, which is reported once': {
    files: {
      'site.config.json': '{ "i18n": { "defaultLocale": "en", "locales": ["en", "de"] } }\n',
      'pages/about.tsx':
        'import Link from \'@docusaurus/Link\'\n\nexport default function About() {\n  return <main><Link to="/nowhere/">Docs</Link></main>\n}\n',
    },
    lines: [
      'pages/about.tsx:4:26  error  brokenLink  /nowhere/ does not lead to any page.',
      '      return <main><Link to="/nowhere/">Docs</Link></main>',
      '                             ^',
      '1 error. Nothing was written.',
    ],
  },
  'a plain tag in a React page, beside links that are not checked': {
    files: {
      'pages/about.tsx':
        'import Link from \'@docusaurus/Link\'\n\nexport default () => (\n  <main>\n    <Link to="pathname:///shop/">Shop</Link> <Link to="/bar/" data-noBrokenLinkCheck>Bar</Link>\n    <a href="/docs/intr/">Docs</a>\n  </main>\n)\n',
    },
    lines: [
      'pages/about.tsx:6:14  error  brokenHtmlLink  /docs/intr/ does not lead to any page.',
      '        <a href="/docs/intr/">Docs</a>',
      '                 ^',
      '    Did you mean /docs/intro/?',
      '1 error. Nothing was written.',
    ],
  },
  'an id and a link that a component reports': {
    files: {
      'pages/about.tsx':
        "import useBrokenLinks from '@docusaurus/useBrokenLinks'\n\nexport default function About() {\n  const { collectAnchor, collectLink } = useBrokenLinks()\n  collectAnchor('later')\n  collectLink('/lost/')\n  return <main />\n}\n",
      'docs/a.md': '# A\n\n[Later](/about/#later)\n',
    },
    lines: [
      'pages/about.tsx:6:16  error  brokenLink  /lost/ does not lead to any page.',
      "      collectLink('/lost/')",
      '                   ^',
      '1 error. Nothing was written.',
    ],
  },
  'a page that throws': {
    files: {
      'pages/about.tsx':
        "export default function About() {\n  throw new Error('No data', { cause: new Error('No file') })\n}\n",
    },
    lines: [
      'pages/about.tsx:2:9  error  pageFailed  The page /about/ cannot be rendered: No data Cause: No file',
      "      throw new Error('No data', { cause: new Error('No file') })",
      '            ^',
    ],
  },
  'a navbar link to nowhere, with its place in the configuration': {
    files: {
      'site.config.json':
        '{ "themeConfig": { "navbar": { "items": [{ "to": "/docs/intor/", "label": "Docs" }] } } }\n',
    },
    lines: ['site.config.json:1:51  error  brokenLink  /docs/intor/ does not lead to any page.'],
  },
  'an unknown type of navbar item': {
    files: {
      'site.config.json':
        '{ "themeConfig": { "navbar": { "items": [{ "type": "docsVersionDropdwn" }] } } }\n',
    },
    lines: [
      'site.config.json:1:53  error  brokenLink  themeConfig.navbar.items[0]: there is no navbar item of the type "docsVersionDropdwn".',
      '    { "themeConfig": { "navbar": { "items": [{ "type": "docsVersionDropdwn" }] } } }',
      '                                                        ^',
      '    Did you mean docsVersionDropdown?',
    ],
  },
  'a broken category file': {
    files: { 'docs/x/a.md': '# A\n', 'docs/x/_category_.yml': 'label: [\n' },
    lines: [
      'docs/x/_category_.yml:2:1  error  categoryFile  The file is not valid YAML: deficient indentation.',
    ],
  },
}

it.each(Object.entries(cases))('%s', async (_name, { files, lines }) => {
  const result = await check(files)
  expect(result.status).toBe(1)
  for (const [index, line] of lines.entries()) expect(result.lines[index]).toContain(line)
  // A page that fails shows a notice; the others are written.
  const isWritten = lines[0]?.includes('pageFailed') === true
  const end = isWritten
    ? /^Built \d+ pages\. \d+ links? checked; \d+ errors?\.$/
    : /^\d+ errors?(?:, \d+ warnings?)?\. Nothing was written\.$/
  expect(result.lines.at(-1)).toMatch(end)
  expect(existsSync(join(root, 'dist/docs'))).toBe(isWritten)
})
