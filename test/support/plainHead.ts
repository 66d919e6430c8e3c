// The head of a page that says nothing, for tests of components.
import type { HeadData } from '../../build/shared/routeData.ts'

export const plainHead: HeadData = {
  title: '',
  description: '',
  keywords: [],
  canonical: null,
  image: null,
  noIndex: false,
  alternates: [],
  searchTag: 'default',
  tags: [],
}
