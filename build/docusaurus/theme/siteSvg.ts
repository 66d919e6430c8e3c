// Components of SVG files as the site's own SVGR makes them, for sites that configure it.
import { createRequire } from 'node:module'
import type { SiteModules } from '../../config/modules/siteModules.ts'
import type { SvgRule } from '../../model/themeContract.ts'
import type { Entry } from '../config/convert/entries.ts'
import { rawOf } from '../config/docusaurusConfig.ts'
import { openPlugin } from '../config/openPlugin.ts'
import type { PluginContext } from '../plugins/docusaurusPlugin.ts'

/** Null for a site without options for SVGR: Troodon makes the components. */
export async function svgRuleOf(
  entries: readonly Entry[],
  context: PluginContext,
  modules: SiteModules,
): Promise<SvgRule | null> {
  const entry = entries.find(({ name }) => name === '@docusaurus/plugin-svgr')
  if (!entry || Object.keys(rawOf(entry.options['svgrConfig'])).length === 0) return null
  const { made } = await openPlugin(entry, context, modules)
  // The plugin replaces Docusaurus' rule for SVG files by its own.
  const rules: { readonly test: RegExp; readonly oneOf?: readonly { readonly use: readonly SvgRule[] }[] }[] =
    [{ test: /\.svg$/i }]
  const { configureWebpack } = made as { readonly configureWebpack: (...given: unknown[]) => unknown }
  configureWebpack({ module: { rules } }, false)
  return rules[0]?.oneOf?.[0]?.use[0] ?? null
}

interface Svgr {
  readonly transform: (text: string, config: object, state: object) => Promise<string>
}

/** The module of a component, with JSX. */
export async function svgModule({ loader, options }: SvgRule, path: string, text: string): Promise<string> {
  const require = createRequire(loader)
  const { transform } = require('@svgr/core') as Svgr
  const { babel: _, ...config } = options
  const defaultPlugins = ['@svgr/plugin-svgo', '@svgr/plugin-jsx'].map((name) => require(name) as unknown)
  const caller = { name: '@svgr/webpack', previousExport: null, defaultPlugins }
  return transform(text, config, { filePath: path, caller })
}
