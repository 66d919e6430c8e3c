// The components that a site can wrap or replace.
import { themeComponentNames } from '../../io/themeComponents.ts'
import { effectOf } from '../../model/swizzle.ts'

/** Lines of text: the names by what a replacement changes. */
export function listComponents(engineRoot: string): readonly string[] {
  const names = themeComponentNames(engineRoot)
  const of = (effect: ReturnType<typeof effectOf>) =>
    names.filter((name) => effectOf(name) === effect).map((name) => `  ${name}`)
  return [
    'On the pages of the theme:',
    ...of('pages'),
    '',
    'Where your pages or components import them:',
    ...of('imports'),
  ]
}
