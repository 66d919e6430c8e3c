// One folder of pages.
import { textOf } from '../docusaurusConfig.ts'
import { componentOptions, markdownPlugins, unsupportedPlugins, withoutKnownRecma } from './content.ts'
import { type Convert, convertKeys, defined } from './context.ts'
import type { Entry } from './entries.ts'
import { instanceAdmonitions } from './markdown.ts'

/** None where the folder is missing. */
export function convertPages(
  { options, where, isWrapped = false }: Entry,
  convert: Convert,
): readonly object[] {
  const path = convert.path(textOf(options['path']) ?? 'src/pages')
  if (!convert.hasFolder(path)) return []
  const same = convertKeys(withoutKnownRecma(options), where, { ...rules, isOpen: isWrapped }, convert)
  return [defined({ ...same, admonitions: instanceAdmonitions(options), path })]
}

const rules = {
  same: [
    ...markdownPlugins,
    'id',
    'routeBasePath',
    'include',
    'exclude',
    'editUrl',
    'editLocalizedFiles',
    'showLastUpdateTime',
    'showLastUpdateAuthor',
  ],
  unsupported: unsupportedPlugins,
  other: ['path', 'admonitions'],
  ofTheme: componentOptions,
}
