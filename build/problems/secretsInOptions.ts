// Secrets in values of the configuration that become part of the output, and in what plugins add to pages.
import type { Diagnostic } from '../model/diagnostics.ts'
import type { PluginOutcome } from '../model/pluginOutcome.ts'
import type { Config, Project } from '../model/project.ts'
import { secretsInValue } from '../read/secretProblems.ts'

interface Options {
  readonly project: Pick<Project, 'config' | 'configFile'>
  readonly plugins: Pick<PluginOutcome, 'injected'>
}

export function secretsInOptions({ project, plugins }: Options): readonly Diagnostic[] {
  const { config, configFile } = project
  const inConfig = secretsInValue(published(config))
  const injected = secretsInValue(plugins.injected).map(({ find: _, ...one }) => ({
    ...one,
    message: `injectHtmlTags of a plugin: ${one.message}`,
  }))
  return [...inConfig, ...injected].map((one) => ({ ...one, file: configFile }))
}

/** Options of plugins stay in the build. */
const published = ({ plugins: _, markdownExtensions: __, allowedSecrets: ___, ...config }: Config): unknown =>
  JSON.parse(JSON.stringify(config, (key, value) => (/Plugins$/.test(key) ? undefined : value)))
