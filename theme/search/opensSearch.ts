// The keys that open the search: Ctrl+K or ⌘K anywhere, `/` outside of fields.

export function opensSearch({ key, metaKey, ctrlKey, target }: KeyboardEvent): boolean {
  if (key === 'k') return metaKey || ctrlKey
  return key === '/' && !isField(target)
}

/** Whether keys write a text there. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
