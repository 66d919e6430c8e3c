// Where the theme shows its components itself: an internal file, and the file that takes its place when the
// site replaces one of the components. That file shows the component of the site with the props of
// Docusaurus.

export interface ThemeSlot {
  /** Below `theme/`. */
  readonly file: string
  /** In place of it, with the same exports. */
  readonly slot: string
  /** Names of the components that it shows; `Footer/*` are all below `Footer`. */
  readonly shows: readonly string[]
  /** Whether public components use it as well. */
  readonly inPublic?: true
}

const slot = (file: string, shows: string): ThemeSlot => ({
  file,
  slot: `slots/${file.slice(file.lastIndexOf('/') + 1)}`,
  shows: shows.split(' '),
})

/**
 * Parts of a document that `DocItem/Layout` arranges: the site's own layout has places of its own for them.
 */
const docItem = 'DocItem DocItem/Layout DocItem/Content DocItem/Metadata'
const docParts =
  'DocRoot DocRoot/Layout DocRoot/Layout/Main DocRoot/Layout/Sidebar/ExpandButton DocsRoot DocVersionRoot'
/** It has its own breadcrumbs, badge and paginator. */
const docIndex = 'DocCategoryGeneratedIndexPage'
const icons = 'Icon/Close Icon/DarkMode Icon/Edit Icon/ExternalLink Icon/Home Icon/LightMode Icon/Menu'
/** Around every page. */
const frame = 'Layout Layout/Provider ThemeProvider ThemeProvider/* SiteMetadata SearchMetadata'
/** The modules of these are loaded before the page. */
const aroundPages = `${frame} SearchBar SearchTranslations SearchBar/* Root Navbar Navbar/* NavbarItem NavbarItem/* Footer Footer/* AnnouncementBar AnnouncementBar/* Logo ColorModeToggle DocSidebar DocSidebar/* DocSidebarItem DocSidebarItem/* DocSidebarItems DocRoot DocRoot/* DocsRoot DocItem DocItem/* TOC TOCItems DocPaginator EditThisPage LastUpdated`
const posts =
  'BlogPostItem BlogPostItem/* BlogPostPage BlogPostPage/* BlogLayout BlogSidebar BlogSidebar/* BlogPostPaginator Blog/Components/*'
const lists =
  'BlogListPage BlogListPage/* BlogPostItems BlogTagsPostsPage Blog/Pages/BlogAuthorsPostsPage BlogListPaginator Blog/Pages/BlogAuthorsListPage BlogTagsListPage TagsListByLetter Tag'

export const themeSlots: readonly ThemeSlot[] = [
  slot('layout/AnnouncementBar.tsx', 'AnnouncementBar AnnouncementBar/*'),
  slot('layout/BackToTop.tsx', 'BackToTopButton'),
  slot('layout/Body.tsx', 'MDXContent'),
  slot('layout/Brand.tsx', 'Logo Navbar/Logo'),
  slot('layout/Breadcrumbs.tsx', 'DocBreadcrumbs DocBreadcrumbs/*'),
  { ...slot('layout/Cards.tsx', 'DocCard DocCard/*'), inPublic: true },
  slot('layout/ColorModeToggle.tsx', 'ColorModeToggle Navbar/ColorModeToggle'),
  slot('layout/DocLayout.tsx', `${docItem} ${docParts} ${docIndex}`),
  slot(
    'layout/DocSidebar.tsx',
    'DocSidebar DocSidebar/* DocSidebarItem DocSidebarItem/* DocSidebarItems DocRoot/Layout/Sidebar',
  ),
  slot('layout/Footer.tsx', 'Footer Footer/*'),
  { ...slot('layout/Icons.tsx', icons), inPublic: true },
  { ...slot('layout/LogoImage.tsx', 'ThemedImage'), inPublic: true },
  slot('layout/NavLink.tsx', 'NavbarItem NavbarItem/*'),
  slot(
    'layout/Navbar.tsx',
    'Navbar Navbar/Content Navbar/Layout Navbar/MobileSidebar Navbar/MobileSidebar/*',
  ),
  slot('layout/PageFoot.tsx', 'DocItem/Footer EditMetaRow EditThisPage LastUpdated TagsListInline Tag'),
  slot('layout/Pager.tsx', 'DocPaginator DocItem/Paginator PaginatorNavLink'),
  slot('layout/Shell.tsx', frame),
  slot('layout/SkipLink.tsx', 'SkipToContent'),
  slot('layout/Toc.tsx', 'TOC TOCItems TOCItems/* TOCCollapsible TOCCollapsible/* DocItem/TOC/*'),
  slot('layout/VersionBadge.tsx', 'DocVersionBadge'),
  slot('layout/navbarItems.tsx', 'NavbarItem NavbarItem/*'),
  slot('layout/notices.tsx', 'DocVersionBanner ContentVisibility ContentVisibility/*'),
  { ...slot('markup/AdmonitionBox.tsx', 'Admonition/*'), inPublic: true },
  {
    ...slot('markup/CodeLines.tsx', 'CodeBlock/Line CodeBlock/Line/*'),
    inPublic: true,
  },
  {
    ...slot('markup/codeBlockElement.ts', 'CodeBlock/*'),
    slot: 'slots/codeBlockElement.tsx',
    inPublic: true,
  },
  { ...slot('markup/TabContent.tsx', 'Tabs'), inPublic: true },
  { ...slot('markup/TabPanel.tsx', 'TabItem'), inPublic: true },
  slot('search/SearchButton.tsx', 'SearchBar Navbar/Search NavbarItem/SearchNavbarItem'),
  // Components that every page loads.
  slot('text/earlyTexts.ts', aroundPages),
  slot('views/DocTagView.tsx', 'DocTagDocListPage'),
  slot('views/DocView.tsx', `${docItem} ${docParts} ${docIndex}`),
  slot('views/GeneratedIndexView.tsx', `${docItem} ${docParts} ${docIndex}`),
  slot('views/MarkdownPageView.tsx', 'MDXPage'),
  slot('views/NotFoundView.tsx', `NotFound NotFound/* ${frame}`),
  slot('views/SearchView.tsx', 'SearchPage'),
  slot('views/TagsView.tsx', 'DocTagsListPage TagsListByLetter Tag'),
  slot('views/blog/AuthorSocials.tsx', 'Blog/Components/Author/Socials'),
  slot('views/blog/SocialIcon.tsx', 'Icon/Socials/*'),
  slot('views/blog/BlogArchiveView.tsx', 'BlogArchivePage'),
  slot('views/blog/BlogAuthorsView.tsx', `${posts} ${lists}`),
  slot('views/blog/BlogFrame.tsx', `${posts} ${lists}`),
  slot('views/blog/BlogPostView.tsx', `${posts} ${lists}`),
  slot('views/blog/BlogPostsView.tsx', `${posts} ${lists}`),
  slot('views/blog/BlogTagsView.tsx', `${posts} ${lists}`),
]

/** Whether one of the names is replaced. */
export const isReplaced = (shows: readonly string[], replaced: ReadonlySet<string>): boolean =>
  shows.some((name) =>
    name.endsWith('/*') ? [...replaced].some((one) => one.startsWith(name.slice(0, -1))) : replaced.has(name),
  )
