// One folder of pages.
import { textOf } from '../docusaurusConfig.ts'
import { markdownPlugins } from './content.ts'
import { type Convert, convertKeys } from './context.ts'
import type { Entry } from './entries.ts'

/** None where the folder is missing. */
export function convertPages(
  { options, where, isWrapped = false }: Entry,
  convert: Convert,
): readonly object[] {
  const path = convert.path(textOf(options['path']) ?? 'src/pages')
  return convert.hasFolder(path)
    ? [{ ...convertKeys(options, where, { ...rules, isOpen: isWrapped }, convert), path }]
    : []
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
  other: ['path', 'admonitions'],
  unsupported: {
    mdxPageComponent: 'Replace a component of the theme in src/theme instead.',
  },
}
