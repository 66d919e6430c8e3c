// Custom properties of Infima that the theme does not read: their values, and where they would be used. Style
// sheets of the site that name one get what they need of it (themeProperties.ts).
import { shadesOfColors } from './themeColorTable.ts'

/** Selector and property of the theme that a property of Infima sets. */
type Use = readonly [selector: string, property: string]

export interface ThemeProperty {
  /** Where the site does not set it. It can name other properties. */
  readonly value: string
  readonly uses?: readonly Use[]
}

const link = '.navbar:not(.navbar--dark, .navbar--primary) .navbar__link'
const cells = '.markdown :is(th, td)'
const tables = ':is(.table-wrap, .markdown table, .markdown tr)'
const inlineCode = '.markdown :not(pre) > code'
const footer = '.footer:not(.footer--dark)'

/** Name without `--ifm-` → value, and pairs of a selector and a property. */
const rows: Readonly<Record<string, readonly [value: string, ...uses: Use[]]>> = {
  'alert-border-left-width': ['4px', [':is(.admonition, .alert)', 'border-inline-start-width']],
  'alert-border-radius': ['var(--radius)', [':is(.admonition, .alert)', 'border-radius']],
  'alert-border-width': ['1px'],
  'alert-padding-horizontal': ['1.1rem', [':is(.admonition, .alert)', 'padding-inline']],
  'alert-padding-vertical': ['0.9rem', [':is(.admonition, .alert)', 'padding-block']],
  'alert-shadow': ['none', [':is(.admonition, .alert)', 'box-shadow']],
  'avatar-photo-size': ['3rem', ['.author__image', 'width'], ['.author__image', 'height']],
  'badge-border-radius': ['1rem', ['.badge', 'border-radius']],
  'blockquote-border-color': ['var(--line-strong)', ['.markdown blockquote', 'border-color']],
  'blockquote-border-left-width': ['3px', ['.markdown blockquote', 'border-inline-start-width']],
  'blockquote-color': ['var(--text-quiet)', ['.markdown blockquote', 'color']],
  'blockquote-font-size': ['inherit', ['.markdown blockquote', 'font-size']],
  'blockquote-padding-horizontal': ['1.1rem', ['.markdown blockquote', 'padding-inline']],
  'blockquote-padding-vertical': ['0', ['.markdown blockquote', 'padding-block']],
  'blockquote-shadow': ['none', ['.markdown blockquote', 'box-shadow']],
  'breadcrumb-border-radius': ['0.3rem', ['.breadcrumbs__link', 'border-radius']],
  'breadcrumb-color-active': ['inherit', ['.breadcrumbs__item:last-child .breadcrumbs__link', 'color']],
  'breadcrumb-item-background-active': [
    'transparent',
    ['.breadcrumbs__item:last-child .breadcrumbs__link', 'background'],
  ],
  'button-color': [
    'var(--ink)',
    ['.button:not(.button--secondary, .button--outline, .button--link)', 'color'],
  ],
  'button-size-multiplier': ['1'],
  'button-border-radius': ['var(--radius)', ['.button', 'border-radius']],
  'button-font-weight': ['620', ['.button', 'font-weight']],
  'button-padding-horizontal': ['1.15rem', ['.button', 'padding-inline']],
  'button-padding-vertical': ['0.6rem', ['.button', 'padding-block']],
  'card-background-color': ['var(--ifm-background-surface-color)', ['.card', 'background']],
  'card-border-radius': ['calc(var(--radius) + 0.15rem)', ['.card', 'border-radius']],
  'card-horizontal-spacing': ['1rem'],
  'card-vertical-spacing': ['1rem'],
  'code-background': ['var(--surface-strong)', [inlineCode, 'background']],
  'code-border-radius': ['0.3em', [inlineCode, 'border-radius']],
  'code-padding-horizontal': ['0.36em', [inlineCode, 'padding-inline']],
  'code-padding-vertical': ['0.13em', [inlineCode, 'padding-block']],
  'color-content-inverse': ['var(--ifm-background-color)'],
  // Infima has dark text on it in both modes.
  'color-secondary': [
    'var(--surface-strong)',
    ['.button--secondary', 'color:#1c1e21;border-color:var(--ifm-color-secondary);background'],
  ],
  'container-width-xl': ['82.5rem'],
  'dropdown-background-color': ['var(--ifm-background-surface-color)', ['.dropdown__menu', 'background']],
  'dropdown-font-weight': ['inherit', ['.dropdown__link', 'font-weight']],
  'dropdown-hover-background-color': ['var(--surface-strong)', ['.dropdown__link:hover', 'background']],
  'dropdown-link-color': ['var(--text)', ['.dropdown__link:not(.dropdown__link--active)', 'color']],
  'font-color-base-inverse': ['var(--ifm-background-color)'],
  'font-color-secondary': ['var(--text-quiet)'],
  'font-weight-base': ['400', ['body', 'font-weight']],
  'footer-color': ['var(--text-quiet)', [footer, 'color']],
  'footer-link-color': ['var(--link)', [`${footer} .footer__link-item`, 'color']],
  'footer-link-hover-color': ['var(--ifm-color-primary)', ['.footer .footer__link-item:hover', 'color']],
  'footer-padding-horizontal': ['clamp(1rem, 3.5vw, 3.5rem)', ['.footer__container', 'padding-inline']],
  'footer-padding-vertical': ['2.5rem', ['.footer__container', 'padding-block']],
  'footer-title-color': ['var(--text-strong)', [`${footer} .footer__title`, 'color']],
  'global-border-width': ['1px'],
  'h2-font-size': ['1.6rem', ['.markdown h2', 'font-size']],
  'h3-font-size': ['1.25rem', ['.markdown h3', 'font-size']],
  'h4-font-size': ['1.05rem', ['.markdown h4', 'font-size']],
  'h5-font-size': ['1rem', ['.markdown h5', 'font-size']],
  'h6-font-size': ['1rem', ['.markdown h6', 'font-size']],
  'heading-font-family': ['var(--ifm-font-family-base)'],
  'heading-line-height': ['1.25', [':is(h1, h2, h3, h4, h5, h6)', 'line-height']],
  'heading-margin-bottom': ['var(--ifm-spacing-vertical)'],
  'heading-margin-top': ['0'],
  'hero-text-color': ['inherit', ['.hero:not(.hero--primary, .hero--dark)', 'color']],
  'hr-background-color': ['var(--line)', ['.markdown hr', 'border-top-color']],
  'hr-height': ['1px', ['.markdown hr', 'border-top-width']],
  'hr-margin-vertical': ['2.5rem', ['.markdown hr', 'margin-block']],
  'image-alignment-padding': ['1.25rem'],
  leading: ['1.25rem'],
  'leading-desktop': ['1.25'],
  'link-decoration': ['none', ['.markdown a:not([class])', 'text-decoration']],
  'link-hover-color': ['var(--ifm-link-color)', ['.markdown a:not([class]):hover', 'color']],
  'link-hover-decoration': ['underline', ['.markdown a:not([class]):hover', 'text-decoration']],
  'list-item-margin': ['0.35rem', ['.markdown li + li', 'margin-top']],
  'list-left-padding': ['1.5rem', ['.markdown :is(ul, ol):not(.contains-task-list)', 'padding-inline-start']],
  'list-margin': ['1.15rem'],
  'list-paragraph-margin': ['0.7rem'],
  'menu-color': ['var(--text-quiet)', ['.menu__link:not(.menu__link--active)', 'color']],
  'menu-color-active': ['var(--link)', ['.menu__link--active', 'color']],
  'menu-color-background-active': [
    'var(--ifm-hover-overlay)',
    ['.menu__link--active[aria-current="page"]', 'background'],
  ],
  'menu-color-background-hover': [
    'var(--surface-strong)',
    ['a.menu__link:hover:not([aria-current="page"])', 'background'],
  ],
  'menu-link-padding-horizontal': ['0.65rem', ['.menu__link', 'padding-inline']],
  'menu-link-padding-vertical': ['0.25rem', ['.menu__link', 'padding-block']],
  'navbar-item-padding-horizontal': ['0.7rem', ['.navbar__link', 'padding-inline']],
  'navbar-item-padding-vertical': ['0.25rem', ['.navbar__link', 'padding-block']],
  'navbar-link-active-color': ['var(--link)', [`${link}--active`, 'color']],
  'navbar-link-color': ['var(--text-quiet)', [`${link}:not(.navbar__link--active, :hover)`, 'color']],
  'navbar-link-hover-color': ['var(--text-strong)', [`${link}:is(.navbar__link--active, :hover)`, 'color']],
  'navbar-padding-horizontal': ['clamp(0.75rem, 2.2vw, 2rem)', ['.navbar', 'padding-inline']],
  'navbar-padding-vertical': ['0'],
  'navbar-search-input-background-color': ['var(--surface)', ['.search-button', 'background']],
  'navbar-search-input-color': ['var(--text-quiet)', ['.search-button', 'color']],
  'navbar-shadow': ['none', ['.navbar', 'box-shadow']],
  'navbar-sidebar-width': ['83vw'],
  'pagination-nav-border-radius': [
    'calc(var(--radius) + 0.15rem)',
    ['.pagination-nav__link', 'border-radius'],
  ],
  'pagination-nav-color-hover': ['var(--ifm-color-primary)', ['.pagination-nav__link:hover', 'border-color']],
  'paragraph-margin-bottom': ['1.15rem'],
  'pre-border-radius': ['var(--radius)', ['.theme-code-block', 'border-radius']],
  'pre-color': ['inherit'],
  'pre-line-height': ['1.6', ['.theme-code-block pre', 'line-height']],
  'pre-padding': ['1rem', ['.theme-code-block pre', 'padding']],
  'table-background': ['transparent', ['.markdown table', 'background']],
  'table-border-color': ['var(--line)', [tables, 'border-color']],
  'table-cell-color': ['inherit', ['.markdown td', 'color']],
  'table-cell-padding': ['0.6rem 0.9rem', [cells, 'padding']],
  'table-head-background': ['var(--surface)', ['.markdown th', 'background']],
  'table-head-color': ['inherit', ['.markdown th', 'color']],
  'table-head-font-weight': ['620', ['.markdown th', 'font-weight']],
  'table-stripe-background': ['transparent', ['.markdown tbody tr:nth-child(2n)', 'background']],
  'tabs-color': ['var(--text-quiet)', ['.tabs__item:not(.tabs__item--active)', 'color']],
  'tabs-color-active': ['var(--link)', ['.tabs__item--active', 'color']],
  'tabs-color-active-border': ['var(--ifm-color-primary)', ['.tabs__item--active', 'border-bottom-color']],
  'tabs-padding-horizontal': ['0.9rem', ['.tabs__item', 'padding-inline']],
  'tabs-padding-vertical': ['0.45rem', ['.tabs__item', 'padding-block']],
  'toc-border-color': ['var(--line)', ['.table-of-contents', 'border-color']],
  'toc-link-color': [
    'var(--text-quiet)',
    ['.table-of-contents__link:not(.table-of-contents__link--active)', 'color'],
  ],
  'transition-timing-default': ['cubic-bezier(0.08, 0.52, 0.52, 1)'],
  'z-index-dropdown': ['100'],
  'z-index-fixed': ['200'],
  'z-index-overlay': ['400'],
}

export const themeProperties: ReadonlyMap<string, ThemeProperty> = new Map<string, ThemeProperty>([
  ...Object.entries(rows).map(([name, [value, ...uses]]) => [`--ifm-${name}`, { value, uses }] as const),
  ...shadesOfColors.map(([name, value]) => [`--ifm-color-${name}`, { value }] as const),
  ['--docusaurus-announcement-bar-height', { value: '30px', uses: [['.announcement-bar', 'min-height']] }],
  [
    '--docusaurus-progress-bar-color',
    { value: 'var(--ifm-color-primary)', uses: [['.progress-bar', 'background']] },
  ],
  [
    '--docusaurus-tag-list-border',
    { value: 'var(--ifm-color-emphasis-300)', uses: [['.tag', 'border-color']] },
  ],
])
