// Class names of Docusaurus' theme that the elements of a page do not have: style sheets of the site that use
// one also match the element by the classes that it has. Replaced components print the names themselves.

/** Name → a selector with the specificity of one class. */
const same: Readonly<Record<string, string>> = {
  'breadcrumbs__item--active': '.breadcrumbs__item:where(:last-child)',
  'menu__list-item--collapsed': '.menu__category:where(:not([data-open]))',
  'navbar--fixed-top': '.navbar',
  'table-of-contents__left-border': '.table-of-contents',
  'theme-doc-card-container': '.card:where(.cards *)',
  'theme-doc-card-description': '.card__description:where(.cards *)',
  'theme-doc-card-heading': '.card__title:where(.cards *)',
  'theme-doc-card-icon': '.icon:where(.cards .card__title > *)',
  'theme-doc-card-title': '.card__title:where(.cards *)',
  'theme-doc-sidebar-item-category': '.menu__category',
  'theme-doc-sidebar-item-link': '.menu__list-item:where(:not(.menu__category))',
  'theme-doc-sidebar-menu': '.menu__list:where(.menu > *)',
  'theme-layout-footer-column': '.footer__col',
  'theme-layout-navbar-left': '.navbar__items:where(:not(.navbar__items--right))',
  'theme-layout-navbar-right': '.navbar__items--right',
}

const selector = new RegExp(
  `\\.(${Object.keys(same).join('|')}|(theme-doc-sidebar-item-(?:category|link))-level-(\\d))(?![\\w-])`,
  'g',
)

export const namesThemeClasses = (css: string): boolean => css.search(selector) !== -1

/** `.theme-doc-sidebar-menu` → `:is(.theme-doc-sidebar-menu, …)`, on the same line. */
export const withThemeClasses = (css: string): string =>
  css.replace(selector, (written, name: string, item: string | undefined, level = '1') => {
    const own = item === undefined ? same[name] : `${same[item]}:where(${listAt(Number(level))} > *)`
    return `:is(${written}, ${own})`
  })

/** The lists of a sidebar at a level, from 1. */
const listAt = (level: number): string => `.menu > .menu__list${' > li > .menu__list'.repeat(level - 1)}`
