// Common remark and rehype plugins that Troodon has built in: an instance with no others is read by
// markdown-it, many times faster.
import type { MarkdownConfig } from '../project.ts'
import type { MarkdownPlugin, UnifiedPlugins } from './markdownExtensions.ts'

type Settings = Partial<MarkdownConfig>

/** The equivalent settings of a plugin, by its options. Null if there are none. */
type Meaning = (options: Readonly<Record<string, unknown>>) => Settings | null

const always: Meaning = () => ({})

/** What `rehype-katex` prints unless its options say otherwise. */
const htmlToo = { output: 'htmlAndMathml' }

/** Names of the plugins' functions. */
const known: Readonly<Record<string, Meaning>> = {
  remarkGfm: always,
  remarkFrontmatter: always,
  remarkDirective: always,
  remarkEmoji: () => ({ emoji: true }),
  remarkMath: ({ singleDollarTextMath }) => ({
    math: true,
    singleDollarMath: singleDollarTextMath !== false,
  }),
  rehypeKatex: (options) => (isData(options) ? { math: true, katex: { ...htmlToo, ...options } } : null),
  remarkGithubAdmonitionsToDirectives: ({ mapping = { IMPORTANT: 'info', CAUTION: 'danger' } }) => ({
    alerts: boxesOf(mapping),
  }),
  remarkGithubAlerts: always,
  remarkAlert: always,
  rehypeGithubAlerts: always,
  remarkNpm2Yarn: ({ sync = false, converters = ['yarn', 'pnpm', 'bun'] }) =>
    isNames(converters) ? { packageManagers: { sync: sync === true, converters } } : null,
}

/** The settings that have the effect of the known plugins, and the other plugins. */
export function settingsOf(plugins: UnifiedPlugins): {
  readonly settings: Settings
  readonly others: readonly MarkdownPlugin[]
} {
  const { beforeDefaultRemarkPlugins, remarkPlugins, beforeDefaultRehypePlugins, rehypePlugins } = plugins
  const all = [beforeDefaultRemarkPlugins, remarkPlugins, beforeDefaultRehypePlugins, rehypePlugins].flat()
  const found = all.map(knownSettings)
  return {
    settings: Object.assign({}, ...found) as Settings,
    others: all.filter((_, at) => found[at] === null),
  }
}

/** Null for a plugin that is not built in. */
export function knownSettings(plugin: MarkdownPlugin): Settings | null {
  const [run, options] = typeof plugin === 'function' ? [plugin, undefined] : plugin
  const name = nameOf(run)
  if (!Object.hasOwn(known, name)) return null
  const given = typeof options === 'object' && options !== null ? (options as Record<string, unknown>) : {}
  return known[name]?.({ ...defaultsOf(name, run), ...given }) ?? null
}

/** Older versions of `@docusaurus/remark-plugin-npm2yarn` have fewer tabs. */
function defaultsOf(name: string, run: (...options: never[]) => unknown): object {
  const [, list] = (name === 'remarkNpm2Yarn' && /\bconverters\s*=\s*\[([^\]]*)\]/.exec(String(run))) || []
  return list === undefined ? {} : { converters: [...list.matchAll(/['"](\w+)['"]/g)].map(([, one]) => one) }
}

/** Of functions whose names say little: in `@docusaurus/remark-plugin-npm2yarn`, and old `remark-math`. */
function nameOf(run: (...options: never[]) => unknown): string {
  const code = run.name === 'plugin' || run.name === 'math' ? String(run) : ''
  if (run.name === 'plugin' && /\bconverters\b/.test(code) && /npm2yarn/i.test(code)) return 'remarkNpm2Yarn'
  return run.name === 'math' && /\binlinePlugin\b/.test(code) ? 'remarkMath' : run.name
}

/** `{ IMPORTANT: 'info' }` → `{ important: 'info' }`. */
const boxesOf = (mapping: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(Object(mapping)).map(([alert, box]) => [alert.toLowerCase(), String(box)]),
  )

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const isData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isData)
    : typeof value !== 'function'
