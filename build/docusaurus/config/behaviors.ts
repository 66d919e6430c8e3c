// How Docusaurus reads the content of a site, where our own sites differ. URLs, feeds and sitemaps that
// readers and search engines know stay the same.
import type { Behaviors } from '../../model/behaviors.ts'
import type { Raw } from './docusaurusConfig.ts'

const docusaurusBehaviors: Behaviors = {
  readsFiles: 'ofInstances',
  findsSidebarFile: false,
  indexNames: 'onDisk',
  keepsIndexOfDay: true,
  tagLabels: 'sentence',
  repeatsTags: true,
  freeAuthorTypes: true,
  translatesDefault: true,
  translatesCategoryFiles: false,
  redirectsHome: false,
  headTagsHaveBase: true,
  checksHtml: false,
  previewsImages: false,
  showsEmptyBlogs: false,
  feeds: { order: 'blog', names: 'site', ids: 'withoutSlash' },
  sitemaps: 'perLanguage',
  startsModulesEarly: true,
  markdown: {
    namesFrom: 'lines',
    titleInHeader: true,
    singleTildes: true,
    anyDirective: true,
    idsOfComponents: false,
    wordsBesideNpm: false,
    // Only instances with its plugin have them.
    packageManagers: null,
    globalNames: true,
    writtenAuthors: true,
    onlyTypos: true,
    footnotePrefix: 'user-content-',
    namedFootnotes: true,
    katexHtml: true,
  },
}

/** `data` are the values of `componentData.ts`. */
export function behaviorsOf(data: Raw): Behaviors {
  const { markdown } = docusaurusBehaviors
  return data['hasBareTitles'] === true
    ? { ...docusaurusBehaviors, markdown: { ...markdown, titleInHeader: false } }
    : docusaurusBehaviors
}
