// The items of a sidebar: links, collapsible categories and raw HTML. The children of a collapsed category
// are not rendered until it is opened for the first time.
import { createContext, type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type {
  Href,
  SidebarCategory,
  SidebarData,
  SidebarItem,
  SidebarLink,
} from '../../build/shared/routeData.ts'
import { useSite } from '../context/site.tsx'
import { fetchJson } from '../router/pageCode.ts'
import { useTexts } from '../text/translate.tsx'
import { LoadFailure } from './ErrorBoundary.tsx'
import { Icon } from './Icons.tsx'
import { slide } from './slide.ts'

/** For each item of the current page in a list, the indexes that lead to it from the list. */
export type Trails = readonly (readonly number[])[]

/** On the server, returns the HTML of a list's items (see sidebarMarkup.tsx); null in the browser. */
export const ItemsMarkupContext = /* @__PURE__ */ createContext<
  ((items: readonly SidebarItem[], trails: Trails) => string) | null
>(null)

export interface SidebarListProps {
  readonly items: readonly SidebarItem[]
  readonly trails: Trails
  readonly box?: RefObject<HTMLUListElement | null>
}

export function SidebarList({ items, trails, box }: SidebarListProps) {
  const [opened, setOpened] = useState<number | null>(null)
  if (process.env['TROODON_SSR'] !== '') {
    const markup = use(ItemsMarkupContext)
    if (markup)
      return <ul className="menu__list" dangerouslySetInnerHTML={{ __html: markup(items, trails) }} />
  }
  return (
    <ul className="menu__list" ref={box}>
      {items.map((item, index) => (
        <SidebarItemView
          key={index}
          item={item}
          trails={trailsBelow(trails, index)}
          otherOpened={opened !== null && opened !== index}
          onToggle={(open) => setOpened(open ? index : null)}
        />
      ))}
    </ul>
  )
}

/** The trails inside item `index`. An empty one leads to that item itself. */
export const trailsBelow = (trails: Trails, index: number): Trails =>
  trails.flatMap(([first, ...below]) => (first === index ? [below] : []))

export interface SidebarItemProps<Item extends SidebarItem = SidebarItem> {
  readonly item: Item
  readonly trails: Trails
  /** Another category of the list was opened. With auto-collapse, this one closes. */
  readonly otherOpened: boolean
  readonly onToggle: (open: boolean) => void
}

export function SidebarItemView(props: SidebarItemProps) {
  const { item, trails } = props
  if (item.type === 'html')
    return (
      <li
        className={`menu__html${item.defaultStyle ? ' menu__list-item' : ''} ${item.className ?? ''}`.trim()}
        dangerouslySetInnerHTML={{ __html: item.html }}
      />
    )
  if (item.type === 'link' || isEmpty(item, trails))
    return <LinkItem item={item} active={trails.length > 0} />
  return <CategoryItem {...props} item={item} />
}

type LinkItemData = Pick<
  SidebarLink,
  'label' | 'labelHtml' | 'language' | 'href' | 'external' | 'unlisted' | 'className'
> &
  Pick<SidebarCategory, 'linkUnlisted'>

function LinkItem({ item, active }: { readonly item: LinkItemData; readonly active: boolean }) {
  if ((item.unlisted || item.linkUnlisted) && !active) return null
  return (
    <li className={`menu__list-item ${item.className ?? ''}`.trim()}>
      <a
        className={`menu__link${active ? ' menu__link--active' : ''}`}
        href={item.href}
        aria-current={active ? 'page' : undefined}
        {...(item.external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        <Label {...item} />
        {item.external && <Icon name="external" size={13} />}
      </a>
    </li>
  )
}

const Label = ({ label, labelHtml, language }: Pick<SidebarLink, 'label' | 'labelHtml' | 'language'>) =>
  labelHtml ? (
    <span {...language} dangerouslySetInnerHTML={{ __html: labelHtml }} />
  ) : language ? (
    <span {...language}>{label}</span>
  ) : (
    label
  )

function CategoryItem({ item, trails, otherOpened, onToggle }: SidebarItemProps<SidebarCategory>) {
  const { docsSidebar } = useSite()
  const t = useTexts()
  const active = trails.length > 0
  const [open, setOpen] = useState(!item.collapsible || active || !item.collapsed)
  const box = useSlide(open)
  const [items, error, retry] = useItems(item, open)
  const set = (next: boolean) => {
    setOpen(next)
    onToggle(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when `active` changes
  useEffect(() => {
    if (active && !open) set(true)
  }, [active])
  useEffect(() => {
    if (otherOpened && docsSidebar.autoCollapse && item.collapsible) setOpen(false)
  }, [otherOpened, docsSidebar.autoCollapse, item.collapsible])
  if (!active && !isVisible(item)) return null

  const current = trails.some((trail) => trail.length === 0)
  const href = item.linkUnlisted && !current ? null : item.href
  const linkClass = (kind = '') =>
    `menu__link menu__link--sublist${kind}${active ? ' menu__link--active' : ''}`
  const values = { label: item.label }
  const label = open
    ? t('theme.DocSidebarItem.collapseCategoryAriaLabel', "Collapse sidebar category '{label}'", values)
    : t('theme.DocSidebarItem.expandCategoryAriaLabel', "Expand sidebar category '{label}'", values)
  return (
    <li
      className={`menu__list-item menu__category ${item.className ?? ''}`.trim()}
      data-open={open ? '' : undefined}
    >
      <div className={`menu__list-item-collapsible${current ? ' menu__list-item-collapsible--active' : ''}`}>
        {href === null && !item.collapsible ? (
          <span className={linkClass()}>
            <Label {...item} />
          </span>
        ) : href === null ? (
          <a
            className={linkClass(' menu__link--sublist-caret')}
            href={item.firstHref ?? '#'}
            role="button"
            aria-expanded={open}
            onClick={(event) => toggle(event, () => set(!open))}
          >
            <Label {...item} />
          </a>
        ) : (
          <a
            className={linkClass()}
            href={href}
            aria-current={current ? 'page' : undefined}
            onClick={(event) => (current && item.collapsible ? toggle(event, () => set(!open)) : set(true))}
          >
            <Label {...item} />
          </a>
        )}
        {href !== null && item.collapsible && (
          <button
            type="button"
            className="menu__caret"
            aria-label={label}
            aria-expanded={open}
            onClick={() => set(!open)}
          />
        )}
      </div>
      {box && <SidebarList items={items} trails={trails} box={box} />}
      {error !== null && <LoadFailure error={error} retry={retry} />}
    </li>
  )
}

/**
 * The items of a category, loaded when it is open and its branch is not in the data. The last ones stay when
 * the reader goes to a page of another branch.
 */
function useItems({ items, part }: SidebarCategory, open: boolean) {
  const [shown, setShown] = useState(items)
  const [error, setError] = useState<unknown>(null)
  if (!part && shown !== items) setShown(items)
  useEffect(() => {
    if (open && part && error === null)
      (fetchJson(part) as Promise<SidebarData>).then(
        ({ items, branch }) => setShown(itemsAt(items, branch)),
        setError,
      )
  }, [open, part, error])
  return [shown, error, () => setError(null)] as const
}

const itemsAt = (items: readonly SidebarItem[], branch: readonly number[] = []): readonly SidebarItem[] =>
  branch.reduce((list, index) => (list[index] as SidebarCategory).items, items)

/**
 * The ref of a category's list, whose opening and closing is animated. Null until it is opened for the first
 * time.
 */
function useSlide(open: boolean): RefObject<HTMLUListElement | null> | null {
  const box = useRef<HTMLUListElement>(null)
  const seen = useRef(open)
  const before = useRef(open)
  if (open) seen.current = true
  useLayoutEffect(() => {
    const list = box.current
    if (list && open !== before.current)
      slide(list, open ? 0 : list.scrollHeight, open ? list.scrollHeight : 0)
    before.current = open
  }, [open])
  return seen.current ? box : null
}

/**
 * Opens or closes a category instead of following its label: to its first page, where scripts do not run, or
 * to its own page, which is the current one.
 */
function toggle(event: React.MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  act()
}

/** Whether a category has nothing to show but its own page. */
const isEmpty = (item: SidebarCategory, trails: Trails): item is SidebarCategory & { readonly href: Href } =>
  item.href !== null && !item.part && trails.flat().length === 0 && !item.items.some(isVisible)

/** A category that contains only unlisted pages is hidden. */
function isVisible(item: SidebarItem): boolean {
  if (item.type === 'html') return true
  if (item.type === 'link') return !item.unlisted
  return !!item.part || (item.href !== null && !item.linkUnlisted) || item.items.some(isVisible)
}
