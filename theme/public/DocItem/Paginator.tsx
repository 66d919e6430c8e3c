// `@theme/DocItem/Paginator`: links to the documents before and after this one.
import { useDoc } from '../../compat/doc.tsx'
import DocPaginator from '../DocPaginator.tsx'

export default function DocItemPaginator() {
  const { previous, next } = useDoc().metadata
  return <DocPaginator previous={previous} next={next} />
}
