// One docs instance.
import { textOf } from '../docusaurusConfig.ts'
import { componentOptions, markdownPlugins, unsupportedPlugins, withoutKnownRecma } from './content.ts'
import { type Convert, convertKeys, defined } from './context.ts'
import type { Entry } from './entries.ts'
import { instanceAdmonitions } from './markdown.ts'

export function convertDocs({ options, where, isWrapped = false }: Entry, convert: Convert): object {
  const same = convertKeys(withoutKnownRecma(options), where, { ...rules, isOpen: isWrapped }, convert)
  return defined({
    ...same,
    path: convert.path(textOf(options['path']) ?? 'docs'),
    admonitions: instanceAdmonitions(options),
    routeBasePath: options['routeBasePath'] ?? 'docs',
    sidebarPath: sidebarPath(options['sidebarPath'], convert),
    // A category that cannot be closed is open.
    sidebarCollapsed: options['sidebarCollapsible'] === false ? false : options['sidebarCollapsed'],
  })
}

const sidebarPath = (given: unknown, { path }: Convert): unknown =>
  typeof given === 'string' ? path(given) : given

const rules = {
  same: [
    ...markdownPlugins,
    'id',
    'tagsBasePath',
    'include',
    'exclude',
    'editUrl',
    'editCurrentVersion',
    'editLocalizedFiles',
    'showLastUpdateTime',
    'showLastUpdateAuthor',
    'breadcrumbs',
    'numberPrefixParser',
    'sidebarCollapsible',
    'sidebarItemsGenerator',
    'disableVersioning',
    'includeCurrentVersion',
    'lastVersion',
    'onlyIncludeVersions',
    'versions',
    'onInlineTags',
    'tags',
  ],
  nullable: ['tags'],
  unsupported: unsupportedPlugins,
  other: ['path', 'routeBasePath', 'sidebarPath', 'sidebarCollapsed', 'admonitions'],
  ofTheme: componentOptions,
}
