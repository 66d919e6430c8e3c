// Views that few pages have. Browsers load them with the first page that needs one.
import { DocLayout } from '../layout/DocLayout.tsx'
import { DebugView } from './DebugView.tsx'
import { DocTagView } from './DocTagView.tsx'
import { GeneratedIndexView } from './GeneratedIndexView.tsx'
import { NotFoundView } from './NotFoundView.tsx'
import { SearchView } from './SearchView.tsx'
import { TagsView } from './TagsView.tsx'

export const moreViews = {
  generatedIndex: { view: GeneratedIndexView, frame: DocLayout },
  notFound: { view: NotFoundView },
  tags: { view: TagsView },
  docTag: { view: DocTagView },
  debug: { view: DebugView },
  search: { view: SearchView },
}
