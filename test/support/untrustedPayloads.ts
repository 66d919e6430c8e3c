// An attack for each feature that could turn text into code. Each is a document of a site that builds.
import type { codeFeatures } from '../../build/model/config/untrustedContent.ts'

interface Payload {
  /** Files of the site, beside those of the other attacks. */
  readonly files: Readonly<Record<string, string>>
  /** Texts that the page `docs/<feature>` shows, as HTML has them. */
  readonly shows?: readonly string[]
  /** Paths of the output that do not exist. */
  readonly missing?: readonly string[]
}

const attack = 'alert(document.domain)'
const fence = (words: string, ...lines: string[]) => [`\`\`\`${words}`, ...lines, '```', ''].join('\n')
const doc = (...parts: string[]) => `# Attack\n\n${parts.join('\n\n')}\n`

/** Those that leave a site that builds. Other features are errors: `refused`. */
export const payloads = {
  mdx: {
    files: {
      'docs/mdx.mdx': `---\nformat: mdx\nmdx:\n  format: mdx\n---\n\nimport P from './_p.mdx'\nimport k from '!!raw-loader!../site.config.json'\nexport const a = ${attack}\n\n# Attack\n\n{1 + 1} {k} <P /> {${attack}} {/* gone */}\n`,
      'docs/_p.mdx': `{${attack}}\n`,
    },
    shows: ['{1 + 1}', '{k}', '&lt;P /&gt;', 'raw-loader'],
  },
  html: {
    files: {
      'docs/html.md': doc(
        `<script>${attack}</script>`,
        `<img src="x" onerror="${attack}">`,
        `<svg onload="${attack}"><script>${attack}</script></svg>`,
        '<iframe src="https://evil.example/"></iframe> <style>body { display: none }</style>',
        `<head><script src="https://evil.example/x.js"></script></head>`,
        `text <b onclick="${attack}">bold</b> <!-- comment --> <form action="https://evil.example">`,
      ),
    },
    shows: ['&lt;script', '&lt;img', '&lt;svg', '&lt;iframe', '&lt;style', '&lt;head', '&lt;b ', '&lt;form'],
  },
  liveCode: {
    files: {
      'docs/liveCode.md': doc(
        fence('jsx live', `() => { ${attack}; return <b>ran</b> }`),
        fence('jsx live noInline', `${attack}; render(<b>ran</b>)`),
        fence('tsx title="a.tsx" {1} live', attack),
      ),
    },
    shows: ['ran'],
  },
  codeFiles: {
    files: { 'docs/codeFiles.md': doc(fence('txt file=./part.txt')), 'docs/part.txt': `<b>${attack}</b>\n` },
    shows: ['&lt;b&gt;'],
  },
  codeBlocks: {
    files: {
      'docs/codeBlocks.md': doc(fence('mdx-code-block', `{${attack}}`), fence('chart', attack)),
      'src/Chart.jsx': 'export default ({ code }) => <p dangerouslySetInnerHTML={{ __html: code }} />\n',
    },
    shows: ['mdx-code-block', 'language-chart'],
  },
  embeds: {
    files: {
      'docs/embeds.md': doc(
        '<Embed src="https://evil.example/" title="x" />',
        '<Video src="https://evil.example/x.mp4" />',
        '<Card title="x" href="javascript:alert(1)" icon="<b>" />',
        `[a](embeds.md){onclick="${attack}" style="x" data-embed="https://evil.example/" .c}`,
        fence('ansi', `\\x1b[31m<b>${attack}</b>`),
      ),
    },
    shows: ['&lt;Embed', '&lt;Video', '&lt;Card'],
  },
  diagrams: {
    files: {
      'docs/diagrams.md': doc(
        fence(
          'mermaid',
          `%%{init: {"securityLevel": "loose", "htmlLabels": true, "themeCSS": "body { display: none }", "flowchart": {"htmlLabels": true}}}%%`,
          'graph TD',
          `  A["<img src=x onerror=${attack}>"] --> B["<style>body{display:none}</style>b"]`,
          '  click A call alert() "run"',
          `  click B href "javascript:${attack}"`,
        ),
      ),
    },
    shows: ['data-mermaid'],
  },
  samples: {
    files: { 'docs/samples.md': doc(fence('sh test', 'touch ran.txt; touch "$OLDPWD/ran.txt"')) },
    shows: ['language-sh'],
    missing: ['ran.txt'],
  },
  formulas: {
    files: {
      'docs/formulas.md': doc(
        `$\\href{javascript:${attack}}{x}$ $\\url{javascript:${attack}}$`,
        '$\\includegraphics{https://evil.example/x.png}$ $\\htmlData{onclick=1}{y}$ $\\htmlStyle{color:red}{z}$',
      ),
    },
    shows: ['<math'],
  },
  attributes: {
    files: {
      'docs/attributes.md': doc(
        `## Heading {#x" onclick="${attack}}`,
        `:::note[<b onclick="${attack}">]{onclick="${attack}" .class}`,
        'text',
        ':::',
        `:name[label]{onclick="${attack}"} ::leaf[label]{onclick="${attack}"}`,
        fence(`js title="<img src=x onerror=${attack}>" className="x" onclick="${attack}"`, '1'),
        `[link](./html.md "\\" onclick=\\"${attack}"){onclick="${attack}"}`,
        '[^1]',
        `[^1]: <img src=x onerror=${attack}>`,
      ),
    },
    shows: ['Heading'],
  },
  reactPages: {
    files: {
      'pages/attack.jsx': `export default () => <b onClick={() => ${attack}}>ran</b>\n`,
      'pages/other.tsx': 'export default () => <b>ran</b>\n',
      'i18n/de/docusaurus-plugin-content-pages/attack.jsx': 'export default () => <b>ran</b>\n',
      'docs/reactPages.md': doc('Text'),
    },
    missing: ['attack/index.html', 'other/index.html', 'de/attack/index.html'],
  },
  sidebarModules: {
    files: {
      'sidebars.js': "throw new Error('The sidebar ran.')\n",
      'docs/sidebarModules.md': doc('Text'),
    },
  },
  sidebarHtml: {
    files: {
      'sidebars.json': JSON.stringify({
        docs: [
          { type: 'html', value: `<img src=x onerror=${attack}>` },
          { type: 'category', label: 'C', items: [{ type: 'html', value: `<script>${attack}</script>` }] },
          { type: 'autogenerated', dirName: '.' },
        ],
      }),
      'docs/sidebarHtml.md': doc('Text'),
    },
    shows: ['&lt;img src=x'],
  },
  translations: {
    files: {
      'i18n/de/docusaurus-theme-classic/footer.json': JSON.stringify({
        copyright: { message: `<img src=x onerror=${attack}>` },
      }),
      'i18n/de/code.json': JSON.stringify({ 'theme.NotFound.title': { message: '<script>1</script>' } }),
      'docs/translations.md': doc('Text'),
    },
  },
} as const satisfies { [F in keyof typeof codeFeatures]?: Payload }

const settings = ['_headers', '_redirects', '_worker.js', 'a/web.config', 'sw.js'].map(
  (name) => `static/${name}`,
)

/** A document, or another file, with which no site is written. Value: what the terminal says. */
export const refused = {
  codeFiles: {
    files: { 'docs/x.md': doc(fence('txt file=../site.config.json')) },
    says: ['privateFile'],
  },
  frontMatter: {
    files: {
      'docs/x.md': `---js\n{ title: ${attack} }\n---\n`,
      'docs/y.md': `---\ntitle: !!js/function 'function () { ${attack} }'\n---\n`,
      'docs/_category_.yml': `label: !!js/function 'function () { ${attack} }'\n`,
    },
    says: ['frontMatterSyntax', 'categoryFile'],
  },
  links: {
    files: {
      'docs/links.md': doc(
        `[a](javascript:${attack}) ![b](data:text/html,<script>${attack}</script>) <javascript:${attack}>`,
        `[c][c] [d](JaVaScRiPt&#58;${attack}) [e](vbscript:x) [f](\x01javascript:${attack})`,
        `[c]: javascript:${attack}`,
      ),
    },
    says: ['unsafeLink'],
  },
  linkedFiles: {
    files: {
      'docs/x.md': doc('[a](./a.html) [b](./b.svg) [c](./c.xml) ![d](./d.svg) [e](./e.svg) [f](./f.svgz)'),
      'docs/a.html': `<!doctype html><script>${attack}</script>\n`,
      'docs/b.svg': `<svg xmlns="http://www.w3.org/2000/svg" onload="${attack}"></svg>\n`,
      'docs/e.svg': `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${attack}">]><svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n`,
      'docs/f.svgz': 'compressed',
      'docs/c.xml': `<x xmlns:h="http://www.w3.org/1999/xhtml"><h:script>${attack}</h:script></x>\n`,
      'docs/d.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>${attack}</script></svg>\n`,
    },
    says: ['docs/a.html', 'docs/b.svg', 'docs/c.xml', 'docs/d.svg', 'docs/e.svg', 'docs/f.svgz'],
  },
  staticFiles: {
    files: {
      'docs/x.md': doc('Text'),
      'static/a.html': `<p onclick="${attack}">\n`,
      ...Object.fromEntries(settings.map((path) => [path, '/* https://evil.example/ 301\n'])),
      'static/img/b.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script>${attack}</script></svg>\n`,
    },
    says: ['static/a.html', 'static/img/b.svg', ...settings],
  },
  plugins: {
    files: {
      'docs/x.md': doc('Text'),
      'site.config.js':
        "export default { content: 'untrusted', markdown: { markdownItPlugins: [() => {}] } }\n",
    },
    says: ['markdown-it'],
  },
} as const satisfies {
  [F in keyof typeof codeFeatures]?: Omit<Payload, 'shows' | 'missing'> & { readonly says: readonly string[] }
}
