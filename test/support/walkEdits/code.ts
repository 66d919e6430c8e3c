// Components, packages and other files that code imports, among them some that are missing for a while.
import { writeFile } from '../edits.ts'
import { has, read, remove, toggle, type WalkEdits } from './helpers.ts'

const page = (name: string, ...lines: readonly string[]): Readonly<Record<string, string>> => ({
  [`docs/${name}.mdx`]: `${lines.join('\n')}\n`,
})

const component = (what: string): string => `export default function Part() {\n  return <b>${what}</b>\n}\n`

export const codeEdits: WalkEdits = {
  'a page imports a component that may be missing': (root) =>
    toggle(root, page('late', "import Late from '@site/src/Late'", '', '# Late', '', '<Late />')),
  'the component that may be missing comes or goes': (root, step) =>
    toggle(root, { 'src/Late.jsx': component(`late ${step}`) }),
  'a page shows a part that may be missing': (root) =>
    toggle(root, page('with-part', "import Part from './_later.mdx'", '', '# With a part', '', '<Part />')),
  'the part that may be missing comes or goes': (root, step) =>
    toggle(root, { 'docs/_later.mdx': `A part, {${step} + 1}\n` }),
  'a page imports a package that may be missing': (root) =>
    toggle(root, page('packaged', "import what from 'walk-package'", '', '# Packaged', '', '{String(what)}')),
  'the package that may be missing comes or goes': (root, step) =>
    toggle(root, {
      'node_modules/walk-package/package.json': '{"name":"walk-package","version":"1.0.0","main":"one.js"}',
      'node_modules/walk-package/one.js': `export default 'one ${step}'\n`,
      'node_modules/walk-package/two.js': `export default 'two ${step}'\n`,
    }),
  'a package has another main file': (root) => {
    const path = 'node_modules/walk-package/package.json'
    if (!has(root, path)) return
    const text = read(root, path)
    writeFile(root, path, text.includes('one') ? text.replace('one', 'two') : text.replace('two', 'one'))
  },
  'a package has exports in place of a main file': (root) => {
    const path = 'node_modules/walk-package/package.json'
    if (!has(root, path)) return
    const { exports, ...manifest } = JSON.parse(read(root, path)) as { exports?: string }
    writeFile(root, path, JSON.stringify(exports ? manifest : { ...manifest, exports: './two.js' }))
  },
  'there is a .ts beside a .js': (root, step) => {
    writeFile(root, 'docs/twins.mdx', "import n from '@site/src/n'\n\n# Twins\n\n{n}\n")
    if (!has(root, 'src/n.js')) writeFile(root, 'src/n.js', "export default 'js'\n")
    else toggle(root, { 'src/n.ts': `export default 'ts ${step}'\n` })
  },
  'a module becomes a folder with an index': (root, step) => {
    writeFile(root, 'docs/grown.mdx', "import n from '@site/src/grown'\n\n# Grown\n\n{n}\n")
    if (has(root, 'src/grown.js')) {
      remove(root, 'src/grown.js')
      writeFile(root, 'src/grown/index.js', `export default 'folder ${step}'\n`)
    } else {
      remove(root, 'src/grown')
      writeFile(root, 'src/grown.js', `export default 'file ${step}'\n`)
    }
  },
  'data that a page imports': (root, step) => {
    writeFile(
      root,
      'docs/numbers.mdx',
      "import data from '@site/src/data.json'\n\n# Numbers\n\n{data.join(', ')}\n",
    )
    writeFile(root, 'src/data.json', JSON.stringify([step, step + 1]))
  },
  'a file that a page shows as text': (root, step) => {
    writeFile(
      root,
      'docs/raw.mdx',
      "import raw from '!!raw-loader!@site/src/raw.txt'\n\n# Raw\n\n<pre>{raw}</pre>\n",
    )
    writeFile(root, 'src/raw.txt', `raw ${step}\n`)
  },
  'a style module of a component': (root, step) => {
    writeFile(
      root,
      'src/Styled.jsx',
      "import styles from './styled.module.css'\nexport default () => <i className={styles.one}>styled</i>\n",
    )
    writeFile(
      root,
      'src/styled.module.css',
      `.one { margin: ${step}px } .${step % 2 ? 'two' : 'three'} { color: red }\n`,
    )
    writeFile(root, 'docs/styled.mdx', "import Styled from '@site/src/Styled'\n\n# Styled\n\n<Styled />\n")
  },
  'a component imports another': (root, step) => {
    writeFile(root, 'src/Outer.jsx', "import Inner from './Inner'\nexport default () => <p><Inner /></p>\n")
    writeFile(root, 'src/Inner.jsx', component(`inner ${step}`))
    writeFile(root, 'docs/nested.mdx', "import Outer from '@site/src/Outer'\n\n# Nested\n\n<Outer />\n")
  },
  'a component fails while it is rendered, or works again': (root, step) => {
    const isBroken = has(root, 'src/Fails.jsx') && !read(root, 'src/Fails.jsx').includes('throw')
    writeFile(
      root,
      'src/Fails.jsx',
      isBroken ? "export default () => { throw new Error('It fails.') }\n" : component(`works ${step}`),
    )
    writeFile(root, 'docs/fails.mdx', "import Fails from '@site/src/Fails'\n\n# Fails\n\n<Fails />\n")
  },
  'a component has wrong syntax': (root) => {
    writeFile(root, 'src/Wrong.jsx', 'export default () => <b>{</b>\n')
    writeFile(root, 'docs/wrong.mdx', "import Wrong from '@site/src/Wrong'\n\n# Wrong\n\n<Wrong />\n")
  },
  'a React page comes or goes': (root, step) =>
    toggle(root, {
      'pages/react.jsx': `import Layout from '@theme/Layout'\nexport default () => <Layout title="React ${step}"><h1>React</h1></Layout>\n`,
    }),
  'a part shows another part': (root, step) => {
    writeFile(root, 'docs/_outer.mdx', "import Inner from './_inner.mdx'\n\nOuter.\n\n<Inner />\n")
    writeFile(root, 'docs/_inner.mdx', `Inner ${step}, [intro](./intro.md).\n\n### Heading ${step % 3}\n`)
    writeFile(root, 'docs/parts.mdx', "import Outer from './_outer.mdx'\n\n# Parts\n\n<Outer />\n")
  },
  'a page exports values': (root, step) =>
    writeFile(root, 'docs/values.mdx', `export const value = ${step}\n\n# Values\n\nThe value is {value}.\n`),
  'a page shows its own table of contents': (root, step) =>
    writeFile(
      root,
      'docs/own-toc.mdx',
      `import TOCInline from '@theme/TOCInline'\n\n# Own\n\n<TOCInline toc={toc} />\n\n## Part ${step}\n`,
    ),
  'a component of the theme for MDX': (root, step) =>
    toggle(root, {
      'theme/MDXComponents.jsx': `import MDXComponents from '@theme-original/MDXComponents'\nexport default { ...MDXComponents, h2: (props) => <h2 data-step="${step}" {...props} /> }\n`,
    }),
  'a footer of the theme comes or goes': (root, step) =>
    toggle(root, {
      'theme/Footer.jsx': `import './footer.css'\nexport default () => <footer>Footer ${step}</footer>\n`,
      'theme/footer.css': `footer { margin: ${step}px }\n`,
    }),
}
