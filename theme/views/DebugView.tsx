// Debug data of the build as a tree, without scripts.
import type { DebugRoute } from '../../build/shared/routeData.ts'

export function DebugView({ route }: { readonly route: DebugRoute }) {
  return (
    <main className="debug-page" key={route.path} tabIndex={-1}>
      <nav aria-label="Debug panels">
        <ul>
          {route.panels.map(({ href, label }) => (
            <li key={href}>
              <a className="tag" href={href} aria-current={label === route.panel ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <h1>{route.panel}</h1>
      <Tree value={route.data} depth={route.depth} />
    </main>
  )
}

function Tree({
  value,
  name,
  depth,
}: {
  readonly value: unknown
  readonly name?: string
  readonly depth: number
}) {
  const label = name === undefined ? null : <span className="debug-page__key">{name}: </span>
  if (typeof value !== 'object' || value === null)
    return (
      <div className="debug-page__value">
        {label}
        <code>{JSON.stringify(value) ?? 'undefined'}</code>
      </div>
    )
  const entries = Object.entries(value)
  return (
    <details className="debug-page__tree" open={depth > 0}>
      <summary>
        {label}
        {Array.isArray(value) ? `list of ${entries.length}` : `${entries.length} keys`}
      </summary>
      {entries.map(([key, inner]) => (
        <Tree key={key} name={key} value={inner} depth={depth - 1} />
      ))}
    </details>
  )
}
