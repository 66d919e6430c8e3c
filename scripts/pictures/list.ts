// All pictures of the documentation and the showcase.
import { drawn, openMenu, openMobileMenu, openSearch, results, scrollTo } from './acts.ts'
import type { Picture } from './picture.ts'
import { recipe } from './recipe.ts'

const example = (name: string, path: string, folder: string): Picture => ({
  name: `showcase/${name}`,
  site: `examples/${folder}`,
  path,
})

type Options = Omit<Picture, 'name' | 'site' | 'path'>

/** A page of the site in `scripts/pictures/site`. */
const shown = (name: string, path: string, options: Options = {}): Picture => ({
  name: `docs/${name}`,
  site: 'scripts/pictures/site',
  path,
  ...options,
})

/** Only the text of a document. */
const body: Options = { selector: '.markdown', size: { width: 900, height: 700 } }
const wide: Options = { size: { width: 1120, height: 560 } }
const phone = { width: 390, height: 740 }

const features: readonly Picture[] = [
  shown('admonitions', 'docs/features/admonitions/', body),
  shown('alerts', 'docs/features/alerts/', body),
  shown('tabs', 'docs/features/tabs/', body),
  shown('code', 'docs/features/code/', body),
  shown('live-code', 'docs/features/live/', {
    ...body,
    act: drawn('.live-code__result button'),
  }),
  shown('math', 'docs/features/math/', body),
  shown('diagram', 'docs/features/diagram/', { ...body, act: drawn('.mermaid-drawing svg') }),
  shown('details', 'docs/features/details/', body),
  shown('toc-inline', 'docs/features/toc/', body),
  shown('cards', 'docs/features/cards/', body),
  shown('table', 'docs/', body),
]

const docs: readonly Picture[] = [
  shown('document', 'docs/structure/parts/'),
  shown('sidebar', 'docs/structure/parts/', { selector: '.theme-doc-sidebar-container', ...wide }),
  shown('generated-index', 'docs/category/structure/', wide),
  shown('tags', 'docs/tags/', wide),
  shown('doc-tag', 'docs/tags/structure/', wide),
  shown('doc-footer', 'docs/care/molting/', { selector: '.theme-doc-footer', ...wide }),
  shown('unlisted', 'docs/care/hidden/', wide),
  shown('version-menu', 'docs/', { ...wide, act: openMenu('2.0') }),
  shown('version-banner', 'docs/1.0/', wide),
  shown('language-menu', 'docs/', { ...wide, act: openMenu('English') }),
  shown('german', 'de/docs/', wide),
]

const blog: readonly Picture[] = [
  shown('blog-list', 'blog/'),
  shown('blog-post', 'blog/second-edition/'),
  shown('blog-archive', 'blog/archive/', wide),
  shown('blog-authors', 'blog/authors/', wide),
  shown('blog-author', 'blog/authors/desk/', wide),
  shown('blog-tags', 'blog/tags/', wide),
]

const shell: readonly Picture[] = [
  shown('home', '', wide),
  shown('navbar', 'docs/', { size: { width: 1120, height: 320 }, act: openMenu('More') }),
  shown('announcement', 'docs/', { size: { width: 1120, height: 200 } }),
  shown('footer', 'docs/', { selector: '.footer', ...wide, act: scrollTo('.footer') }),
  shown('search-dialog', 'docs/', { act: openSearch('feather') }),
  shown('search-page', 'search/?q=feather', { act: results }),
  shown('not-found', '404.html', wide),
  shown('phone', 'docs/structure/parts/', { size: phone }),
  shown('phone-menu', 'docs/structure/parts/', { size: phone, act: openMobileMenu }),
  shown('debug', '__docusaurus/debug/', wide),
]

const recipes: readonly Picture[] = [
  shown('theme-color', 'docs/', { ...wide, css: recipe('Change the brand color') }),
  shown('theme-font', 'docs/', { ...wide, css: recipe('Use another font') }),
  shown('theme-admonitions', 'docs/features/admonitions/', { ...wide, css: recipe('Change admonitions') }),
]

export const pictures: readonly Picture[] = [
  example('knots', 'loops/bowline/', 'plain-markdown'),
  example('sourdough', 'docs/start/', 'docs-and-blog'),
  example('clouds', '', 'versions-and-languages'),
  example('chess', 'docs/italian/', 'docusaurus-drop-in'),
  example('library', 'api/books/list-books/', 'api-reference'),
  ...features,
  ...docs,
  ...blog,
  ...shell,
  ...recipes,
]
