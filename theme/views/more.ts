// Views that few pages have: browsers load them when one is shown.
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
