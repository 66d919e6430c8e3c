// All tags of the documentation or of a blog, grouped by first letter.
import type { TagsRoute } from '../../build/shared/routeData.ts'

export function TagsView({ route }: { readonly route: TagsRoute }) {
  return (
    <main className="theme-layout-main tags-page" key={route.path}>
      <h1>{route.title}</h1>
      {route.groups.map(({ letter, tags }) => (
        <section key={letter}>
          <h2 id={letter}>{letter}</h2>
          <ul className="tags-page__list">
            {tags.map(({ href, label, description, count }) => (
              <li key={href}>
                <a className="tag" href={href} title={description ?? undefined}>
                  {label}
                  <span className="tag__count">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}
