// Names, URL and folders of the site.
import { listOf, type Raw, rawOf, textOf } from '../docusaurusConfig.ts'
import { type Convert, convertKeys, defined } from './context.ts'

export function convertSite(config: Raw, convert: Convert): Record<string, unknown> {
  const same = convertKeys(config, '', rules, convert)
  const baseUrl = textOf(config['baseUrl'])
  if (typeof config['trailingSlash'] !== 'boolean')
    convert.note('differs', 'URLs of pages end with a slash.', {
      where: 'trailingSlash',
      todo: 'Docusaurus leaves it to the host. Set trailingSlash to decide it.',
    })
  return defined({
    ...same,
    // Often that of an environment variable that is not set.
    url: same['url'] === '' ? undefined : same['url'],
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

/** The flags of the next version decide it where the key is missing. */
function storageOf(config: Raw): unknown {
  const { namespace } = rawOf(config['storage'])
  const v4 = rawOf(config['future'])['v4']
  const byFlag = v4 === true || rawOf(v4)['siteStorageNamespacing'] === true
  return { namespace: namespace ?? byFlag }
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
    'plugins',
    'themes',
    'presets',
    'themeConfig',
  ],
  ineffective: [
    '$schema',
    'organizationName',
    'projectName',
    'deploymentBranch',
    'githubHost',
    'githubPort',
    'baseUrlIssueBanner',
    'future',
    'webpack',
  ],
  unsupported: {
    ssrTemplate: 'Troodon makes the HTML document. Use headTags to add elements to its head.',
  },
} as const
