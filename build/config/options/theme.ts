// Options of the theme.
import * as v from 'valibot'
import { comments } from './comments.ts'
import { liveCodeBlock, mermaid } from './drawings.ts'
import { footer } from './footer.ts'
import { group, unlessFalse } from './group.ts'
import { navbar } from './navbar.ts'
import { feedback, pageMenu } from './readers.ts'

const cssValue = v.pipe(v.string(), v.regex(/^[^{}<>;]*$/, 'must be a color'))

const announcementBar = group({
  /**
   * Name of the announcement: a new one shows the bar again to readers who closed it.
   * @default 'announcement-bar'
   * @example 'pond-2026'
   */
  id: v.optional(v.string(), 'announcement-bar'),
  /**
   * HTML of the announcement.
   * @example 'The <a href="/blog/">pond</a> is open.'
   */
  content: v.string(),
  /**
   * Whether readers can close the bar.
   * @default true
   * @example false
   */
  isCloseable: v.optional(v.boolean(), true),
  /**
   * Color behind the announcement.
   * @default the color of the theme
   * @example '#fafbfc'
   */
  backgroundColor: v.optional(cssValue),
  /**
   * Color of the announcement.
   * @default the color of the theme
   * @example '#091e42'
   */
  textColor: v.optional(cssValue),
})

const colorMode = group({
  /**
   * Color mode of the first visit.
   * @default 'light'
   * @example 'dark'
   */
  defaultMode: v.optional(v.picklist(['light', 'dark'] as const), 'light'),
  /**
   * Removes the switch from the navbar.
   * @default false
   * @example true
   */
  disableSwitch: v.optional(v.boolean(), false),
  /**
   * Uses the color mode of the reader's system until the reader chooses one.
   * @default false
   * @example true
   */
  respectPrefersColorScheme: v.optional(v.boolean(), false),
})

/** Colors of one mode. */
const codeColors = group({
  /**
   * Color behind the code.
   * @default the color of the theme
   * @example '#282a36'
   */
  background: v.optional(cssValue),
  /**
   * Color of text that is none of the others.
   * @default the color of the theme
   * @example '#f8f8f2'
   */
  text: v.optional(cssValue),
  /**
   * Color of comments.
   * @default the color of the theme
   * @example '#6272a4'
   */
  comment: v.optional(cssValue),
  /**
   * Color of keywords.
   * @default the color of the theme
   * @example '#ff79c6'
   */
  keyword: v.optional(cssValue),
  /**
   * Color of strings.
   * @default the color of the theme
   * @example '#50fa7b'
   */
  string: v.optional(cssValue),
  /**
   * Color of numbers and constants.
   * @default the color of the theme
   * @example '#bd93f9'
   */
  number: v.optional(cssValue),
  /**
   * Color of the names of functions, classes and elements.
   * @default the color of the theme
   * @example '#8be9fd'
   */
  title: v.optional(cssValue),
  /**
   * Color of attributes, properties and variables.
   * @default the color of the theme
   * @example '#f1fa8c'
   */
  attr: v.optional(cssValue),
  /**
   * Color of added lines.
   * @default the color of strings
   * @example '#50fa7b'
   */
  addition: v.optional(cssValue),
  /**
   * Color of deleted lines.
   * @default the color of the theme
   * @example '#ff5555'
   */
  deletion: v.optional(cssValue),
})

const codeModes = group({
  /**
   * Colors in light mode.
   * @default the colors of the theme
   * @example { background: '#f6f8fa', keyword: '#00009f' }
   */
  light: v.optional(codeColors),
  /**
   * Colors in dark mode.
   * @default the colors of the theme
   * @example { background: '#282a36', text: '#f8f8f2' }
   */
  dark: v.optional(codeColors),
})

const docsSidebar = group({
  /**
   * Adds a button that hides the sidebar.
   * @default false
   * @example true
   */
  hideable: v.optional(v.boolean(), false),
  /**
   * Closes the other categories when a reader opens one.
   * @default false
   * @example true
   */
  autoCollapseCategories: v.optional(v.boolean(), false),
})

const docs = group({
  /**
   * The sidebar of documents.
   * @default {}
   * @example { hideable: true }
   */
  sidebar: v.optional(docsSidebar, {}),
  /**
   * Where the browser keeps the version that a reader chose; `none` forgets it when the page is closed.
   * @default 'localStorage'
   * @example 'none'
   */
  versionPersistence: v.optional(v.picklist(['localStorage', 'none'] as const), 'localStorage'),
})

const blogSidebar = group({
  /**
   * Shows the posts of a year below its number.
   * @default true
   * @example false
   */
  groupByYear: v.optional(v.boolean(), true),
})

const blog = group({
  /**
   * The sidebar of blogs.
   * @default {}
   * @example { groupByYear: false }
   */
  sidebar: v.optional(blogSidebar, {}),
})

const headingLevel = v.pipe(
  v.number(),
  v.integer('must be a whole number'),
  v.minValue(2, 'must be 2 or more'),
  v.maxValue(6, 'must be 6 or less'),
)

const tableOfContents = group({
  /**
   * Highest level of headings in the table of contents.
   * @default 2
   * @example 3
   */
  minHeadingLevel: v.optional(headingLevel, 2),
  /**
   * Lowest level of headings in the table of contents.
   * @default 3
   * @example 4
   */
  maxHeadingLevel: v.optional(headingLevel, 3),
})

export const themeConfig = group({
  /**
   * The bar at the top of every page.
   * @default {}
   * @example { title: 'Handbook' }
   */
  navbar: v.optional(navbar, {}),
  /**
   * The footer of every page.
   * @default no footer
   * @example { copyright: '© 2026 The keepers' }
   */
  footer: v.optional(footer),
  /**
   * A bar above the navbar.
   * @default no bar
   * @example { id: 'pond-2026', content: 'The pond is open.' }
   */
  announcementBar: v.optional(announcementBar),
  /**
   * Light and dark mode.
   * @default {}
   * @example { respectPrefersColorScheme: true }
   */
  colorMode: v.optional(colorMode, {}),
  /**
   * Colors of code blocks.
   * @default {}
   * @example { dark: { background: '#282a36', text: '#f8f8f2' } }
   */
  codeColors: v.optional(codeModes, {}),
  /**
   * Themes and options of diagrams.
   * @default {}
   * @example { theme: { light: 'neutral', dark: 'forest' } }
   */
  mermaid: v.optional(mermaid, {}),
  /**
   * How live code looks.
   * @default {}
   * @example { playgroundPosition: 'top' }
   */
  liveCodeBlock: v.optional(liveCodeBlock, {}),
  /**
   * How documents look.
   * @default {}
   * @example { sidebar: { hideable: true } }
   */
  docs: v.optional(docs, {}),
  /**
   * How blogs look.
   * @default {}
   * @example { sidebar: { groupByYear: false } }
   */
  blog: v.optional(blog, {}),
  /**
   * Heading levels in the table of contents.
   * @default {}
   * @example { maxHeadingLevel: 4 }
   */
  tableOfContents: v.optional(tableOfContents, {}),
  /**
   * The menu of documents: "Copy page" and other ways to read it; `false` for none.
   * @default {}
   * @example { items: ['markdown', 'claude'], mcp: true }
   */
  pageMenu: v.optional(unlessFalse(pageMenu), {}),
  /**
   * Shows title and description of a page when a reader points at a link to it, or moves the focus there.
   * @default false
   * @example true
   */
  linkPreviews: v.optional(v.boolean(), false),
  /**
   * Opens the previous and the next page with `[` and `]`, and a list of these keys with `?`.
   * @default false
   * @example true
   */
  keyboardShortcuts: v.optional(v.boolean(), false),
  /**
   * Asks "Was this page helpful?" below documents. One of its options says where the answers go.
   * @default off
   * @example { endpoint: 'https://feedback.example/pages' }
   */
  feedback: v.optional(feedback),
  /**
   * Shows comments below posts: discussions on GitHub, by giscus. They load when a reader scrolls to them.
   * @default none
   * @example { repo: 'keepers/handbook', repoId: 'R_kgDOABCDEF', category: 'Announcements', categoryId: 'DIC_kwDOABCDEF4CABCD' }
   */
  comments: v.optional(comments),
  /**
   * Image that social networks show for pages without their own.
   * @default none
   * @example 'img/card.png'
   */
  image: v.optional(v.string()),
  /**
   * Attributes of `<meta>` elements for every page.
   * @default []
   * @example [{ name: 'keywords', content: 'dinosaurs' }]
   */
  metadata: v.optional(v.array(v.record(v.string(), v.string())), []),
})
