// `@theme/NotFound`: the 404 page.
import Layout from './Layout.tsx'
import NotFoundContent from './NotFound/Content.tsx'

export default function NotFound() {
  return (
    <Layout>
      <NotFoundContent />
    </Layout>
  )
}
