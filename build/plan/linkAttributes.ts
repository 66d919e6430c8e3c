// Attributes of links in the navbar and the footer that the theme passes on: `target`, `rel`, `title`, `id`,
// `data-*` and `aria-*`.

/** Undefined when there are none. */
export function linkAttributes(
  item: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> | undefined {
  const kept = Object.entries(item).flatMap(([name, value]) =>
    /^(?:target|rel|title|id|lang|download|data-[\w-]+|aria-(?!label$)[\w-]+)$/.test(name) && isPrinted(value)
      ? [[name, String(value)] as const]
      : [],
  )
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

const isPrinted = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)
