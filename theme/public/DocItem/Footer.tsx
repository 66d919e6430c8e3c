// `@theme/DocItem/Footer`: tags, edit link and last update of the document.
import { useDoc } from '../../compat/doc.tsx'
import EditMetaRow from '../EditMetaRow.tsx'
import TagsListInline from '../TagsListInline.tsx'
import '../../layout/PageFoot.css'

export default function DocItemFooter() {
  const { editUrl, lastUpdatedAt, lastUpdatedBy, tags } = useDoc().metadata
  const hasRow = !!(editUrl || lastUpdatedAt || lastUpdatedBy)
  if (tags.length === 0 && !hasRow) return null
  return (
    <footer className="theme-doc-footer">
      {tags.length > 0 && <TagsListInline tags={tags} />}
      {hasRow && (
        <EditMetaRow
          className="theme-doc-footer-edit-meta-row"
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
        />
      )}
    </footer>
  )
}
