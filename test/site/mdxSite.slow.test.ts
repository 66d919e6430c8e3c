// Sites whose Markdown depends on other files: included files, components, missing packages.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemText, runCli } from '../support/cli.ts'
import { writeFile } from '../support/edits.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

async function build(files: Readonly<Record<string, string>>) {
  for (const [path, content] of Object.entries(files)) writeFile(root, path, content)
  const { status, stderr } = await runCli(['build', root])
  return {
    status,
    problems: problemText(stderr),
    html: (path: string) => readFileSync(join(root, 'dist', path, 'index.html'), 'utf8'),
  }
}

describe('included files', () => {
  it('add content, headings and links, and report problems at their own position', async () => {
    const { status, problems } = await build({
      'docs/a.mdx': "import Note from './_note.mdx'\n\n# A\n\n[to the note](#note)\n\n<Note />\n",
      'docs/_note.mdx': '## Note\n\nSee [nothing](./missing.md) and [here](#note).\n',
    })
    expect(problems).toContain(
      'docs/_note.mdx:3:15  error  brokenLink  ./missing.md is not a file of this site.',
    )
    expect(problems).not.toContain('brokenAnchor')
    expect(status).toBe(1)
  })

  it('can be outside of the content, and changes in them are detected', async () => {
    const files = {
      'site.config.json': '{ "contentDir": "content" }',
      'content/docs/a.md':
        "import Readme from '../../README.md'\n\n<Readme />\n\n```js file=@site/src/a.js#L2\n```\n",
    }
    const first = await build({
      ...files,
      'README.md': '## From the readme\n',
      'src/a.js': 'first\nsecond\nthird\n',
    })
    expect(first.html('docs/a')).toContain('id="from-the-readme"')
    expect(first.html('docs/a')).toMatch(/<code[^>]*>second<\/code>/)
    const second = await build({ 'README.md': '## Another\n' })
    expect(second.html('docs/a')).toContain('id="another"')
    const third = await build({ 'src/a.js': 'first\nchanged\n' })
    expect(third.html('docs/a')).toContain('changed')
  })

  it('are reported when they include themselves or do not exist', async () => {
    const { problems } = await build({
      'docs/_a.mdx': "import B from './_b.mdx'\n\n<B />\n",
      'docs/_b.mdx': "import A from './_a.mdx'\n\n<A />\n",
      'docs/c.mdx': "import A from './_a.mdx'\nimport Gone from './_notee.mdx'\n\n<A />\n\n<Gone />\n",
      'docs/_note.mdx': 'x\n',
    })
    expect(problems).toMatch(/error {2}includeCycle {2}The file includes itself: .*_a\.mdx → /)
    expect(problems).toContain(
      'docs/c.mdx:6:1  error  missingInclude  There is no file ./_notee.mdx to include.',
    )
    expect(problems).toContain('Did you mean docs/_note.mdx?')
  })

  it('with code turn the including page into a page with code', async () => {
    const { status, html } = await build({
      'docs/a.mdx': "import Note from './_note.mdx'\n\n<Note />\n\n[b](./b.md)\n",
      'docs/b.md': '# B\n',
      'docs/_note.mdx': '{1 + 1} and [b](./b.md#b)\n',
    })
    expect(status).toBe(1)
    expect(html).toBeDefined()
  })
})

describe('styles of the site', () => {
  it('come after the styles of the theme', async () => {
    const { status } = await build({
      'site.config.json': '{ "contentDir": ".", "customCss": "css/custom.css" }',
      'docs/a.md': '# A\n',
      'css/custom.css': '.mine { color: #123457 }\n',
    })
    expect(status).toBe(0)
    const assets = join(root, 'dist/assets')
    const styles = readdirSync(assets).filter((name) => /^client\..*\.css$/.test(name))
    const css = readFileSync(join(assets, styles[0] as string), 'utf8')
    expect(css.indexOf('#123457')).toBeGreaterThan(css.lastIndexOf('@layer'))
  })
})

describe('components of the site', () => {
  it('are available in Markdown without an import if theme/public/MDXComponents lists them', async () => {
    const { status, html, problems } = await build({
      'theme/MDXComponents.jsx':
        'const Badge = ({ children }) => <b className="badge">{children}</b>\n\nexport default { Badge }\n',
      'docs/a.md': '# A\n\n<Badge>*new*</Badge>\n',
    })
    expect(problems).not.toContain('warning')
    expect(status).toBe(0)
    expect(html('docs/a')).toContain('<b class="badge"><em>new</em></b>')
  })

  it('receive computed values, including links', async () => {
    const { status, html } = await build({
      'docs/a.mdx':
        '# A\n\nexport const where = \'/docs/b/\'\n\n<Link to={where} className={["to-", 1].join("")}>*computed*</Link> <Link to="./b.md">fixed</Link>\n',
      'docs/b.md': '# B\n',
    })
    expect(status).toBe(0)
    expect(html('docs/a')).toMatch(/<a class="to-1" href="\/docs\/b\/"><em>computed<\/em><\/a>/)
    expect(html('docs/a')).toContain('<a href="/docs/b/">fixed</a>')
  })

  it('and values can be used in admonition titles, with and without brackets', async () => {
    const { status, html } = await build({
      'docs/a.mdx':
        "# A\n\nexport const name = 'pond'\n\n:::tip The {name} first\n\nx\n\n:::\n\n:::tip[The {name} second]\n\nx\n\n:::\n",
    })
    expect(status).toBe(0)
    const text = html('docs/a').replaceAll('<!-- -->', '')
    for (const title of ['The pond first', 'The pond second'])
      expect(text).toContain(`<div class="admonition-heading">${title}</div>`)
  })

  it('replace those of the theme', async () => {
    const { status, html } = await build({
      'theme/Admonition.jsx': 'export default ({ children }) => <aside className="mine">{children}</aside>\n',
      'docs/a.md': '# A\n\n<Admonition type="note">\n\ntext\n\n</Admonition>\n',
    })
    expect(status).toBe(0)
    expect(html('docs/a')).toContain('<aside class="mine"><p>text</p></aside>')
  })

  it('replace admonitions and receive title, class, id and content', async () => {
    const { status, html, problems } = await build({
      'theme/Admonition.jsx':
        "import Original from '@theme-original/Admonition'\nexport default (props) => <aside className={props.type}><Original {...props} /></aside>\n",
      'docs/a.mdx':
        "# A\n\nexport const name = 'pond'\n\n:::tip[The **{name}** & more]{.wide #box}\n\nSee [b](./b.md#box).\n\n:::note\n\ninner\n\n:::\n\n:::\n",
      'docs/b.md':
        '# B\n\n- item\n\n  :::warning Mind *this*\n  text\n  :::\n\n[up](#box) [over](./a.mdx#box)\n\n:::danger{#box}\n\nx\n\n:::\n',
      'docs/c.md': '---\nformat: md\n---\n\n# C\n\n:::note\n\nplain\n\n:::\n',
    })
    expect([status, problems.match(/(?:warning|error) {2}.*/g)]).toEqual([0, null])
    const text = html('docs/a').replaceAll('<!-- -->', '')
    expect(text).toContain(
      '<aside class="tip"><div class="theme-admonition theme-admonition-tip admonition admonition-tip wide" id="box"><div class="admonition-heading">The <strong>pond</strong> &amp; more</div>',
    )
    expect(text).toMatch(
      /<aside class="tip">(?:(?!<\/aside>).)*href="\/docs\/b\/#box"(?:(?!<\/aside>).)*<aside class="note">.*<p>inner<\/p>/s,
    )
    expect(html('docs/b')).toMatch(/<li>.*<aside class="warning">.*Mind <em>this<\/em>.*<\/aside>.*<\/li>/s)
    expect(html('docs/c')).toContain(
      '<div class="theme-admonition theme-admonition-note admonition admonition-note">\n<div class="admonition-heading">Note</div>',
    )
    expect(html('docs/c')).not.toContain('<aside class="note">')
  })

  it('are reported if they cannot be found, and if that only warns, the page is built without them', async () => {
    const { status, html, problems } = await build({
      'site.config.json': '{ "checks": { "missingModule": "warn" } }',
      'docs/a.md':
        "# A\n\nimport Video, { Other } from 'some-video-player'\nimport Local from '@site/src/Local'\n\n<Video id=\"1\">kept</Video> <Other.Part />\n\n<Local />\n",
    })
    expect(status).toBe(0)
    expect(problems).toContain(
      'docs/a.md:3:31  warning  missingModule  some-video-player cannot be imported: it is not installed.',
    )
    expect(problems).toContain('Install it: npm install some-video-player')
    expect(problems).toContain('@site/src/Local cannot be imported: there is no such file.')
    expect(html('docs/a')).toContain('kept')
  })

  it('give the page a notice and name the file if they throw', async () => {
    const { status, problems } = await build({
      'docs/a.mdx': '# A\n\nexport const Bad = () => {\n  throw new Error("it broke")\n}\n\n<Bad />\n',
    })
    expect(status).toBe(1)
    expect(problems).toContain('docs/a.mdx:4:9  error  pageFailed')
    expect(problems).toContain('it broke')
  })
})

it('can import the modules that Docusaurus sites use', async () => {
  const { status, problems, html } = await build({
    'site.config.json': '{ "contentDir": "content", "baseUrl": "/base/" }',
    'content/docs/a.md': '# A\n',
    'content/pages/old.jsx':
      'import { Redirect } from \'@docusaurus/router\'\nexport default () => <Redirect to="/docs/a/" />\n',
    'content/pages/all.jsx': `import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import Interpolate from '@docusaurus/Interpolate'
import { translate } from '@docusaurus/Translate'
import isInternalUrl from '@docusaurus/isInternalUrl'
import { useHistory, useLocation } from '@docusaurus/router'
import useIsBrowser from '@docusaurus/useIsBrowser'

export default function All() {
  const { pathname, search, hash } = useLocation()
  const { push } = useHistory()
  const facts = [pathname, search, hash, useIsBrowser(), ExecutionEnvironment.canUseDOM, isInternalUrl('/x'), typeof push]
  return <p title={translate({ message: 'Hello {name}' }, { name: 'you' })}>{facts.join('|')} <Interpolate values={{ b: <b>bold</b> }}>{'so {b}'}</Interpolate></p>
}
`,
  })
  expect(problems).not.toContain('error')
  expect(status).toBe(0)
  expect(html('old')).toContain('<meta http-equiv="refresh" content="0; url=/base/docs/a/">')
  expect(html('all').replaceAll('<!-- -->', '')).toContain(
    '<p title="Hello you">/base/all/|||false|false|true|function so <b>bold</b></p>',
  )
})
