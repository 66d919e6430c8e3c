// The style sheets of the recipes in the documentation, so that their pictures show exactly these.
import { readFileSync } from 'node:fs'

const page = 'content/docs/theming.md'

/** The first CSS block below a heading of the page about theming. */
export function recipe(heading: string): string {
  const section = readFileSync(page, 'utf8')
    .split(/^## /m)
    .find((one) => one.startsWith(`${heading}\n`))
  const css = /^```css[^\n]*\n([\s\S]*?)^```/m.exec(section ?? '')?.[1]
  if (css === undefined) throw new Error(`${page} has no CSS below "${heading}".`)
  return css
}
