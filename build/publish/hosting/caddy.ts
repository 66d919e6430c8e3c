// Settings for Caddy, to be imported in the block of a site: headers, redirects, compressed files.
import { contentType, contentTypes } from '../../io/contentTypes.ts'
import type { HeaderRule, RedirectRule } from './hostRules.ts'
import {
  escapeExpression,
  exactRedirects,
  fillNames,
  type HostSettings,
  pagePattern,
  patternRedirects,
  takesQuery,
  without,
} from './hostSettings.ts'
import { revalidated } from './revalidated.ts'

export function caddySettings(settings: HostSettings): string {
  const { baseUrl, url, rules, compress, trailingSlash } = settings
  const lines = [
    `# Headers, redirects and files of ${url}`,
    '# "troodon hosting caddy" wrote this file. Import it in the block of the site, below its root.',
    'route {',
    '\tmap {query} {troodon_query} {',
    '\t\t"" ""',
    '\t\tdefault "?{query}"',
    '\t}',
    `\theader ${baseUrl}* Cache-Control ${text(revalidated)}`,
    ...typeRules(baseUrl),
    `\t@page path_regexp ${text(`^${escapeExpression(baseUrl)}${pagePattern}`)}`,
    '\theader @page +Vary Accept',
    ...rules.headers.flatMap(headerRule),
    ...exactRedirects(settings).flatMap(({ from, to, status }, index) => [
      `\t@moved${index} path_regexp ${text(`^${escapeExpression(from)}$`)}`,
      `\tredir @moved${index} ${target(to)} ${status}`,
    ]),
    ...patternRedirects(settings).flatMap(patternRule),
    '\t@markdown {',
    '\t\theader Accept *text/markdown*',
    '\t\tfile {path}/index.md',
    '\t}',
    `\theader @markdown Content-Type ${text(contentType('index.md'))}`,
    '\trewrite @markdown {path}/index.md',
    ...(trailingSlash ? [] : [`\t@html file {path}.html`, '\trewrite @html {path}.html']),
    `\tfile_server ${baseUrl}* {`,
    '\t\thide .troodon-deploy',
    ...(compress.length > 0 ? [`\t\tprecompressed ${compress.join(' ')}`] : []),
    '\t}',
    '}',
    'handle_errors {',
    '\t@missing {',
    `\t\tpath ${baseUrl}*`,
    '\t\texpression {err.status_code} == 404',
    '\t}',
    '\thandle @missing {',
    `\t\trewrite * ${baseUrl}404.html`,
    `\t\theader Cache-Control ${text(revalidated)}`,
    `\t\theader Content-Type ${text(contentType('404.html'))}`,
    '\t\tfile_server',
    '\t}',
    '}',
  ]
  return `${lines.join('\n')}\n`
}

/** The types that the other hosts use, too: those of Caddy are different on each system. */
function typeRules(baseUrl: string): readonly string[] {
  const types = [...new Set(Object.values(contentTypes))]
  return types.flatMap((type, index) => {
    const endings = Object.keys(contentTypes).filter((ending) => contentTypes[ending] === type)
    const expression = `(?i)^${escapeExpression(baseUrl)}.*\\.(?:${endings.map((one) => one.slice(1)).join('|')})$`
    return [
      `\t@type${index} path_regexp ${text(expression)}`,
      `\theader @type${index} Content-Type ${text(type)}`,
    ]
  })
}

/** Rules are followed in their order, because they are in a route. */
const headerRule = ({ pattern, set, remove }: HeaderRule, index: number): readonly string[] => [
  `\t@rule${index} path_regexp ${text(pattern.expression)}`,
  ...remove.map((name) => `\theader @rule${index} -${name}`),
  ...set.map(([name, value]) => `\theader @rule${index} ${name} ${text(value)}`),
]

function patternRule({ from, to, status }: RedirectRule, index: number): readonly string[] {
  const name = `pattern${index}`
  if (status === 200)
    return [
      `\t@${name} {`,
      `\t\tpath_regexp ${text(from.expression)}`,
      '\t\tnot file {path} {path}/index.html',
      '\t}',
      `\trewrite @${name} ${text(to.replace(/\/$/, '/index.html'))}`,
    ]
  const filled = fillNames(to, from, (group) => `{re.${name}.${group}}`)
  const matcher = `\t@${name} path_regexp ${name} ${text(from.expression)}`
  if (!to.startsWith('/')) return [matcher, `\tredir @${name} "${filled}{troodon_query}" ${status}`]
  // A URI that was rewritten is encoded, and keeps its query.
  return [matcher, `\troute @${name} {`, `\t\trewrite * "${filled}"`, `\t\tredir * {uri} ${status}`, '\t}']
}

const target = (to: string): string =>
  takesQuery(to) ? `"${without('"', to, 'Caddy')}{troodon_query}"` : text(to)

/** In backticks nothing is escaped. */
const text = (value: string): string => `\`${without('`', value, 'Caddy')}\``
