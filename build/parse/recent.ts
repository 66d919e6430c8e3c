// Answers that may be asked for again soon, in bounded memory: two generations, the older of which goes when the younger is full.

export interface Recent<Value> {
  readonly get: (key: string) => Value | undefined
  readonly set: (key: string, value: Value) => void
}

/** `limit` is the sum of the lengths of the keys of one generation. */
export function createRecent<Value>(limit: number): Recent<Value> {
  let young = new Map<string, Value>()
  let old = new Map<string, Value>()
  let length = 0
  const set = (key: string, value: Value): void => {
    if (length + key.length > limit) {
      old = young
      young = new Map()
      length = 0
    }
    young.set(key, value)
    length += key.length
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
