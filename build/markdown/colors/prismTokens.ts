// Tokens of Prism as HTML. They have the classes of Prism, for style sheets of the site, and those of the
// theme's colors: each kind of token has the color that the configuration takes for it from a theme of Prism
// (build/docusaurus/config/convert/prismColors.ts).
import { escapeHtml } from '../../shared/escape.ts'

/** A piece of text, or a token with its kind, further kinds and what it contains. */
export type PrismToken =
  | string
  | {
      readonly type: string
      readonly alias?: string | readonly string[]
      readonly content: PrismToken | readonly PrismToken[]
    }

export function printTokens(content: PrismToken | readonly PrismToken[]): string {
  if (typeof content === 'string') return escapeHtml(content)
  if (isList(content)) return content.map(printTokens).join('')
  const kinds = [content.type, ...[content.alias ?? []].flat()]
  const classes = ['token', ...kinds, ...colorOf(kinds)].join(' ')
  return `<span class="${escapeHtml(classes)}">${printTokens(content.content)}</span>`
}

const isList = (content: PrismToken | readonly PrismToken[]): content is readonly PrismToken[] =>
  Array.isArray(content)

/** Of the last kind that has a color, as in Prism. */
function colorOf(kinds: readonly string[]): readonly string[] {
  for (const kind of kinds.toReversed()) if (Object.hasOwn(colors, kind)) return [colors[kind] as string]
  return []
}

/** Kind of token → classes of highlight.js. Where two classes have colors, the later in code.css wins. */
const colors: Readonly<Record<string, string>> = {
  ...kindsOf('hljs-comment', 'comment prolog doctype cdata shebang block-comment doc-comment'),
  ...kindsOf('hljs-keyword', 'keyword atrule important rule directive-keyword unit control-flow'),
  ...kindsOf('hljs-selector-tag', 'selector'),
  ...kindsOf('hljs-string', 'string char attr-value template-string triple-quoted-string'),
  ...kindsOf('hljs-regexp', 'regex'),
  ...kindsOf('hljs-addition', 'inserted inserted-sign'),
  ...kindsOf('hljs-number', 'number hexcode'),
  // A literal has the color of keywords in the theme, and that of numbers in themes of Prism.
  ...kindsOf('hljs-literal hljs-number', 'boolean null nil'),
  ...kindsOf('hljs-variable constant_', 'constant'),
  ...kindsOf('hljs-symbol', 'symbol entity'),
  ...kindsOf('hljs-link', 'url'),
  ...kindsOf('hljs-title function_', 'function function-name method function-definition'),
  ...kindsOf('hljs-title class_', 'class-name maybe-class-name type type-definition'),
  ...kindsOf('hljs-name', 'tag'),
  ...kindsOf('hljs-built_in', 'builtin'),
  ...kindsOf('hljs-section', 'title'),
  ...kindsOf('hljs-attr', 'attr-name key'),
  ...kindsOf('hljs-property', 'property'),
  ...kindsOf('hljs-variable', 'variable interpolation-variable'),
  ...kindsOf('hljs-meta', 'annotation decorator preprocessor macro directive'),
  ...kindsOf('hljs-params', 'parameter'),
  ...kindsOf('hljs-operator', 'operator'),
  ...kindsOf('hljs-punctuation', 'punctuation'),
  ...kindsOf('hljs-deletion', 'deleted deleted-sign'),
  ...kindsOf('hljs-strong', 'bold'),
  ...kindsOf('hljs-emphasis', 'italic'),
}

function kindsOf(classes: string, kinds: string): Record<string, string> {
  return Object.fromEntries(kinds.split(' ').map((kind) => [kind, classes]))
}
