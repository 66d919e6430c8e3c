// The class names that the style of the navbar and `hideOnScroll` add to it.
import type { Config } from '../model/project.ts'

/** The class names of the navbar, if they are not those of every site. */
export function navbarClass({ style, hideOnScroll }: Config['theme']['navbar']): {
  readonly className?: string
} {
  const own = [...(style === null ? [] : [style]), ...(hideOnScroll ? ['hideable'] : [])]
  if (own.length === 0) return {}
  return { className: ['navbar theme-layout-navbar', ...own.map((name) => `navbar--${name}`)].join(' ') }
}
