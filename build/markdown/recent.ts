// Texts that may be asked for again soon, in bounded memory: two generations, the older of which goes when
// the younger is full.

export interface Recent {
  readonly get: (key: string) => string | undefined
  readonly set: (key: string, value: string) => void
}

/** `limit` is how many characters the keys and values of one generation have. */
export function createRecent(limit: number): Recent {
  let young = new Map<string, string>()
  let old = new Map<string, string>()
  let length = 0
  const set = (key: string, value: string): void => {
    const size = key.length + value.length
    if (length + size > limit) {
      old = young
      young = new Map()
      length = 0
    }
    // A string joined from many pieces keeps them all until it is read once.
    value.charCodeAt(0)
    young.set(key, value)
    length += size
  }
  return {
    get(key) {
      const known = young.get(key)
      if (known !== undefined) return known
      const older = old.get(key)
      if (older !== undefined) set(key, older)
      return older
    },
    set,
  }
}
