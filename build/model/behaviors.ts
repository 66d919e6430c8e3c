// What differs between sites that were written for another generator and those of our own: each with its
// default and the reason for it. The configuration of the other generator chooses them
// (build/docusaurus/config/behaviors.ts).

export interface Behaviors {
  /**
   * Which Markdown files of the content folder are read as pages: all, or those of docs, blogs and pages. The
   * content folder of a migrated site is the whole repository, with READMEs and other projects.
   */
  readonly readsFiles: 'all' | 'ofInstances'
  /** Whether a sidebar file with the usual name is read although nothing names it. */
  readonly findsSidebarFile: boolean
  /**
   * The names that are compared for the index of a folder: without numbers in front of them, or as on disk,
   * where `02-guides/guides.md` is none.
   */
  readonly indexNames: 'withoutNumbers' | 'onDisk'
  /** Whether `2020-08-03/index.md` has the URL `/2020/08/03/index`, and not that of the day. */
  readonly keepsIndexOfDay: boolean
  /**
   * The label of a tag without one: its key with a capital letter in front, or as in a sentence, with the
   * other letters small.
   */
  readonly tagLabels: 'capital' | 'sentence'
  /** Whether a page shows two of its tags that have the same URL. */
  readonly repeatsTags: boolean
  /** Whether an author's `type` may have any value, because it is a field of the site's own. */
  readonly freeAuthorTypes: boolean
  /** Whether files below `i18n` replace those of the default language, too. */
  readonly translatesDefault: boolean
  /** Whether a `_category_` file below `i18n` translates labels; else `current.json` alone does. */
  readonly translatesCategoryFiles: boolean
  /** Whether `/` redirects to the first document of a site without a home page. The host may do it. */
  readonly redirectsHome: boolean
  /** Whether URLs of `headTags` begin with the base URL already. */
  readonly headTagsHaveBase: boolean
  /**
   * Whether links in HTML of the configuration and of sidebars are checked. Sites for Docusaurus have HTML
   * there for links that must not be checked.
   */
  readonly checksHtml: boolean
  /**
   * Whether images have colors that are shown until they are loaded. Decoding all images can take half of the
   * memory of a build.
   */
  readonly previewsImages: boolean
  /** Whether a blog without posts has a list, which says so, and feeds. */
  readonly showsEmptyBlogs: boolean
  /** What the readers of feeds already know them by. */
  readonly feeds: {
    /** By date, or in the order of the blog. */
    readonly order: 'date' | 'blog'
    /** Whose title and description they have when the configuration gives none. */
    readonly names: 'blog' | 'site'
    /** The identity of a post: its URL, or that without a slash at its end. */
    readonly ids: 'url' | 'withoutSlash'
  }
  /** One sitemap for all languages, or one for each, which ignores paths with the base URL, too. */
  readonly sitemaps: 'one' | 'perLanguage'
  /** Whether client modules start early, because they expect the events of a document that loads. */
  readonly startsModulesEarly: boolean
  readonly markdown: MarkdownBehaviors
}

/** Whether all tabs of the site switch together, and the tabs after npm. */
export interface PackageManagers {
  readonly sync: boolean
  readonly converters: readonly string[]
}

/** How Markdown is read. Titles, ids and excerpts are in the URLs and feeds that readers have. */
export interface MarkdownBehaviors {
  /**
   * Where titles and excerpts come from: the words that are shown, or the lines of the file, before a
   * preprocessor of the site changes them.
   */
  readonly namesFrom: 'words' | 'lines'
  /** Whether the title is in a `<header>`, where style sheets and plugins look for it. */
  readonly titleInHeader: boolean
  /** Whether `~text~` is deleted, as `~~text~~` is. */
  readonly singleTildes: boolean
  /** Whether any name makes a directive (`:name[label]`, `::name`, `:::name`), which shows its text. */
  readonly anyDirective: boolean
  /** Whether a heading of components alone has an id of their names, and ids have no space at their ends. */
  readonly idsOfComponents: boolean
  /** Whether a fence `npm2yarn` may have other words. */
  readonly wordsBesideNpm: boolean
  /** The tabs of such a fence where no plugin gives others. */
  readonly packageManagers: PackageManagers | null
  /** Whether code may use names that the file does not define: plugins and client modules may. */
  readonly globalNames: boolean
  /** Whether components get the authors of the front matter as they are written. */
  readonly writtenAuthors: boolean
  /** Whether an unknown language of a code block is only reported if it looks like a typing mistake. */
  readonly onlyTypos: boolean
  /** Begins the ids of footnotes. */
  readonly footnotePrefix: string
  /** Whether footnotes have the names that are written as their ids, not numbers. */
  readonly namedFootnotes: boolean
  /** Whether KaTeX may print HTML where the site has no security policy. Else MathML. */
  readonly katexHtml: boolean
}

/** Of our own sites. */
export const ownBehaviors: Behaviors = {
  readsFiles: 'all',
  findsSidebarFile: true,
  indexNames: 'withoutNumbers',
  keepsIndexOfDay: false,
  tagLabels: 'capital',
  repeatsTags: false,
  freeAuthorTypes: false,
  translatesDefault: false,
  translatesCategoryFiles: true,
  redirectsHome: true,
  headTagsHaveBase: false,
  checksHtml: true,
  previewsImages: true,
  showsEmptyBlogs: true,
  feeds: { order: 'date', names: 'blog', ids: 'url' },
  sitemaps: 'one',
  startsModulesEarly: false,
  markdown: {
    namesFrom: 'words',
    titleInHeader: false,
    singleTildes: false,
    anyDirective: false,
    idsOfComponents: true,
    wordsBesideNpm: true,
    packageManagers: { sync: true, converters: ['yarn', 'pnpm', 'bun'] },
    globalNames: false,
    writtenAuthors: false,
    onlyTypos: false,
    footnotePrefix: '',
    namedFootnotes: false,
    katexHtml: false,
  },
}
