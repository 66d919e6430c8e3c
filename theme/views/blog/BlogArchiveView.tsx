// Every post, grouped by year.
import type { BlogArchiveRoute } from '../../../build/shared/blogData.ts'
import { useSite } from '../../context/site.tsx'

export function BlogArchiveView({ route }: { readonly route: BlogArchiveRoute }) {
  const { locale } = useSite()
  const day = new Intl.DateTimeFormat(locale.dateLocale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return (
    <div className="archive" key={route.path}>
      <section className="posts-header" aria-label={route.title}>
        <h1>{route.title}</h1>
        {route.description !== route.title && (
          <p className="posts-header__description">{route.description}</p>
        )}
      </section>
      <main className="theme-main archive__years">
        {route.years.map(({ year, posts }) => (
          <section key={year}>
            <h2 id={year}>{year}</h2>
            <ul>
              {posts.map(({ href, label, date }) => (
                <li key={href}>
                  <a href={href}>
                    <time dateTime={date}>{day.format(new Date(`${date}T00:00:00Z`))}</time> {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </div>
  )
}
