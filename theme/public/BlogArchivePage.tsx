// `@theme/BlogArchivePage`: all posts by year.
import { useShown } from '../context/route.tsx'
import { BlogArchiveView } from '../views/blog/BlogArchiveView.tsx'

export interface BlogArchivePageProps {
  readonly archive: {
    readonly blogPosts: readonly {
      readonly metadata: { readonly title: string; readonly permalink: string; readonly date: string }
    }[]
  }
}

export default function BlogArchivePage(_props: BlogArchivePageProps) {
  const { route } = useShown()
  return route.view === 'blogArchive' ? <BlogArchiveView route={route} /> : null
}
