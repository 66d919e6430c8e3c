// The hosts and origins that a local server accepts. Refusing other names prevents DNS rebinding.

/** `localhost`, names below it, and the loopback addresses, with any port. */
export function isLocalHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(name)
  )
}

/** The value of an `Origin` header; requests of the same origin may have none. */
export const isLocalOrigin = (origin: string | undefined): boolean =>
  origin === undefined || isLocalHost(origin.replace(/^https?:\/\//, ''))
