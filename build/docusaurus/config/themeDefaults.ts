// `themeConfig` with the defaults of Docusaurus' classic theme: plugins receive it so.
import { isPlain, type Raw, rawOf } from './docusaurusConfig.ts'

/** A copy of the configuration: whoever changes its lists and objects does not change the original. */
export function withThemeDefaults(siteConfig: Raw): Record<string, unknown> {
  const whole = copyOf(siteConfig) as Record<string, unknown>
  const given = rawOf(whole['themeConfig'])
  return {
    ...whole,
    themeConfig: {
      ...merged(copyOf(defaults) as Raw, given),
      ...(given['footer'] === undefined ? {} : { footer: merged(footer(), rawOf(given['footer'])) }),
    },
  }
}

/** Objects of data as new ones; functions and objects of classes as they are. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copyOf(member)]))
}

/** Values that are not set in `given`, at any depth, come from `base`. Lists are not merged. */
function merged(base: Raw, given: Raw): Raw {
  const known = Object.entries(base).map(([key, value]) => {
    const own = given[key]
    return [key, own === undefined ? value : isPlain(value) && isPlain(own) ? merged(value, own) : own]
  })
  return { ...given, ...Object.fromEntries(known) }
}

const footer = (): Raw => ({ style: 'light', links: [] })

const defaults: Raw = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  docs: {
    versionPersistence: 'localStorage',
    sidebar: { hideable: false, autoCollapseCategories: false },
  },
  blog: { sidebar: { groupByYear: true } },
  metadata: [],
  prism: {
    additionalLanguages: [],
    magicComments: [
      {
        className: 'theme-code-block-highlighted-line',
        line: 'highlight-next-line',
        block: { start: 'highlight-start', end: 'highlight-end' },
      },
    ],
  },
  navbar: { hideOnScroll: false, items: [] },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
}
