// `@theme/EditMetaRow`: the edit link and the last update.
import EditThisPage from './EditThisPage.tsx'
import LastUpdated, { type LastUpdatedProps } from './LastUpdated.tsx'

export interface EditMetaRowProps extends LastUpdatedProps {
  readonly className?: string
  readonly editUrl: string | null | undefined
}

export default function EditMetaRow({ className, editUrl, lastUpdatedAt, lastUpdatedBy }: EditMetaRowProps) {
  return (
    <div className={`edit-meta-row ${className ?? ''}`.trim()}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {(lastUpdatedAt || lastUpdatedBy) && (
        <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
      )}
    </div>
  )
}
