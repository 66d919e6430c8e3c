// Names, URL and folders of the site.
import { createHash } from 'node:crypto'
import type { ConfigProblem } from '../../../config/describeIssue.ts'
import { nearest } from '../../../model/text/nearest.ts'
import { listOf, type Raw, rawOf, textOf } from '../docusaurusConfig.ts'
import { type Convert, convertKeys, defined } from './context.ts'

export function convertSite(config: Raw, convert: Convert): Record<string, unknown> {
  const same = convertKeys(config, '', rules, convert)
  noteFuture(rawOf(config['future']), convert)
  const baseUrl = textOf(config['baseUrl'])
  if (typeof config['trailingSlash'] !== 'boolean')
    convert.note('differs', 'URLs of pages end with a slash.', {
      where: 'trailingSlash',
      todo: 'Docusaurus leaves this to the host. To choose, set trailingSlash.',
    })
  return defined({
    ...same,
    url: urlOf(same['url']),
    baseUrl: baseUrl === undefined ? undefined : `/${baseUrl.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/'),
    staticDirectories: (Array.isArray(config['staticDirectories'])
      ? listOf(config['staticDirectories'])
      : ['static']
    ).map((one) => (typeof one === 'string' ? convert.path(one) : one)),
    clientModules: listOf(config['clientModules']).map((one) =>
      typeof one === 'string' ? convert.path(one) : one,
    ),
    storage: storageOf(config),
  })
}

/** Docusaurus takes what a browser would: `https:/example.org`. `''` is often a variable that is not set. */
function urlOf(given: unknown): unknown {
  if (typeof given !== 'string' || !URL.canParse(given)) return given === '' ? undefined : given
  const { origin, protocol, pathname, search, hash } = new URL(given)
  return /^https?:$/.test(protocol) && pathname + search + hash === '/' ? origin : given
}

/** Docusaurus refuses all unknown keys. Those that look like no other can be of a newer version: notes. */
export const misspelledKeys = (config: Raw): readonly ConfigProblem[] =>
  Object.keys(config)
    .filter((key) => config[key] !== undefined && key !== '__esModule' && !knownKeys.includes(key))
    .flatMap((path) => {
      const similar = nearest(path, knownKeys)
      if (similar === null) return []
      return [{ path, message: `is not an option of Docusaurus. Did you mean ${similar}?` }]
    })

/** Flags are about how Docusaurus builds, but for three, which `storage`, `markdown` and components read. */
function noteFuture({ v4, ...flags }: Raw, convert: Convert): void {
  const rules = {
    ineffective: ['faster', 'experimental_faster', 'experimental_vcs'],
    other: ['experimental_router', 'experimental_storage'],
  }
  convertKeys(flags, 'future', rules, convert)
  const nextRules = {
    other: ['siteStorageNamespacing', 'mdx1CompatDisabledByDefault'],
    ofTheme: ['useCssCascadeLayers'],
    ineffective: ['removeLegacyPostBuildHeadAttribute', 'fasterByDefault'],
  }
  convertKeys(rawOf(v4), 'future.v4', nextRules, convert)
  if ((flags['experimental_router'] ?? 'browser') !== 'browser')
    convert.note('unsupported', 'Each page has its own URL, without a hash.', {
      where: 'future.experimental_router',
      todo: 'Publish the site on a host, or run troodon serve.',
    })
}

/** Before Docusaurus 3.10, it was a flag. Those of the next version decide it where the key is missing. */
function storageOf(config: Raw): unknown {
  const { v4, experimental_storage: older } = rawOf(config['future'])
  const { type, namespace } = rawOf(config['storage'] ?? older)
  const byFlag = v4 === true || rawOf(v4)['siteStorageNamespacing'] === true
  const wanted = namespace ?? byFlag
  return defined({ type, namespace: wanted === true ? namespacesOf(config) : wanted })
}

/**
 * Browsers have the choices of readers under names that Docusaurus derives from the URL of each language. An
 * object only where the site has several.
 */
function namespacesOf({ url, baseUrl, i18n }: Raw): string | Readonly<Record<string, string>> {
  const { locales, defaultLocale = 'en', localeConfigs } = rawOf(i18n)
  const names = listOf(locales).filter((name) => typeof name === 'string')
  if (names.length < 2) return namespaceOf(url, baseUrl)
  return Object.fromEntries(
    names.map((name) => {
      const own = rawOf(rawOf(localeConfigs)[name])
      const below = name === defaultLocale ? baseUrl : `${textOf(baseUrl) ?? ''}/${name}`
      return [name, namespaceOf(own['url'] ?? url, own['baseUrl'] ?? below)]
    }),
  )
}

function namespaceOf(url: unknown, baseUrl: unknown): string {
  const path = `/${textOf(baseUrl) ?? ''}/`.replace(/\/{2,}/g, '/')
  const address = (textOf(url) ?? '').replace(/\/+$/, '') + path
  return createHash('md5').update(address).digest('hex').slice(0, 3)
}

const rules = {
  same: ['title', 'tagline', 'url', 'favicon', 'noIndex', 'titleDelimiter', 'trailingSlash', 'customFields'],
  other: [
    'baseUrl',
    'staticDirectories',
    'clientModules',
    'storage',
    'i18n',
    'markdown',
    'onBrokenLinks',
    'onBrokenAnchors',
    'onBrokenMarkdownLinks',
    'onDuplicateRoutes',
    'scripts',
    'stylesheets',
    'headTags',
    'ssrTemplate',
    'plugins',
    'themes',
    'presets',
    'themeConfig',
    'future',
  ],
  ineffective: [
    '$schema',
    'organizationName',
    'projectName',
    'deploymentBranch',
    'githubHost',
    'githubPort',
    'baseUrlIssueBanner',
    'webpack',
  ],
} as const

const knownKeys: readonly string[] = [...rules.same, ...rules.other, ...rules.ineffective]
