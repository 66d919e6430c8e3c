// Custom properties of Infima in style sheets of the site. One that the theme does not read gets a value
// where the style sheet names it, and rules of the theme where the style sheet sets it. Sites that name none
// pay nothing for it.
import { layerOrder, withLayerPrefix } from './themeLayers.ts'
import { themeProperties } from './themePropertyTable.ts'

const named = /--(?:ifm|docusaurus)-[\w-]+/g
const declared = /(--(?:ifm|docusaurus)-[\w-]+)\s*:/g
/** Properties that components name in `style`: they are added to the style sheet with the site's colors. */
const inComponents = [...themeProperties.keys()].filter((name) =>
  /^--ifm-(?:color-(?!secondary-)|card-|font-color-secondary|global-border|pre-|leading$|code-b)/.test(name),
)

export const namesThemeProperties = (css: string): boolean => /--(?:ifm|docusaurus)-/.test(css)

interface SheetOptions {
  /** In a CSS module, the class names of the theme are marked as global. */
  readonly isModule?: boolean
  /** What the names of the theme's layers begin with. */
  readonly prefix?: string
}

/** The style sheet, followed by what it needs in the layers of the theme. */
export function withThemeProperties(
  css: string,
  { isModule = false, prefix = '' }: SheetOptions = {},
): string {
  if (!namesThemeProperties(css)) return css
  const set = new Set([...css.matchAll(declared)].map(([, name = '']) => name))
  const wanted = new Set([
    ...[...css.matchAll(named)].map(([name]) => name),
    ...(set.has('--ifm-color-primary') ? inComponents : []),
  ])
  const values: string[] = []
  const rules: string[] = []
  const scope = isModule ? ':global ' : ''
  // Values that name other properties add them to the end of the set.
  for (const name of wanted) {
    const property = themeProperties.get(name)
    if (!property) continue
    values.push(`${name}:${property.value}`)
    for (const [other] of property.value.matchAll(named)) wanted.add(other)
    if (!set.has(name)) continue
    for (const [selector, target] of property.uses ?? [])
      rules.push(`${scope}${selector}{${target}:var(${name})}`)
  }
  const added = [
    values.length === 0 ? '' : `@layer tokens{:root{${values.join(';')}}}`,
    inSections(css, set, isModule),
    rules.length === 0 ? '' : `@layer utilities{${rules.join('')}}`,
  ].join('')
  return added === '' ? css : `${css}\n${layerOrder(prefix)}${withLayerPrefix(added, prefix)}\n`
}

/** The theme computes colors of links and headings at the root. Sections of a page can have their own. */
function inSections(css: string, set: ReadonlySet<string>, isModule: boolean): string {
  const area = isModule ? ':global(.main-wrapper)' : '.main-wrapper'
  const rules = [
    set.has('--ifm-link-color') ? `${area} a{color:var(--ifm-link-color)}` : '',
    isModule && /[\s;{]color\s*:/.test(css)
      ? `${area} :is(h1,h2,h3,h4,h5,h6){color:var(--ifm-heading-color,inherit)}`
      : '',
  ].join('')
  return rules === '' ? '' : `@layer base{${rules}}`
}
