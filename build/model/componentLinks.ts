// What components of a page lead to, and the ids that they make: known once the page is rendered.
export interface ComponentLinks {
  /** As the components have given them, without those that are checked where they are written. */
  readonly links: readonly string[]
  readonly ids: readonly string[]
}

/** Null for bytes that cannot be their JSON. */
export function componentLinksIn(bytes: Uint8Array): ComponentLinks | null {
  try {
    const { links, ids } = JSON.parse(Buffer.from(bytes).toString()) as Partial<ComponentLinks>
    return areTexts(links) && areTexts(ids) ? { links, ids } : null
  } catch {
    return null
  }
}

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
