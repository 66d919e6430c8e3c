// `@docusaurus/theme-common/internal`: what themes use of it. Older versions had the hooks of the
// documentation and of blogs here, too.

export { extractLeadingEmoji } from '../../../build/shared/leadingEmoji.ts'
export { BlogPostProvider, useBlogPost } from '../../compat/blog.tsx'
export {
  CodeBlockContextProvider,
  type CodeBlockMetadata,
  containsLineNumbers,
  createCodeBlockMetadata,
  getLineNumbersStart,
  getPrismCssVariables,
  parseClassNameLanguage as parseLanguage,
  parseCodeBlockTitle,
  parseLines,
  useCodeBlockContext,
} from '../../compat/codeBlock.tsx'
export { keyboardFocusedClassName, useKeyboardNavigation } from '../../compat/keyboard.ts'
export { isSamePath, splitNavbarItems } from '../../compat/lists.ts'
export {
  PluginHtmlClassNameProvider,
  TitleFormatterProvider,
  useAlternatePageUtils,
  useTitleFormatter,
} from '../../compat/metadata.tsx'
export {
  useAnnouncementBar,
  useCalendar,
  useDateTimeFormat,
  useDocCardDescriptionCategoryItemsPlural,
} from '../../compat/misc.ts'
export { NavbarProvider, useNavbarMobileSidebar } from '../../compat/mobileMenu.tsx'
export { useHistoryPopHandler, useLocationChange, useQueryStringValue } from '../../compat/query.ts'
export { useLockBodyScroll, useShallowMemoObject } from '../../compat/react.ts'
export {
  AnnouncementBarProvider,
  ColorModeProvider,
  ScrollControllerProvider,
  useBackToTopButton,
  useCodeWordWrap,
  useHideableNavbar,
  useHomePageRoute,
  useLocalPathname,
  useScrollController,
  useScrollPosition,
  useScrollPositionBlocker,
  useSmoothScrollTo,
  useTOCHighlight,
} from '../../compat/scroll.tsx'
export { type SecondaryMenu, useNavbarSecondaryMenu } from '../../compat/secondaryMenu.tsx'
export { sanitizeTabsChildren, TabsProvider, useTabs, useTabsContextValue } from '../../compat/tabs.tsx'
export {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel,
  translateBlogAuthorsListPageTitle,
  useBlogAuthorPageTitle,
  useBlogTagsPostsPageTitle,
} from '../../compat/titles.ts'
export { type TOCTreeNode, useFilteredAndTreeifiedTOC, useTreeifiedTOC } from '../../compat/toc.ts'
export { useVisibleBlogSidebarItems } from '../plugin-content-blog/client.tsx'
export * from '../plugin-content-docs/client.ts'
export { getDocsVersionSearchTag as docVersionSearchTag } from '../plugin-content-docs/client.ts'
export * from '../theme-common.tsx'

/** The part of the search index that every search looks in. */
export const DEFAULT_SEARCH_TAG = 'default'

/** Until Docusaurus 3.5. */
export const isDocsPluginEnabled = true
