// The gallery: public sites with content for Docusaurus by name and URL, and examples that this repository builds. The
// page draws the images. Most of the sites are not built with Troodon, and none of them endorses it.

export const tags = {
  favorite: {
    label: 'Favorite',
    color: '#e9669e',
    description: 'Sites that we look at when we are in doubt',
  },
  opensource: {
    label: 'Open-Source',
    color: '#39ca30',
    description: 'Documentation of an open-source project',
  },
  product: { label: 'Product', color: '#dfd545', description: 'Documentation of a product' },
  design: { label: 'Design', color: '#a44fb7', description: 'Sites with a design of their own' },
  i18n: { label: 'I18n', color: '#127f82', description: 'Sites in several languages' },
  versioning: { label: 'Versioning', color: '#fe6829', description: 'Documents in several versions' },
  large: { label: 'Large', color: '#8c2f00', description: 'Sites with very many pages' },
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
}

export const sites: readonly ShownSite[] = [
  { title: 'Troodon documentation', href: '/docs/', tags: ['favorite', 'opensource', 'versioning'] },
  { title: 'Troodon test documents', href: '/tests/docs/more-test/', tags: ['opensource'] },
  {
    title: 'Docusaurus releases in the Troodon changelog',
    href: '/changelog/',
    tags: ['opensource', 'large'],
  },
  {
    title: 'Docusaurus',
    href: 'https://docusaurus.io/',
    tags: ['favorite', 'opensource', 'i18n', 'versioning', 'meta'],
  },
  { title: 'Jest', href: 'https://jestjs.io/', tags: ['favorite', 'opensource', 'versioning', 'large'] },
  { title: 'Testing Library', href: 'https://testing-library.com/', tags: ['opensource'] },
  {
    title: 'React Native',
    href: 'https://reactnative.dev/',
    tags: ['favorite', 'opensource', 'versioning', 'large', 'meta'],
  },
  { title: 'Redux', href: 'https://redux.js.org/', tags: ['opensource'] },
  { title: 'Babel', href: 'https://babeljs.io/', tags: ['opensource', 'versioning'] },
  { title: 'Prettier', href: 'https://prettier.io/', tags: ['opensource', 'versioning'] },
  { title: 'TypeScript ESLint', href: 'https://typescript-eslint.io/', tags: ['opensource', 'design'] },
  { title: 'Relay', href: 'https://relay.dev/', tags: ['opensource', 'versioning', 'meta'] },
  { title: 'Metro', href: 'https://metrobundler.dev/', tags: ['opensource', 'meta'] },
  { title: 'Temporal', href: 'https://docs.temporal.io/', tags: ['product', 'large'] },
  {
    title: 'Ionic',
    href: 'https://ionicframework.com/docs',
    tags: ['product', 'i18n', 'versioning', 'large'],
  },
  { title: 'Troodon test pages', href: '/tests/pages/', tags: ['opensource', 'design'] },
]
