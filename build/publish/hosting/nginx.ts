// Settings for nginx, to be included in a server block: headers, redirects, types, compressed files.
import { contentTypes, isText } from '../../io/contentTypes.ts'
import type { HeaderRule, RedirectRule } from './hostRules.ts'
import {
  escapeExpression,
  exactRedirects,
  fillNames,
  type HostSettings,
  headerNames,
  pagePattern,
  patternRedirects,
  takesQuery,
  without,
} from './hostSettings.ts'
import { revalidated } from './revalidated.ts'

export function nginxSettings(settings: HostSettings): string {
  const { baseUrl, url, rules, compress, trailingSlash } = settings
  const names = [...new Set([...headerNames(settings), 'Cache-Control', 'Vary'])]
  const page = trailingSlash ? '' : ' $uri.html'
  const lines = [
    `# Headers, redirects and files of ${url}`,
    '# "troodon hosting nginx" wrote this file. Include it in a server block that has the root.',
    '',
    ...names.map((name) => `set ${variable(name)} "";`),
    `if ($uri ~ "^${baseUrl}") { set ${variable('Cache-Control')} ${text(revalidated)}; }`,
    ...rules.headers.map(headerRule),
    // A page in the form that the request prefers: its URL and that of its Markdown are answers for both.
    `if ($uri ~ ${expression(`^${escapeExpression(baseUrl)}${pagePattern}`)}) { set ${variable('Vary')} "Accept"; }`,
    'set $troodon_markdown "/.troodon-deploy/none";',
    'if ($http_accept ~* "text/markdown") { set $troodon_markdown "$uri/index.md"; }',
    ...names.map((name) => `add_header ${name} ${variable(name)} always;`),
    '',
    'absolute_redirect off;',
    `location ${baseUrl} {`,
    '  index index.html;',
    `  try_files $troodon_markdown $uri${page} $uri/ =404;`,
    `  error_page 404 ${baseUrl}404.html;`,
    ...types(),
    ...(compress.includes('gzip') ? ['  gzip_static on;', '  gzip_vary on;'] : []),
    ...(compress.includes('br') ? ['  # Needs the module brotli_static.', '  brotli_static on;'] : []),
    '}',
    '# Files that only deploys use.',
    `location ^~ ${baseUrl}.troodon-deploy/ { return 404; }`,
    ...exactRedirects(settings).map(
      ({ from, to, status }) => `location = ${text(from)} { return ${status} ${target(to)}; }`,
    ),
    ...patternRedirects(settings).map(patternRule),
  ]
  return `${lines.join('\n')}\n`
}

const variable = (name: string): string => `$troodon_${name.toLowerCase().replaceAll('-', '_')}`

/** Only `set` is safe in an `if`, and it is all that is needed: an empty header is not sent. */
const headerRule = ({ pattern, set, remove }: HeaderRule): string =>
  [
    `if ($uri ~ ${expression(orIndex(pattern.expression))}) {`,
    ...remove.map((name) => `  set ${variable(name)} "";`),
    ...set.map(([name, value]) => `  set ${variable(name)} ${text(value)};`),
    '}',
  ].join('\n')

function patternRule({ from, to, status }: RedirectRule): string {
  const place = `location ~ ${expression(from.expression)}`
  if (status === 200) return `${place} { try_files $uri $uri/index.html ${text(pageOf(to))}; }`
  const filled = fillNames(without('$', to, 'nginx'), from, (index) => `$${index}`)
  // "rewrite" encodes what the pattern found, and adds the query. Other statuses have no such form.
  if (status === 301 || status === 308)
    return `${place} { rewrite ${expression(from.expression)} "${filled}" permanent; }`
  return `${place} { rewrite ${expression(from.expression)} "${filled}" redirect; }`
}

/** nginx looks at the rules again for the page of a folder. */
const orIndex = (source: string): string => source.replace(/\/\$$/, '/(?:index\\.html)?$')

const pageOf = (path: string): string => path.replace(/\/$/, '/index.html')

const target = (to: string): string => (takesQuery(to) ? `${text(to).slice(0, -1)}$is_args$args"` : text(to))

/** In quotes. A dollar would begin a variable. */
const text = (value: string): string => `"${escaped(without('$', value, 'nginx'))}"`
const expression = (source: string): string => `"${source.replaceAll('"', '\\"')}"`
const escaped = (value: string): string => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')

/** The types that the other hosts use, too: those of nginx lack some. */
function types(): readonly string[] {
  const bare = (type: string): string => type.replace(/;.*/, '')
  const all = Object.entries(contentTypes).map(([ending, type]) => [ending.slice(1), bare(type)] as const)
  const names = [...new Set(all.map(([, type]) => type))]
  const endings = (name: string) => all.filter(([, type]) => type === name).map(([ending]) => ending)
  return [
    '  charset utf-8;',
    `  charset_types ${names.filter((name) => isText(name) && name !== 'text/html').join(' ')};`,
    '  default_type application/octet-stream;',
    '  types {',
    ...names.map((name) => `    ${name} ${endings(name).join(' ')};`),
    '  }',
  ]
}
