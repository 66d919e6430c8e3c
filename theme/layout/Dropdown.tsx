// A menu of links under a label. Opens on hover and focus by CSS alone; with scripts also by click, closed by Escape.
// A label that leads somewhere is a link of its own beside the button.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from './Icons.tsx'
import './Dropdown.css'

export interface DropdownProps {
  readonly label: string
  readonly href?: string | null
  readonly position: 'left' | 'right'
  /** Whether it is open at first: in the mobile menu, when the current page is in it. */
  readonly open: boolean
  readonly children: ReactNode
}

export function Dropdown({ label, href, position, open: first, children }: DropdownProps) {
  const [open, setOpen] = useState(first)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const onOutside = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false)
    }
    const until = new AbortController()
    for (const type of ['mousedown', 'touchstart', 'focusin'])
      document.addEventListener(type, onOutside, until)
    return () => until.abort()
  }, [open])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape on its way up
    <div
      ref={box}
      className={`navbar__item dropdown dropdown--${position}`}
      data-open={open || undefined}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        setOpen(false)
        box.current?.querySelector('button')?.focus()
      }}
    >
      {href && (
        <a className="navbar__link" href={href}>
          {label}
        </a>
      )}
      <button
        type="button"
        className="navbar__link dropdown__head"
        aria-label={href ? label : undefined}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {!href && label}
        <Icon name="chevron" size={12} />
      </button>
      <ul className="dropdown__menu" onClick={() => setOpen(false)}>
        {children}
      </ul>
    </div>
  )
}

export interface DropdownLinkProps {
  readonly href: string
  readonly active?: boolean
  readonly external?: boolean
  /** Of another language's page, which is loaded as a whole. */
  readonly lang?: string
  readonly onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void
  readonly children: ReactNode
}

export function DropdownLink({
  href,
  active = false,
  external = false,
  lang,
  onClick,
  children,
}: DropdownLinkProps) {
  return (
    <li>
      <a
        className={`dropdown__link${active ? ' dropdown__link--active' : ''}`}
        href={href}
        lang={lang}
        aria-current={active ? 'true' : undefined}
        {...(external
          ? { target: '_blank', rel: 'noopener noreferrer' }
          : lang === undefined
            ? {}
            : { target: '_self' })}
        onClick={onClick}
      >
        {children}
        {external && <Icon name="external" size={13} />}
      </a>
    </li>
  )
}
