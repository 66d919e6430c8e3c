// `@theme/BlogPostItem/Footer`: tags, and the edit link of a post or the link to the rest of it.
import { useBlogPost } from '../../compat/blog.tsx'
import EditMetaRow from '../EditMetaRow.tsx'
import TagsListInline from '../TagsListInline.tsx'
import ReadMoreLink from './Footer/ReadMoreLink.tsx'
import '../../layout/PageFoot.css'

export default function BlogPostItemFooter() {
  const { metadata, isBlogPostPage } = useBlogPost()
  const { tags, title, permalink, hasTruncateMarker, editUrl, lastUpdatedAt, lastUpdatedBy } = metadata
  const hasRow = isBlogPostPage && !!(editUrl || lastUpdatedAt || lastUpdatedBy)
  const hasMore = !isBlogPostPage && hasTruncateMarker
  if (tags.length === 0 && !hasRow && !hasMore) return null
  return (
    <footer className={isBlogPostPage ? 'theme-doc-footer' : 'post-summary__foot'}>
      {tags.length > 0 && <TagsListInline tags={tags} />}
      {hasRow && (
        <EditMetaRow
          className="theme-blog-footer-edit-meta-row"
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
        />
      )}
      {hasMore && <ReadMoreLink blogPostTitle={title} to={permalink} />}
    </footer>
  )
}
