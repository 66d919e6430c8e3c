// Whether rules of a plugin may be about modules of the theme.
import type { FileRule } from '../../model/config/moduleLoader.ts'
import type { ModuleRules } from '../../model/pluginOutcome.ts'
import type { LinkableCode } from './linkTypes.ts'

export function concernsTheme(
  { aliases, files, globals, replacements }: ModuleRules,
  { graph, modules }: LinkableCode,
): boolean {
  const paths = [...new Set([...Object.keys(modules), ...Object.keys(graph)])].map((input) => `/${input}`)
  const written = new Set(Object.values(graph).flatMap((edges) => edges.map(({ original }) => original)))
  const names = Object.keys(aliases).map((name) => name.replace(/\$$/, ''))
  const isNamed = (name: string) =>
    [...written, 'react', 'react-dom'].some((one) => one === name || one.startsWith(`${name}/`))
  const isOfTheme = ({ test }: { readonly test: RegExp }) =>
    [...written, ...paths].some((one) => new RegExp(test.source, test.flags.replace(/[gy]/g, '')).test(one))
  const isFile = ({ as, matches }: FileRule) =>
    typeof as === 'string' && paths.some((path) => matches(path, ''))
  return (
    [...names, ...Object.keys(globals)].some(isNamed) || files.some(isFile) || replacements.some(isOfTheme)
  )
}
