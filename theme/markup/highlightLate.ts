// highlight.js in the browser: for the code of components that changed after the page was loaded. It comes
// with the first change (18 kB gzipped); the build has colored everything else.
import core from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { escapeHtml } from '../../build/shared/escape.ts'

// Languages that components often compute. They have aliases: js, tsx, html, sh, yml.
const grammars = { bash, css, javascript, json, typescript, xml, yaml }
for (const [name, grammar] of Object.entries(grammars)) core.registerLanguage(name, grammar)

/**
 * Code after this length stays plain: highlight.js is slow on long texts, and this one may change with every
 * key.
 */
const maxLength = 20_000

/** HTML of the code; plain in a language that is not one of those above. */
export function highlightLate(text: string, language: string): string {
  if (!core.getLanguage(language)) return escapeHtml(text)
  const { value } = core.highlight(text.slice(0, maxLength), { language, ignoreIllegals: true })
  return value + escapeHtml(text.slice(maxLength))
}
