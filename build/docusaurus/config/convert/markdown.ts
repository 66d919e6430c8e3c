// How Markdown is read: `markdown`, the comments that mark lines of code, and the options of the instances.
import { listOf, type Raw, rawOf } from '../docusaurusConfig.ts'
import { type Convert, convertKeys, defined } from './context.ts'
import type { Entry } from './entries.ts'

interface FromEntries {
  /** The types that instances of docs, blogs and pages add. */
  readonly admonitions: readonly unknown[]
  /** Whether the site has the theme for live code. */
  readonly hasLiveCode: boolean
}

export function convertMarkdown(
  config: Raw,
  { admonitions, hasLiveCode }: FromEntries,
  convert: Convert,
): object {
  const given = rawOf(config['markdown'])
  const { magicComments, additionalLanguages, defaultLanguage } = rawOf(rawOf(config['themeConfig'])['prism'])
  const languages = listOf(additionalLanguages)
  return defined({
    ...convertKeys(given, 'markdown', rules, convert),
    // The default of Docusaurus reads `.md` as MDX; what MDX refuses is read here as Markdown.
    extensions: { ...noExtensions, ...rawOf(given['extensions']) },
    format: given['format'] === 'md' || given['format'] === 'detect' ? given['format'] : 'mdxFirst',
    mdx1Compat: mdx1Compat(config),
    hooks: hooksOf(config),
    admonitions: admonitions.length > 0 ? admonitions : undefined,
    magicComments,
    mermaid: given['mermaid'] === true ? undefined : false,
    liveCode: hasLiveCode ? undefined : false,
    defaultCodeLanguage: defaultLanguage,
    prismLanguages: languages.length > 0 ? languages : undefined,
  })
}

const rules = {
  same: [
    'variables',
    'linkRel',
    'parseFrontMatter',
    'preprocessor',
    'emoji',
    'anchors',
    'remarkRehypeOptions',
  ],
  other: ['extensions', 'format', 'hooks', 'mdx1Compat', 'mermaid'],
}

/** Texts that were written for Docusaurus keep their meaning. */
const noExtensions = Object.fromEntries(
  [
    ...['code', 'mark', 'scripts', 'definitionLists', 'attributes', 'abbreviations', 'keys', 'captions'],
    ...['conditions', 'schedule', 'covers'],
  ].map((name) => [name, false]),
)

/** A flag of the next version turns the habits of MDX 1 off, unless they are set. */
function mdx1Compat(config: Raw): unknown {
  const given = rawOf(rawOf(config['markdown'])['mdx1Compat'])
  const { v4 } = rawOf(config['future'])
  const isOff = v4 === true || rawOf(v4)['mdx1CompatDisabledByDefault'] === true
  const all = isOff ? { comments: false, admonitions: false, headingIds: false } : {}
  const own = { ...all, ...given }
  return Object.keys(own).length > 0 ? own : undefined
}

/** The older key beside `title` wins. */
function hooksOf(config: Raw): unknown {
  const own = rawOf(rawOf(config['markdown'])['hooks'])
  const older = config['onBrokenMarkdownLinks'] ?? undefined
  const hooks = defined({
    onBrokenMarkdownLinks: older ?? own['onBrokenMarkdownLinks'],
    onBrokenMarkdownImages: own['onBrokenMarkdownImages'],
  })
  return Object.keys(hooks).length > 0 ? hooks : undefined
}

/** Types of admonitions that instances add. */
export function admonitionsOf(entries: readonly Entry[]): readonly unknown[] {
  const keywords = entries.flatMap(({ options }) => listOf(rawOf(options['admonitions'])['keywords']))
  return [...new Set(keywords)].filter((word) => !builtIn.includes(String(word)))
}

/** The types of an instance; undefined for all of the site. */
export function instanceAdmonitions({ admonitions: given }: Raw): unknown {
  if (given === false) return false
  const { keywords, extendDefaults } = rawOf(given)
  return extendDefaults === false ? listOf(keywords) : undefined
}

const builtIn = ['secondary', 'note', 'tip', 'info', 'warning', 'danger', 'caution', 'success', 'important']
