// Views that few pages have: browsers load them when one is shown.
import { DebugView } from './DebugView.tsx'
import { DocTagView } from './DocTagView.tsx'
import { SearchView } from './SearchView.tsx'
import { TagsView } from './TagsView.tsx'

export const moreViews = {
  tags: { view: TagsView },
  docTag: { view: DocTagView },
  debug: { view: DebugView },
  search: { view: SearchView },
}
