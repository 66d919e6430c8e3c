// `@theme/NavbarItem/HtmlNavbarItem`: an item of HTML.
export interface HtmlNavbarItemProps {
  readonly value: string
  readonly className?: string
  readonly mobile?: boolean
  readonly isDropdownItem?: boolean
}

export default function HtmlNavbarItem({
  value,
  className = '',
  isDropdownItem = false,
}: HtmlNavbarItemProps) {
  const html = { __html: value }
  if (isDropdownItem) return <li className={className || undefined} dangerouslySetInnerHTML={html} />
  return <div className={`navbar__item ${className}`.trim()} dangerouslySetInnerHTML={html} />
}
