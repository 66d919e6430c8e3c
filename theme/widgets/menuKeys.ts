// The keyboard of a menu, as the ARIA Authoring Practices describe it: arrows, Home, End, first letters,
// Escape and Tab.

/** Focuses the first entry. `leave` closes the menu; with `true`, its button gets the focus. */
export function moveInMenu(menu: HTMLElement, leave: (focusButton: boolean) => void): void {
  const entries = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  menu.addEventListener('keydown', (event) => {
    const { key } = event
    if (key === 'Tab') return leave(true)
    const to =
      key === 'Escape' ? 'leave' : nextEntry(key, entries.indexOf(event.target as HTMLElement), entries)
    if (to === null) return
    event.preventDefault()
    event.stopPropagation()
    if (to === 'leave') leave(true)
    else entries[to]?.focus()
  })
  entries[0]?.focus()
}

/** The entry that a key leads to; null for keys that the menu does not use. */
export function nextEntry(
  key: string,
  at: number,
  entries: readonly { readonly textContent: string | null }[],
): number | null {
  const count = entries.length
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if ([...key].length !== 1 || key === ' ') return null
  const order = entries.map((_, index) => (at + 1 + index) % count)
  const begins = (index: number) =>
    entries[index]?.textContent?.trim().toLowerCase().startsWith(key.toLowerCase())
  return order.find(begins) ?? null
}
