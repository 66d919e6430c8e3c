// A member of an object that is computed when it is read for the first time.

/** The member can be replaced, and is an ordinary one as soon as it was read. */
export function lazyField<Key extends string, Value>(
  target: object,
  key: Key,
  make: () => Value,
): asserts target is Record<Key, Value> {
  const write = (value: Value) =>
    void Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true })
  Object.defineProperty(target, key, {
    get() {
      const value = make()
      write(value)
      return value
    },
    set: write,
    enumerable: true,
    configurable: true,
  })
}
