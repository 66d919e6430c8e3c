// The sites of the showcase: examples that this repository builds, and public Docusaurus sites by name and URL.

export const tags = {
  favorite: {
    label: 'Favorite',
    color: '#e9669e',
    description: 'Sites that we recommend as a model',
  },
  opensource: {
    label: 'Open-Source',
    color: '#39ca30',
    description: 'Documentation of an open-source project',
  },
  product: { label: 'Product', color: '#dfd545', description: 'Documentation of a product' },
  design: { label: 'Design', color: '#a44fb7', description: 'Sites with their own design' },
  i18n: { label: 'I18n', color: '#127f82', description: 'Sites in several languages' },
  versioning: { label: 'Versioning', color: '#fe6829', description: 'Docs in several versions' },
  large: { label: 'Large', color: '#8c2f00', description: 'Sites with thousands of pages' },
  meta: { label: 'Meta', color: '#4267b2', description: 'Open-source projects of Meta' },
  personal: { label: 'Personal', color: '#14cfc3', description: 'Personal sites' },
  rtl: {
    label: 'RTL Direction',
    color: '#ffcfc3',
    description: 'Sites in a language written from right to left',
  },
} as const

export type TagName = keyof typeof tags

export interface ShownSite {
  readonly title: string
  readonly href: string
  readonly tags: readonly TagName[]
  /** Name of a screenshot in `static/img/showcase`. */
  readonly picture?: string
  /** Its name in publicSites.json, if it was measured. */
  readonly repository?: string
}

export const sites: readonly ShownSite[] = [
  { title: 'Troodon documentation', href: '/docs/', tags: ['favorite', 'opensource', 'versioning'] },
  {
    title: 'Knots',
    href: '/docs/examples/#knots',
    tags: ['favorite', 'opensource', 'design'],
    picture: 'knots',
  },
  {
    title: 'Sourdough',
    href: '/docs/examples/#sourdough',
    tags: ['favorite', 'opensource', 'design'],
    picture: 'sourdough',
  },
  {
    title: 'Clouds',
    href: '/docs/examples/#clouds',
    tags: ['favorite', 'opensource', 'i18n', 'versioning'],
    picture: 'clouds',
  },
  {
    title: 'Chess openings',
    href: '/docs/examples/#chess-openings',
    tags: ['favorite', 'opensource'],
    picture: 'chess',
  },
  {
    title: 'Lending library API',
    href: '/docs/examples/#lending-library-api',
    tags: ['favorite', 'opensource', 'product'],
    picture: 'library',
  },
  { title: 'Docusaurus release notes', href: '/changelog/', tags: ['opensource', 'large'] },
  {
    title: 'Docusaurus',
    href: 'https://docusaurus.io/',
    tags: ['favorite', 'opensource', 'i18n', 'versioning', 'meta'],
  },
  {
    title: 'Jest',
    href: 'https://jestjs.io/',
    repository: 'jestjs/jest (website)',
    tags: ['favorite', 'opensource', 'versioning', 'large'],
  },
  { title: 'Testing Library', href: 'https://testing-library.com/', tags: ['opensource'] },
  {
    title: 'React Native',
    href: 'https://reactnative.dev/',
    tags: ['favorite', 'opensource', 'versioning', 'large', 'meta'],
  },
  { title: 'Redux', href: 'https://redux.js.org/', repository: 'reduxjs/redux', tags: ['opensource'] },
  {
    title: 'Babel',
    href: 'https://babeljs.io/',
    repository: 'babel/website',
    tags: ['opensource', 'versioning'],
  },
  {
    title: 'Prettier',
    href: 'https://prettier.io/',
    repository: 'prettier/prettier',
    tags: ['opensource', 'versioning'],
  },
  { title: 'TypeScript ESLint', href: 'https://typescript-eslint.io/', tags: ['opensource', 'design'] },
  { title: 'Relay', href: 'https://relay.dev/', tags: ['opensource', 'versioning', 'meta'] },
  {
    title: 'Metro',
    href: 'https://metrobundler.dev/',
    repository: 'facebook/metro',
    tags: ['opensource', 'meta'],
  },
  { title: 'Temporal', href: 'https://docs.temporal.io/', tags: ['product', 'large'] },
  {
    title: 'Ionic',
    href: 'https://ionicframework.com/docs',
    tags: ['product', 'i18n', 'versioning', 'large'],
  },
  {
    title: 'Playwright',
    href: 'https://playwright.dev/',
    tags: ['opensource', 'large'],
    repository: 'microsoft/playwright.dev (Node.js)',
  },
  { title: 'pnpm', href: 'https://pnpm.io/', tags: ['opensource', 'i18n'], repository: 'pnpm/pnpm.io' },
  {
    title: 'Wails',
    href: 'https://wails.io/',
    tags: ['opensource', 'i18n'],
    repository: 'wailsapp/wails (website)',
  },
  {
    title: 'Lexical',
    href: 'https://lexical.dev/',
    tags: ['opensource', 'meta'],
    repository: 'facebook/lexical (packages/lexical-website)',
  },
]
