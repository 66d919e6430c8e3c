// The place of comments below a page. The widget puts giscus there when a reader scrolls to it. Without
// scripts, it is a link to the discussions.
import type { CommentsData } from '../../build/shared/routeBase.ts'

export function Comments({ label, href, query, mapping }: CommentsData) {
  return (
    <section
      className="comments"
      id="__comments"
      data-comments={query}
      data-mapping={mapping}
      aria-label={label}
    >
      <p>
        <a className="button" href={href} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      </p>
    </section>
  )
}
