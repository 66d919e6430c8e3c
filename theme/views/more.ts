// Views that few pages have. Browsers load them with the first page that needs one.
import { DocLayout } from '../layout/DocLayout.tsx'
import NotFound from '../public/NotFound.tsx'
import { DebugView } from './DebugView.tsx'
import { DocTagView } from './DocTagView.tsx'
import { GeneratedIndexView } from './GeneratedIndexView.tsx'
import { SearchView } from './SearchView.tsx'
import { TagsView } from './TagsView.tsx'

export const moreViews = {
  generatedIndex: { view: GeneratedIndexView, frame: DocLayout },
  notFound: { view: NotFound },
  tags: { view: TagsView },
  docTag: { view: DocTagView },
  debug: { view: DebugView },
  search: { view: SearchView },
}
