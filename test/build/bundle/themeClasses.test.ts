// Selectors with class names of Docusaurus' theme.
import { expect, it } from 'vitest'
import { namesThemeClasses, withThemeClasses } from '../../../build/bundle/styles/themeClasses.ts'

it.each([
  [
    '.theme-layout-footer-column a { color: red }',
    ':is(.theme-layout-footer-column, .footer__col) a { color: red }',
  ],
  ['ul.theme-doc-sidebar-menu>li', 'ul:is(.theme-doc-sidebar-menu, .menu__list:where(.menu > *))>li'],
  [
    '.theme-doc-sidebar-item-link-level-2:hover',
    ':is(.theme-doc-sidebar-item-link-level-2, .menu__list-item:where(:not(.menu__category)):where(.menu > .menu__list > li > .menu__list > *)):hover',
  ],
  ['.navbar__inner, .x {}', ':is(.navbar__inner, .navbar), .x {}'],
  ['[class*="docItemContainer"] p', ':is([class*="docItemContainer"], .doc-content) p'],
  ["[class^='announcementBar_']", ":is([class^='announcementBar_'], .theme-announcement-bar)"],
  ['.docSidebarContainer_YfHR', ':is(.docSidebarContainer_YfHR, .theme-doc-sidebar-container)'],
  [
    String.raw`.cardContainer_node_modules-\@docusaurus-theme-classic-lib-theme-DocCard-styles-module:hover`,
    String.raw`:is(.cardContainer_node_modules-\@docusaurus-theme-classic-lib-theme-DocCard-styles-module, .card:where(.cards *)):hover`,
  ],
  [
    '.alert {}',
    ':is(.alert, :is(.theme-admonition, .theme-doc-version-banner, .theme-unlisted-banner, :where(.markdown details):not(.x))) {}',
  ],
  [
    'div.alert--info > p',
    'div:is(.alert--info, :is(.theme-admonition-info, :where(.markdown details):not(.x))) > p',
  ],
  ['.alert--success', ':is(.alert--success, .theme-admonition-tip)'],
  ['svg[class*="iconExternalLink"]', 'svg:is([class*="iconExternalLink"], .icon--external)'],
  ['.anchorWithStickyNavbar_LWe7', ':is(.anchorWithStickyNavbar_LWe7, .anchor)'],
  ['.markdown h1 {}', ':is(.markdown, article:where(:has(> .theme-doc-markdown))) h1 {}'],
  [
    '.theme-doc-markdown.markdown > header h1',
    ':is(.theme-doc-markdown.markdown, article:where(:has(> .theme-doc-markdown))) > header h1',
  ],
  ['.token.comment { color: red }', ':is(.token.comment, .hljs-comment) { color: red }'],
  ['.codeBlockTitle_OeMC', ':is(.codeBlockTitle_OeMC, .theme-code-block-title)'],
])('%s', (css, written) => {
  expect(namesThemeClasses(css)).toBe(true)
  expect(withThemeClasses(css)).toBe(written)
})

it.each([
  '.theme-doc-sidebar-menu-own',
  '.navbar--fixed-top2',
  '.theme-doc-markdown',
  '.menu__list-item',
  '.alert__heading',
  '.docItemContainer',
  '.token',
  '.markdown h2, h1',
  '.markdown h1-own',
  '[class*="docItemContainerOfMine"]',
])('%s stays as it is', (css) => {
  expect(namesThemeClasses(css)).toBe(false)
  expect(withThemeClasses(css)).toBe(css)
})
