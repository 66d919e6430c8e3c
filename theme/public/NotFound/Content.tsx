// `@theme/NotFound/Content`: the text of the 404 page.
import { NotFoundView } from '../../views/NotFoundView.tsx'

export default function NotFoundContent({ className }: { readonly className?: string }) {
  return className === undefined ? (
    <NotFoundView />
  ) : (
    <div className={className}>
      <NotFoundView />
    </div>
  )
}
