// The colors of code that a site chooses: a style sheet in the head of every page.
import type * as v from 'valibot'
import type { themeConfig } from './options/theme.ts'

type Raw = v.InferOutput<typeof themeConfig>
type Colors = NonNullable<Raw['codeColors']['light']>

/** Null without colors. Printed pages keep the colors of the theme. */
export function codeColors({ codeColors: { light, dark } }: Raw): string | null {
  const rules = [
    ...(light ? [ruleOf(':where(html:not([data-theme=dark]))', light)] : []),
    ...(dark ? [ruleOf(':where([data-theme=dark])', dark)] : []),
  ]
  return rules.length === 0 ? null : `@media not print{${rules.join('')}}`
}

/** Titles and marked lines are shown on the background of the code, so they take its color. */
function ruleOf(mode: string, { background, text, ...tokens }: Colors): string {
  const block = `${mode} .theme-code-block`
  const own = [
    ...(background ? [`background:${background}`] : []),
    ...(text ? [`color:${text}`] : []),
    ...Object.entries(tokens).map(([name, color]) => `--code-${name}:${color}`),
  ]
  const around = [
    `${block}-title{color:inherit}`,
    `${mode}{--docusaurus-highlighted-code-line-bg:color-mix(in srgb,currentColor 15%,transparent)}`,
  ]
  return [`${block}{${own.join(';')}}`, ...(text ? around : [])].join('')
}
