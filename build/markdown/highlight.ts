// highlight.js with grammars that are loaded on first use. Code and lines have a maximum length, because some
// grammars take quadratic time on long lines (highlight.js issue 4529).
import type { HLJSApi, LanguageFn } from 'highlight.js'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import { nearest } from '../model/nearest.ts'
import { escapeHtml } from '../shared/escape.ts'
import { openColors } from './colors/openColors.ts'
import { ownGrammars } from './grammars/index.ts'
import { createRecent } from './recent.ts'

export interface Highlighter {
  /** HTML of the code; plain and escaped when the language is unknown or the code too large. */
  readonly highlight: (code: string, language: string | null) => Highlighted
}

interface Highlighted {
  readonly html: string
  readonly problem: Pick<LocalDiagnostic, 'code' | 'message' | 'hint'> | null
}

export interface LanguageSource {
  readonly core: HLJSApi
  /** Names of the grammar files. */
  readonly names: readonly string[]
  readonly load: (name: string) => LanguageFn
}

/** Names authors use → grammar file, where the two differ. */
const aliases: Readonly<Record<string, string>> = {
  js: 'javascript',
  jsx: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
  mts: 'typescript',
  sh: 'bash',
  zsh: 'bash',
  shell: 'bash',
  console: 'shell',
  terminal: 'bash',
  ps: 'powershell',
  ps1: 'powershell',
  bat: 'dos',
  batch: 'dos',
  cmd: 'dos',
  html: 'xml',
  svg: 'xml',
  vue: 'xml',
  svelte: 'xml',
  xhtml: 'xml',
  rss: 'xml',
  yml: 'yaml',
  md: 'markdown',
  mdx: 'markdown',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  cs: 'csharp',
  'c#': 'csharp',
  'c++': 'cpp',
  cc: 'cpp',
  h: 'c',
  hs: 'haskell',
  kt: 'kotlin',
  kts: 'kotlin',
  tex: 'latex',
  docker: 'dockerfile',
  toml: 'ini',
  json5: 'json',
  jsonc: 'json',
  webmanifest: 'json',
  objc: 'objectivec',
  gql: 'graphql',
  patch: 'diff',
  golang: 'go',
  make: 'makefile',
  pl: 'perl',
  ex: 'elixir',
  clj: 'clojure',
  ml: 'ocaml',
  fs: 'fsharp',
  vb: 'vbnet',
  vba: 'vbnet',
  proto: 'protobuf',
  regex: 'javascript',
  postcss: 'css',
  sass: 'scss',
  env: 'properties',
  dotenv: 'properties',
  conf: 'nginx',
  htaccess: 'apache',
  wat: 'wasm',
  styl: 'stylus',
  handlebars: 'handlebars',
  hbs: 'handlebars',
  jinja: 'django',
  jinja2: 'django',
  re: 'reasonml',
  reason: 'reasonml',
  res: 'reasonml',
  astro: 'xml',
  gitignore: 'bash',
  http: 'http',
  // Languages of which another grammar has nearly all tokens.
  flow: 'typescript',
  jsonp: 'json',
  hjson: 'json',
  avro: 'json',
  mongodb: 'javascript',
  cfscript: 'javascript',
  qml: 'javascript',
  webidl: 'typescript',
  'web-idl': 'typescript',
  hlsl: 'cpp',
  cuda: 'cpp',
  opencl: 'cpp',
  ino: 'arduino',
  vala: 'csharp',
  cshtml: 'xml',
  razor: 'xml',
  aspnet: 'xml',
  ejs: 'xml',
  'xml-doc': 'xml',
  v: 'go',
  templ: 'go',
  purescript: 'haskell',
  idris: 'haskell',
  agda: 'haskell',
  rescript: 'reasonml',
  starlark: 'python',
  bazel: 'python',
  bzl: 'python',
  renpy: 'python',
  mojo: 'python',
  plsql: 'sql',
  n1ql: 'sql',
  soql: 'sql',
  aql: 'sql',
  'shell-session': 'shell',
  'sh-session': 'shell',
  shellsession: 'shell',
  bash_session: 'shell',
  git: 'shell',
  ignore: 'bash',
  npmignore: 'bash',
  dockerignore: 'bash',
  fish: 'bash',
  nushell: 'bash',
  just: 'makefile',
  systemd: 'ini',
  editorconfig: 'ini',
  desktop: 'ini',
  'visual-basic': 'vbnet',
  terraform: 'hcl',
  tf: 'hcl',
  nomad: 'hcl',
  kql: 'kusto',
  sol: 'solidity',
  gd: 'gdscript',
  rq: 'sparql',
  opa: 'rego',
  'opentype-feature': 'css',
}

/** Languages without colors. */
const plainNames = new Set([
  'text',
  'txt',
  'plain',
  'plaintext',
  'none',
  'output',
  'log',
  'mermaid',
  'ansi',
  'csv',
  'nohighlight',
  'uri',
  'url',
  'javastacktrace',
  'jsstacktrace',
  'stacktrace',
  'plantuml',
  'plant-uml',
  'tree',
  'cobol',
])

/**
 * Characters of highlighted code to keep. Versions of a document share most of their code: on a large site,
 * half of the blocks are repeated.
 */
const cacheSize = 600_000

/**
 * Front matter at the start of a Markdown example, which the Markdown grammar takes for a rule and a heading.
 */
const frontMatterIn = /^---[ \t]*\n((?:(?!---).*\n)*)---[ \t]*(?=\n|$)/

const meta = (text: string): string => `<span class="hljs-meta">${text}</span>`

const maxLength = 200_000
const maxLineLength = 4_000

export function createHighlighter(source: LanguageSource): Highlighter {
  const known = new Set([...source.names, ...ownGrammars.keys()])
  const recent = createRecent(cacheSize)
  const paint = openColors(source.core)

  /**
   * Includes the languages that the grammar embeds, so that the result does not depend on the code
   * highlighted before.
   */
  function register(grammar: string): void {
    if (source.core.getLanguage(grammar)) return
    source.core.registerLanguage(grammar, ownGrammars.get(grammar) ?? source.load(grammar))
    for (const inner of embeddedLanguages(source.core.getLanguage(grammar)))
      if (known.has(inner)) register(inner)
  }

  function highlighted(code: string, grammar: string): string {
    const key = `${grammar}\n${code}`
    const done = recent.get(key)
    if (done !== undefined) return done
    register(grammar)
    const inside = grammar === 'markdown' && known.has('yaml') ? frontMatterIn.exec(code) : null
    const html = inside
      ? [meta('---'), '\n', highlighted(inside[1] ?? '', 'yaml'), meta('---')].join('') +
        highlighted(code.slice(inside[0].length), grammar)
      : paint(code, grammar)
    recent.set(key, html)
    return html
  }

  return {
    highlight(code, language) {
      const name = language?.toLowerCase() ?? ''
      if (name === '' || plainNames.has(name)) return plain(code)
      const grammar = Object.hasOwn(aliases, name) ? (aliases[name] as string) : name
      if (!known.has(grammar)) {
        const similar = nearest(name, [...known, ...Object.keys(aliases)])
        return plain(
          code,
          'unknownCodeLanguage',
          `The code language "${language}" is unknown, so the block has no colors.`,
          similar ? `Did you mean ${similar}?` : 'Use text for no colors.',
        )
      }
      if (code.length > maxLength || hasLongLine(code))
        return plain(
          code,
          'codeTooLargeToHighlight',
          'This code block is too large to highlight.',
          `Blocks up to ${maxLength} characters with lines up to ${maxLineLength} are highlighted.`,
        )
      return { html: highlighted(code, grammar), problem: null }
    },
  }
}

/** The languages that a grammar uses for parts of the code. */
function embeddedLanguages(
  grammar: unknown,
  seen = new Set<unknown>(),
  found = new Set<string>(),
): ReadonlySet<string> {
  if (typeof grammar !== 'object' || grammar === null || grammar instanceof RegExp || seen.has(grammar))
    return found
  seen.add(grammar)
  const { subLanguage } = grammar as { subLanguage?: string | string[] }
  // An empty list means detection among the registered languages, which depends on the code highlighted
  // before.
  if (Array.isArray(subLanguage) && subLanguage.length === 0) Reflect.deleteProperty(grammar, 'subLanguage')
  else
    for (const name of [subLanguage ?? []].flat())
      found.add(Object.hasOwn(aliases, name) ? (aliases[name] as string) : name)
  for (const value of Object.values(grammar)) embeddedLanguages(value, seen, found)
  return found
}

const hasLongLine = (code: string): boolean =>
  code.length > maxLineLength && code.split('\n').some((line) => line.length > maxLineLength)

function plain(
  code: string,
  problem?: LocalDiagnostic['code'],
  message = '',
  hint: string | null = null,
): Highlighted {
  return { html: escapeHtml(code), problem: problem ? { code: problem, message, hint } : null }
}
