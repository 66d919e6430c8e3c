// A site with every kind of page and most kinds of files: for tests that compare whole outputs.
import { rewrite, writeFile } from './edits.ts'
import { makeSite } from './walkEdits/site.ts'

/** Adds a blog, React pages, code, data and images to the site of the random edits. */
export function makeEveryKindSite(root: string): void {
  makeSite(root)
  rewrite(root, 'site.config.json', (text) =>
    JSON.stringify({
      ...JSON.parse(text),
      url: 'https://kinds.example',
      favicon: 'file.svg',
      blog: { showReadingTime: true, postsPerPage: 2, onUntruncatedBlogPosts: 'ignore' },
      redirects: { redirects: [{ from: '/old', to: '/docs/' }] },
    }),
  )
  writeFile(root, 'blog/authors.yml', 'ada:\n  name: Ada\n  page: true\n')
  writeFile(root, 'blog/tags.yml', 'news:\n  label: News\n  description: All news\n')
  for (let index = 1; index <= 5; index++)
    writeFile(
      root,
      `blog/2024-01-0${index}-post.md`,
      `---\ntitle: Post ${index}\nauthors: ada\ntags: [news, other-${index % 2}]\n---\n\nShort words.\n\n<!-- truncate -->\n\n## More\n\n![shade](../docs/img/shade.png)\n`,
    )
  writeFile(root, 'static/file.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  writeFile(
    root,
    'src/Counter.tsx',
    "import { useState } from 'react'\nimport styles from './counter.module.css'\nexport function Counter({ from }: { from: number }) {\n  const [count, set] = useState(from)\n  return <button className={styles.counter} onClick={() => set(count + 1)}>{count}</button>\n}\n",
  )
  writeFile(root, 'src/counter.module.css', '.counter { color: red }\n')
  writeFile(
    root,
    'pages/react.tsx',
    "import Layout from '@theme/Layout'\nimport Link from '@docusaurus/Link'\nimport { Counter } from '../src/Counter'\nexport default () => <Layout title=\"React\"><h1>React</h1><Counter from={3} /><Link to=\"/docs/\">Docs</Link></Layout>\n",
  )
  writeFile(
    root,
    'docs/toc.mdx',
    "import TOCInline from '@theme/TOCInline'\nimport Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\nimport CodeBlock from '@theme/CodeBlock'\nimport raw from '!!raw-loader!@site/src/sample.js'\nimport { Counter } from '@site/src/Counter'\n\n# Contents\n\n<TOCInline toc={toc} />\n\n## First\n\n<Counter from={1} />\n\n## Second\n\n<Tabs><TabItem value=\"a\">\n\nIn a **tab**\n\n</TabItem></Tabs>\n\n<CodeBlock language=\"js\">{raw}</CodeBlock>\n",
  )
  writeFile(
    root,
    'docs/rich.md',
    '---\ntags: [one, two]\nkeywords: [k]\n---\n\n# Rich {#rich}\n\n:::note[Title]\n\nAdmonition with `code`.\n\n:::\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js title="a.js" showLineNumbers {1}\nlet a = 1\n```\n\n<details>\n\n<summary>More</summary>\n\nText.[^1]\n\n</details>\n\n[^1]: A note.\n',
  )
  writeFile(
    root,
    'i18n/fr/docusaurus-plugin-content-docs/current/intro.md',
    '---\nslug: /\n---\n\n# Bonjour\n\n[Un](folder-0/page-0.md)\n',
  )
  writeFile(
    root,
    'docs/folder-1/_category_.json',
    JSON.stringify({ label: 'One', link: { type: 'generated-index', description: 'All of one' } }),
  )
}
