// Tags by their first letters, with the number of pages that have each.
import type { TagGroups as Groups } from '../../build/shared/routeData.ts'

export const TagGroups = ({ groups }: { readonly groups: Groups }) =>
  groups.map(({ letter, tags }) => (
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
  ))
