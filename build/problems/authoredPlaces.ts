// Problems of files that the build wrote for plugins, at what people have written: the component of a page,
// or else the configuration, which names the plugin.
import { generatedFolder, safeName } from '../model/config/plugin.ts'
import type { Problem } from '../model/diagnostics.ts'
import type { PluginRoute } from '../model/pluginOutcome.ts'
import type { Project } from '../model/project.ts'

interface Written extends Pick<Project, 'config' | 'configFile'> {
  /** The pages of plugins. */
  readonly routes: readonly PluginRoute[]
}

export function authoredPlaces(problems: readonly Problem[], written: Written): readonly Problem[] {
  const routeOf = (file: string) => written.routes.find(({ source }) => source === file)
  return problems.map((problem) => {
    const { file, message, hint } = problem
    const isGenerated = file?.startsWith(`${generatedFolder}/`) === true
    const named = (text: string): string =>
      text.replace(generatedFile, (one) => {
        const route = routeOf(one)
        // The problem of the page itself is that of its file in all languages.
        const path = route && (isGenerated ? withoutLanguage(route, written.config) : route.path)
        return `${path ? `the page ${path}` : shortName(one)} of the plugin ${pluginOf(one, written)}`
      })
    const told = { ...problem, message: named(message), hint: hint && named(hint) }
    return isGenerated ? placed(told, file, routeOf(file), written) : told
  })
}

function placed(problem: Problem, file: string, route: PluginRoute | undefined, written: Written): Problem {
  // The import of the component is not in a file that somebody wrote.
  if (route?.component && problem.code !== 'missingModule') return { ...problem, file: route.component }
  const { line, message } = problem
  const plugin = pluginOf(file, written)
  const lineOf = line > 0 ? `line ${line} of ` : ''
  const added = route
    ? `The plugin ${plugin} needs it.`
    : `It is in ${lineOf}${shortName(file)} of the plugin ${plugin}.`
  return {
    ...problem,
    ...{ file: written.configFile, line: 0, column: 0 },
    find: [(route ?? ofSamePlugin(file, written))?.module ?? plugin],
    message: message.includes(`the plugin ${plugin}`) ? message : `${message} ${added}`,
  }
}

/** Its name has the characters that `safeName` leaves. A dot at the end is that of the sentence. */
const generatedFile = /(?<![\w./-])\.cache\/plugins(?:\/[\w.-]+)+(?<!\.)/g

const withoutLanguage = ({ path, locale }: PluginRoute, { i18n }: Written['config']): string =>
  path.slice(i18n.localeConfigs[locale]?.prefix.length ?? 0)

/** `pets/list.md` for `.cache/plugins/NAME/pages/pets/list.md`. */
const shortName = (file: string): string => file.split('/').slice(4).join('/')

const folderOf = (file: string): string => file.split('/')[2] ?? ''

const ofSamePlugin = (file: string, { routes }: Written): PluginRoute | undefined =>
  routes.find(({ source }) => folderOf(source) === folderOf(file))

function pluginOf(file: string, written: Written): string {
  const { plugins } = written.config
  const own = plugins.flatMap((one) => (one.type === 'own' ? [one.plugin.name] : []))
  const known = ofSamePlugin(file, written)?.plugin ?? own.find((name) => safeName(name) === folderOf(file))
  return known ?? folderOf(file)
}
