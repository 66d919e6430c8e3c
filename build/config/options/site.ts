// Options of the whole site: its names, URL, folders and files.
import * as v from 'valibot'
import { group } from './group.ts'
import { siteUrl, texts } from './values.ts'

const slashed = /^\/(?:.*\/)?$/

const baseUrl = v.pipe(
  v.string(),
  v.regex(slashed, 'must start and end with a slash'),
  // It is part of URLs, headers and scripts: it may not contain characters with a special meaning there.
  v.check(
    (path) => !slashed.test(path) || /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(path),
    'may have letters, digits and - . _ ~ between its slashes',
  ),
)

const storage = group({
  /**
   * Storage of the browser for the choices of readers. `sessionStorage` forgets them when the tab is closed.
   * @default 'localStorage'
   * @example 'sessionStorage'
   */
  type: v.optional(v.picklist(['localStorage', 'sessionStorage'] as const), 'localStorage'),
  /**
   * Stores the choices of readers under separate names: `true` for one made from the URL, a name, or a name
   * for each language.
   * @default false
   * @example 'manual'
   */
  namespace: v.optional(v.union([v.boolean(), v.string(), v.record(v.string(), v.string())]), false),
})

export const siteOptions = {
  /**
   * URL of the JSON schema, for editors; only in a JSON file.
   * @default none
   * @example '../troodon/schemas/config.json'
   */
  $schema: v.optional(v.string()),
  /**
   * Name of the site, shown in the navbar and in the title of every page.
   * @default 'Documentation'
   * @example 'Keeper’s handbook'
   */
  title: v.optional(v.string(), 'Documentation'),
  /**
   * One sentence about the site.
   * @default ''
   * @example 'Everything about feathered dinosaurs'
   */
  tagline: v.optional(v.string(), ''),
  /**
   * Scheme and host of the published site, without a path.
   * @default 'http://localhost'
   * @example 'https://handbook.example'
   */
  url: v.optional(siteUrl, 'http://localhost'),
  /**
   * Path of the published site, with a slash at both ends.
   * @default '/'
   * @example '/handbook/'
   */
  baseUrl: v.optional(baseUrl, '/'),
  /**
   * Whether the URLs of pages end with a slash.
   * @default true
   * @example false
   */
  trailingSlash: v.optional(v.boolean(), true),
  /**
   * Decides as Docusaurus does where Troodon has another default without an option of its own.
   * @default no compatibility
   * @example 'docusaurus'
   */
  compatibility: v.optional(v.picklist(['docusaurus'])),
  /**
   * Whose components show the pages: `docusaurus` runs the themes that the site has installed for Docusaurus.
   * @default 'troodon'
   * @example 'docusaurus'
   */
  theme: v.optional(v.picklist(['troodon', 'docusaurus'] as const), 'troodon'),
  /**
   * Text between the title of a page and the title of the site.
   * @default '|'
   * @example '·'
   */
  titleDelimiter: v.optional(v.string(), '|'),
  /**
   * Icon for browser tabs, a path in a static folder.
   * @default none
   * @example 'img/favicon.svg'
   */
  favicon: v.optional(v.string()),
  /**
   * Asks search engines to leave out the whole site.
   * @default false
   * @example true
   */
  noIndex: v.optional(v.boolean(), false),
  /**
   * Folder with docs, blog, pages and versions, from the root of the site.
   * @default `content` if there is such a folder, else the root
   * @example 'site'
   */
  contentDir: v.optional(v.string()),
  /**
   * Whether content may run code: with `untrusted`, components, expressions and HTML are text.
   * @default 'trusted'
   * @example 'untrusted'
   */
  content: v.optional(v.picklist(['trusted', 'untrusted'] as const), 'trusted'),
  /**
   * Folders whose files are copied to the output as they are.
   * @default ['static']
   * @example ['static', 'public']
   */
  staticDirectories: v.optional(texts, ['static']),
  /**
   * Folders and files that pages may show, although they are outside of the repository, hidden or ignored by
   * Git.
   * @default []
   * @example ['../../shared', '.github/workflows']
   */
  outsideFolders: v.optional(texts, []),
  /**
   * Texts that look like secrets, but are none: the fingerprint in the message, and the reason.
   * @default {}
   * @example { '3f8a1c9b52': 'Example key of the AWS documentation' }
   */
  allowedSecrets: v.optional(
    v.record(v.string(), v.pipe(v.string(), v.minLength(1, 'must be the reason why it is no secret'))),
    {},
  ),
  /**
   * Values for the pages and components of the site, which read them with `useDocusaurusContext`.
   * @default {}
   * @example { phone: '+1 555 0100' }
   */
  customFields: v.optional(v.record(v.string(), v.unknown()), {}),
  /**
   * Folder with the site's components in place of those of the theme.
   * @default 'theme'
   * @example 'src/components/theme'
   */
  themePath: v.optional(v.string(), 'theme'),
  /**
   * Modules that run in the browser with every page, from the root of the site.
   * @default []
   * @example ['src/analytics.ts']
   */
  clientModules: v.optional(texts, []),
  /**
   * Style sheets for every page, from the root of the site.
   * @default []
   * @example 'css/site.css'
   */
  customCss: v.optional(v.union([v.string(), texts]), []),
  /**
   * How the browser stores the reader's choices, such as the color mode.
   * @default {}
   * @example { namespace: 'manual' }
   */
  storage: v.optional(storage, {}),
  /**
   * Adds pages with the data of the build below `/__docusaurus/debug/`.
   * @default false
   * @example true
   */
  debug: v.optional(v.boolean(), false),
}
