// The configuration as written → every option with its value.
import * as v from 'valibot'
import { type Behaviors, ownBehaviors } from '../../model/behaviors.ts'
import { pluginPages } from '../../model/config/plugin.ts'
import { withoutCode } from '../../model/config/untrustedContent.ts'
import type { Config, SocialCardsConfig } from '../../model/project.ts'
import { joinPath } from '../../shared/paths.ts'
import { withSafeUrls } from '../../shared/unsafeUrls.ts'
import { codeColors } from '../codeColors.ts'
import { type ConfigProblem, describeIssue, top } from '../describeIssue.ts'
import { blog } from '../options/blog.ts'
import { docs } from '../options/docs.ts'
import { codeInAttributes, headTagsOf } from '../options/head.ts'
import { policyOf } from '../options/policy.ts'
import { schema } from '../schema.ts'
import { siteAdapter } from '../siteAdapter.ts'
import { trimSlashes } from '../trimSlashes.ts'
import { type WrittenConfig, writtenConfig } from '../writtenConfig.ts'
import { analyticsOf } from './normalizeAnalytics.ts'
import { blogOf } from './normalizeBlog.ts'
import { checksOf, overridesOf, pageRulesOf } from './normalizeChecks.ts'
import { docsOf, type InContent, pagesOf } from './normalizeContent.ts'
import { i18nOf, inOneFormNames, placeProblems, unknownLanguages, urlOfSite } from './normalizeI18n.ts'
import { markdownOf } from './normalizeMarkdown.ts'
import { pluginsOf } from './normalizePlugins.ts'
import { searchOf, searchWeightsOf, unsearchedOf } from './normalizeSearch.ts'
import { announcementColors, themeOf } from './normalizeTheme.ts'

export type ReadConfig =
  | { readonly ok: true; readonly config: Config; readonly written: WrittenConfig }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] }

type Terms = Readonly<Record<string, string>>

/** Defaults that depend on the folder of the site where the configuration leaves it out. */
export interface ConfigEnvironment {
  /** The terms of `terms.yml`: wrong form → right form. */
  readonly terms?: Terms
  /** Whether a path from the root is a folder. */
  readonly hasFolder: (path: string) => boolean
  /** The only languages to build. The default is all. */
  readonly locales?: readonly string[] | null
}

/** Checks a configuration and fills in defaults. */
export function readConfig(
  input: unknown,
  { hasFolder, locales = null, terms = {} }: ConfigEnvironment,
): ReadConfig {
  if (input === undefined)
    return {
      ok: false,
      problems: [{ path: top, message: 'has no default export. Write "export default { … }".' }],
    }
  if (Array.isArray(input))
    return { ok: false, problems: [{ path: top, message: 'must be an object, not a list' }] }
  const { value: safe, unsafe } = withSafeUrls(input)
  const parsed = v.safeParse(schema, safe)
  if (!parsed.success) return { ok: false, problems: parsed.issues.map(describeIssue) }
  const raw = { ...parsed.output, i18n: inOneFormNames(parsed.output.i18n) }
  const contentDir = trimSlashes(raw.contentDir ?? (hasFolder('content') ? 'content' : ''))
  const inContent: InContent = (path) => hasFolder(joinPath(contentDir, path))
  const content = contentOf(raw, contentDir, inContent)
  const problems = [
    ...repeatedIds('docs', content.docs),
    ...repeatedIds('blog', content.blogs),
    ...unreadPlugins(raw, content),
    ...unknownLanguages(raw),
    ...placeProblems(raw),
    ...(raw.contentSecurityPolicy === false ? [] : codeInAttributes(raw)),
  ]
  if (problems.length > 0) return { ok: false, problems }
  const i18n = i18nOf(raw, locales)
  // The pages about the build list the options in this order.
  const config: Config = {
    ...siteOf(raw, terms),
    url: urlOfSite(raw, i18n),
    contentDir,
    staticDirectories: raw.staticDirectories.map(trimSlashes),
    outsideFolders: raw.outsideFolders,
    allowedSecrets: raw.allowedSecrets,
    checks: checksOf(raw),
    checkOverrides: overridesOf(raw),
    hugeImage: raw.checks.rules.hugeImage,
    importedReports: raw.checks.import,
    externalLinks: raw.checks.rules.deadLink,
    pageWeight: raw.checks.rules.pageWeight,
    i18n,
    ...content,
    ...themeFilesOf(raw),
    unsafeUrls: unsafe,
  }
  return { ok: true, config: restricted(raw, config), written: writtenConfig(safe, contentDir) }
}

type Raw = v.InferOutput<typeof schema>

const restricted = ({ content }: Raw, config: Config): Config =>
  content === 'untrusted' ? withoutCode(config) : config

/** The instances of docs, blogs and pages. Without the key `blog`, a folder of that name is a blog. */
function contentOf(
  raw: Raw,
  contentDir: string,
  inContent: InContent,
): Pick<Config, 'docs' | 'blogs' | 'pages'> {
  const blogs = raw.blog ?? (inContent('blog') ? v.parse(blog, {}) : false)
  return {
    docs: [...instances(raw.docs), ...sourcesOf(raw, contentDir)].map((one) =>
      docsOf(one, raw.markdown, inContent),
    ),
    blogs: instances(blogs).map((one) => blogOf(one, raw.markdown)),
    pages: instances(raw.pages).map((one) => pagesOf(one, raw.markdown, inContent)),
  }
}

/** The pages that plugins make are docs instances of their own. */
const sourcesOf = ({ plugins }: Raw, contentDir: string) =>
  pluginsOf(plugins).flatMap((entry) => {
    if (entry.type !== 'own' || !entry.plugin.sources) return []
    const { name, sources } = entry.plugin
    const above = '../'.repeat(contentDir === '' ? 0 : contentDir.split('/').length)
    const path = above + pluginPages(name)
    return [v.parse(docs, { id: name, path, routeBasePath: sources.routeBasePath })]
  })

const instances = <T extends object>(given: false | T | T[]): readonly T[] =>
  given === false ? [] : Array.isArray(given) ? given : [given]

/** Two instances of one kind with the same id. */
function repeatedIds(path: string, all: readonly { readonly id: string }[]): ConfigProblem[] {
  const ids = all.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  return twice === undefined
    ? []
    : [{ path, message: `has two instances with the id "${twice}". Give each its own id` }]
}

/** Plugins may make code or HTML of a text, which authors that are not trusted must not have. */
function unreadPlugins(
  { content, markdown }: Raw,
  { docs, blogs, pages }: ReturnType<typeof contentOf>,
): ConfigProblem[] {
  const hasPlugins = [...docs, ...blogs, ...pages].some(
    (one) =>
      markdown.markdownItPlugins.length +
        one.beforeDefaultRemarkPlugins.length +
        one.remarkPlugins.length +
        one.beforeDefaultRehypePlugins.length +
        one.rehypePlugins.length +
        one.recmaPlugins.length >
      0,
  )
  return content === 'untrusted' && hasPlugins
    ? [
        {
          path: 'content',
          message: "cannot be 'untrusted' with remark, rehype, recma or markdown-it plugins",
        },
      ]
    : []
}

const kept = [
  'title',
  'tagline',
  'baseUrl',
  'trailingSlash',
  'titleDelimiter',
  'noIndex',
  'customFields',
  'docusaurus',
  'storage',
  'debug',
] as const

const behaviorsOf = ({ compatibility, docusaurus }: Raw): Behaviors =>
  (compatibility && siteAdapter().behaviors?.(docusaurus)) || ownBehaviors

/** The names of the site, and the files that are made besides its pages. */
const siteOf = (raw: Raw, terms: Terms, behaviors = behaviorsOf(raw)) => ({
  ...pick(raw, kept),
  ...markdownOf(raw.markdown, {
    untrusted: raw.content === 'untrusted',
    reads: behaviors.markdown,
    hasPolicy: raw.contentSecurityPolicy !== false,
    asElements: raw.theme === 'docusaurus',
    rules: pageRulesOf(raw, terms),
  }),
  search: searchOf(raw.search),
  unsearched: unsearchedOf(raw.search),
  searchWeights: searchWeightsOf(raw.search),
  sitemap: sitemapOf(raw.sitemap),
  llms: raw.llms === false ? null : raw.llms,
  pwa: pwaOf(raw.pwa),
  socialCards: cardsOf(raw.socialCards),
  url: raw.url.replace(/\/$/, ''),
  favicon: raw.favicon ?? null,
  behaviors,
  runsTheme: raw.theme,
  drafts: false,
  profile: null,
  glossary: null,
  now: null,
})

/** Redirects, and everything that surrounds the content of a page. */
const themeFilesOf = (raw: Raw) => ({
  redirects: {
    fromExtensions: raw.redirects.fromExtensions,
    createRedirects: raw.redirects.createRedirects ?? null,
    redirects: raw.redirects.redirects.flatMap(({ from, to }) =>
      [from].flat().map((one) => ({ from: one, to })),
    ),
  },
  theme: themeOf(raw.themeConfig, raw.title),
  themePath: trimSlashes(raw.themePath),
  plugins: pluginsOf(raw.plugins),
  clientModules: raw.clientModules,
  ...headOf(raw),
  customCss: [raw.customCss].flat(),
})

function headOf(raw: Raw): Pick<Config, 'headTags' | 'countsPages' | 'contentSecurityPolicy'> {
  const { headTags, policy } = analyticsOf(raw.analytics)
  const styles = [announcementColors(raw.themeConfig), codeColors(raw.themeConfig)].flatMap((text) =>
    text === null ? [] : [{ tag: 'style', attributes: {}, text } as const],
  )
  return {
    headTags: [...styles, ...headTags, ...headTagsOf(raw)],
    countsPages: raw.analytics.gtag !== undefined,
    contentSecurityPolicy: policyOf(raw.contentSecurityPolicy, withFeedback(policy, raw.themeConfig)),
  }
}

/** Browsers send feedback to the host of its endpoint. */
function withFeedback(
  policy: Readonly<Record<string, readonly string[]>>,
  { feedback }: Raw['themeConfig'],
): Readonly<Record<string, readonly string[]>> {
  const { endpoint = '' } = feedback ?? {}
  if (!URL.canParse(endpoint)) return policy
  return { ...policy, 'connect-src': [...(policy['connect-src'] ?? []), new URL(endpoint).origin] }
}

const sitemapOf = (raw: Raw['sitemap']): Config['sitemap'] =>
  raw === false
    ? null
    : {
        ...raw,
        lastmod: raw.lastmod === null ? null : 'date',
        asksGit: raw.lastmod === 'date',
        createSitemapItems: raw.createSitemapItems ?? null,
      }

function pwaOf(raw: Raw['pwa']): Config['pwa'] {
  if (raw === undefined) return null
  if (raw === false) return 'remove'
  const { offlineModeActivationStrategies: strategies, debug, injectManifestConfig: precache, manifest } = raw
  return { strategies, debug, precache, manifest }
}

function cardsOf(raw: Raw['socialCards']): SocialCardsConfig | null {
  if (raw === false) return null
  const { font, color } = raw === true ? {} : raw
  return {
    font: typeof font === 'object' ? null : (font ?? null),
    fonts: typeof font === 'object' ? font : {},
    color: color?.toLowerCase() ?? null,
  }
}

function pick<T, K extends keyof T>(value: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<T, K>
}
