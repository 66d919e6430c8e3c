// Every feature that could turn an author's text into code, or into another page of the site's origin, and
// what content of authors that are not trusted gets instead. `restrict` turns the feature off in the resolved
// configuration. Where there is none, the code asks `markdown.untrusted`. The documentation has this table,
// and a test builds a site with an attack for each row.
import type { Config } from '../project.ts'

interface CodeFeature {
  /** Markdown, as the documentation has it. */
  readonly feature: string
  readonly runs: string
  readonly instead: string
  readonly restrict?: (config: Config) => Config
}

export const codeFeatures = {
  mdx: {
    feature: 'MDX',
    runs: 'expressions, `import`, `export`, components and partials',
    instead: 'Every file is read as CommonMark, so they appear as text.',
    restrict: (config) => ({ ...config, markdown: { ...config.markdown, format: 'md' } }),
  },
  html: {
    feature: 'HTML and inline SVG',
    runs: 'scripts, event attributes, styles, frames, forms',
    instead: 'They appear as text.',
  },
  liveCode: {
    feature: 'live code',
    runs: 'a code block with the word `live`',
    instead: 'The block is shown as code, with the warning `untrustedCode`. No page allows `unsafe-eval`.',
  },
  codeFiles: {
    feature: 'code from files',
    runs: '`file=` shows a file of the machine that builds the site',
    instead: 'Only files of the content folders and static folders are shown.',
  },
  codeBlocks: {
    feature: 'components for code blocks',
    runs: '`mdx-code-block`, `markdown.codeBlocks`, replaced `CodeBlock` and `pre`',
    instead: 'The blocks are shown as code.',
  },
  diagrams: {
    feature: 'diagrams',
    runs: 'click callbacks, HTML in labels, `init` directives, options of `themeConfig.mermaid`',
    instead: 'Mermaid has its strict security level, labels are text, and directives change no styles.',
    restrict: (config) => ({
      ...config,
      theme: { ...config.theme, diagrams: strictDiagrams(config.theme.diagrams) },
    }),
  },
  embeds: {
    feature: 'components for authors',
    runs: '`Embed` and `Video` load pages and files of other sites, `Icon` and `Card` add elements',
    instead: 'They appear as text, like every component.',
  },
  formulas: {
    feature: 'formulas',
    runs: '`\\href`, `\\url`, `\\includegraphics`, `\\htmlClass` and similar commands of KaTeX',
    instead: 'KaTeX does not trust the formula, so it shows the name of the command.',
    restrict: (config) => ({
      ...config,
      markdown: { ...config.markdown, katex: { ...config.markdown.katex, trust: false } },
    }),
  },
  frontMatter: {
    feature: 'front matter and YAML files',
    runs: 'front matter in JavaScript, YAML tags such as `!!js/function`',
    instead: 'They are errors, as in every site.',
  },
  attributes: {
    feature: 'attributes',
    runs: 'heading ids, admonitions, directives and fences with attributes such as `onclick`',
    instead: 'Attributes other than ids and class names have no effect, as in every site.',
  },
  links: {
    feature: 'links and images',
    runs: '`javascript:` and `data:` URLs',
    instead: 'They are text or errors, as in every site.',
  },
  linkedFiles: {
    feature: 'linked files',
    runs: 'an HTML, XML or SVG file with a script, which a reader opens on the origin of the site',
    instead: 'The file is an error (`untrustedCode`), and it is not published.',
  },
  staticFiles: {
    feature: 'static files',
    runs: 'the same in a static folder, and settings of hosts such as `_headers`, `_redirects` and `CNAME`',
    instead: 'The file is an error (`untrustedCode`), and it is not published.',
  },
  reactPages: {
    feature: 'React pages',
    runs: '`.js`, `.jsx`, `.ts` and `.tsx` files in the folder of pages, also in translations',
    instead: 'They are left out.',
    restrict: (config) => ({
      ...config,
      pages: config.pages.map((one) => ({ ...one, exclude: [...one.exclude, '**/*.{js,jsx,ts,tsx}'] })),
    }),
  },
  sidebarModules: {
    feature: 'sidebars in code',
    runs: 'a file such as `sidebars.js`, which Troodon finds by its name',
    instead: 'Only a file that the configuration names in `sidebarPath` is loaded.',
  },
  sidebarHtml: {
    feature: 'HTML in sidebars',
    runs: 'items of the type `html` in sidebars of versions',
    instead: 'Their HTML appears as text. HTML in the file that `sidebarPath` names is shown.',
  },
  translations: {
    feature: 'translations',
    runs: 'translated HTML, such as the copyright notice in `footer.json`',
    instead: 'The HTML appears as text.',
  },
  samples: {
    feature: 'code blocks as tests',
    runs: '`troodon test` runs code blocks on the machine that tests the pages',
    instead: 'The command refuses to run.',
  },
  plugins: {
    feature: 'plugins for Markdown',
    runs: 'remark, rehype, recma and markdown-it plugins can make HTML or code of a text',
    instead: 'The configuration is an error.',
  },
} as const satisfies Readonly<Record<string, CodeFeature>>

/** The configuration of a site whose authors are not trusted. */
export const withoutCode = (config: Config): Config =>
  Object.values<CodeFeature>(codeFeatures).reduce(
    (restricted, { restrict }) => restrict?.(restricted) ?? restricted,
    config,
  )

type Diagrams = Config['theme']['diagrams']

/** Directives of a diagram cannot change the options in `secure`. The first six are those of Mermaid. */
const secure = [
  ...['secure', 'securityLevel', 'startOnLoad', 'maxTextSize', 'suppressErrorRendering', 'maxEdges'],
  ...['htmlLabels', 'themeCSS', 'fontFamily', 'altFontFamily', 'dompurifyConfig'],
]

function strictDiagrams(given: Diagrams): Diagrams {
  const { dompurifyConfig, ...options } = given?.options ?? {}
  const plainLabels = { htmlLabels: false }
  const parts = ['flowchart', 'class'].map((name) => [name, { ...Object(options[name]), ...plainLabels }])
  return {
    ...(given ?? { light: 'default', dark: 'dark' }),
    options: { ...options, securityLevel: 'strict', secure, ...plainLabels, ...Object.fromEntries(parts) },
  }
}
