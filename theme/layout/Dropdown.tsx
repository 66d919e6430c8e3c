// A menu of links below a label. CSS opens it on hover and focus; scripts add click to open and Escape to
// close. If the label has a link, the link and the button are separate elements.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from './Icons.tsx'
import './Dropdown.css'

export interface DropdownProps {
  readonly label: string
  readonly href?: string | null
  readonly position: 'left' | 'right'
  /** Of its label. */
  readonly className?: string
  /** Whether it is open initially: in the mobile menu, if it contains the current page. */
  readonly open: boolean
  readonly children: ReactNode
}

const head = 'navbar__link dropdown__head'

export function Dropdown({ label, href, position, className = '', open: first, children }: DropdownProps) {
  const [open, setOpen] = useState(first)
  const box = useRef<HTMLDivElement>(null)
  const own = (name: string) => `${name} ${className}`.trim()
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
    // biome-ignore lint/a11y/noStaticElementInteractions: handles only an Escape that bubbles
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
        <a className={own('navbar__link')} href={href}>
          {label}
        </a>
      )}
      <button
        type="button"
        className={href ? head : own(head)}
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
  /** For a page in another language, which needs a full page load. */
  readonly lang?: string
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** A link to another version or language. Those of the navbar's items are in NavLink.tsx. */
export function DropdownLink({ href, active = false, lang, onClick, children }: DropdownLinkProps) {
  return (
    <li>
      <a
        className={`dropdown__link${active ? ' dropdown__link--active' : ''}`}
        href={href}
        lang={lang}
        aria-current={active ? 'page' : undefined}
        target={lang && '_self'}
        onClick={onClick}
      >
        {children}
      </a>
    </li>
  )
}
