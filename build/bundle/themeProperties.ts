// Custom properties of Infima in style sheets of the site. One that the theme does not read gets a value
// where the style sheet names it, and rules of the theme where the style sheet sets it. Sites that name none
// pay nothing for it.
import { themeProperties } from './themePropertyTable.ts'

const named = /--(?:ifm|docusaurus)-[\w-]+/g
const declared = /(--(?:ifm|docusaurus)-[\w-]+)\s*:/g
/** The order of theme/styles/index.css, for a style sheet that comes before the theme's. */
const layers = '@layer reset, tokens, base, markdown, components, utilities;'
/** Properties that components name in `style`: they are added to the style sheet with the site's colors. */
const inComponents = [...themeProperties.keys()].filter((name) =>
  /^--ifm-(?:color-(?!secondary-)|card-|font-color-secondary|global-border|pre-|leading$|code-b)/.test(name),
)

export const namesThemeProperties = (css: string): boolean => /--(?:ifm|docusaurus)-/.test(css)

/** The style sheet, followed by what it needs in the layers of the theme. */
export function withThemeProperties(css: string): string {
  const set = new Set([...css.matchAll(declared)].map(([, name = '']) => name))
  const wanted = new Set([
    ...[...css.matchAll(named)].map(([name]) => name),
    ...(set.has('--ifm-color-primary') ? inComponents : []),
  ])
  const values: string[] = []
  const rules: string[] = []
  // Values that name other properties add them to the end of the set.
  for (const name of wanted) {
    const property = themeProperties.get(name)
    if (!property) continue
    values.push(`${name}:${property.value}`)
    for (const [other] of property.value.matchAll(named)) wanted.add(other)
    if (!set.has(name)) continue
    for (const [selector, target] of property.uses ?? []) rules.push(`${selector}{${target}:var(${name})}`)
  }
  if (values.length === 0) return css
  const used = rules.length === 0 ? '' : `@layer utilities{${rules.join('')}}`
  return `${css}\n${layers}@layer tokens{:root{${values.join(';')}}}${used}\n`
}
