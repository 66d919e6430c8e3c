// The results of a query, in groups by page, as options that the field selects with arrow keys.
import { useEffect, useRef } from 'react'
import { Icon } from '../layout/Icons.tsx'
import { Marked } from './Marked.tsx'
import { type DialogOptions, resultsPage } from './searchDialog.ts'
import type { SearchHit } from './searchProvider.ts'
import type { FoundState } from './useSearch.ts'

export const listId = 'search-dialog-results'
export const hitId = (index: number): string => `search-dialog-hit-${index}`

interface ResultsProps {
  readonly state: FoundState
  readonly selected: number
  readonly options: DialogOptions
  readonly select: (index: number) => void
  /** Called when the reader is near the last hit. */
  readonly more: () => void
  readonly choose: (hit: SearchHit) => void
}

export function SearchResults({ state, selected, options, select, more, choose }: ResultsProps) {
  const { t, labelOf } = options
  const { hits, query, total } = state
  const all = total > 1 ? resultsPage(options, query) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another hit is selected
  useEffect(() => {
    document.getElementById(hitId(selected))?.scrollIntoView({ block: 'nearest' })
    if (selected === hits.length - 1) more()
  }, [selected])
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: watches the end of each new list
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && more())
    if (end.current) watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [hits])
  return (
    <>
      <div
        id={listId}
        className="search-dialog__results"
        role="listbox"
        aria-label={t('theme.SearchPage.existingResultsTitle', 'Search results for "{query}"', { query })}
      >
        {groupsOf(hits, labelOf).map(({ title, members }, group) => (
          <div key={members[0]?.index} role="group" aria-labelledby={`search-dialog-group-${group}`}>
            <div id={`search-dialog-group-${group}`} className="search-dialog__group">
              {title}
            </div>
            {members.map(({ hit, index }) => (
              <a
                key={index}
                id={hitId(index)}
                role="option"
                aria-selected={index === selected}
                className="search-dialog__hit"
                href={hit.href}
                tabIndex={-1}
                onMouseMove={() => select(index)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                  event.preventDefault()
                  event.stopPropagation()
                  choose(hit)
                }}
              >
                <Icon name={hit.heading === '' ? 'page' : 'chevron'} size={18} />
                <span>
                  <b>
                    <Marked text={hit.heading || hit.title} query={query} />
                  </b>
                  {hit.text !== '' && (
                    <small>
                      <Marked text={hit.text} query={query} />
                    </small>
                  )}
                </span>
              </a>
            ))}
          </div>
        ))}
      </div>
      <div ref={end} />
      {all !== null && (
        <a className="search-dialog__all" href={all}>
          {t('theme.SearchBar.seeAll', 'See all {count} results', { count: total })}
        </a>
      )}
    </>
  )
}

interface Group {
  /** Title of the page, with its version when there are several. */
  readonly title: string
  readonly members: { readonly hit: SearchHit; readonly index: number }[]
}

/** `hits` are ordered by page: those of a group follow each other. */
function groupsOf(hits: readonly SearchHit[], labelOf: DialogOptions['labelOf']): readonly Group[] {
  const groups: Group[] = []
  for (const [index, hit] of hits.entries()) {
    const label = labelOf(hit.tag)
    const title = label === null ? hit.title : `${hit.title} (${label})`
    const last = groups.at(-1)
    if (last?.title === title) last.members.push({ hit, index })
    else groups.push({ title, members: [{ hit, index }] })
  }
  return groups
}
