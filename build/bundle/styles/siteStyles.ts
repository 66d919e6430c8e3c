// The style sheets of a site, as its settings and plugins say how to read them.
import type { BundleOptions } from '../bundleTypes.ts'
import type { StyleInputs } from './postcss.ts'
import { openStyleSource, type StyleSource } from './styleSource.ts'

const newInputs = (): StyleInputs => ({ files: new Set(), scanned: new Set(), sheets: new Set() })

/** `work` is the working folder, in which the bundler finds the style sheets. */
export function openStyles(
  { root, engineRoot, cacheFolder, config, plugins }: BundleOptions,
  work: string,
  inputs: StyleInputs = newInputs(),
): StyleSource {
  const folders = { work, root, engineRoot, cacheFolder }
  const rules = plugins.browser.files
  return openStyleSource(
    {
      ...folders,
      postcss: plugins.postcss,
      rules,
      ofPackages: config.runsTheme === 'docusaurus',
    },
    inputs,
  )
}
