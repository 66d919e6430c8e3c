// The URLs of the server as people open them: on this machine, and from others in the network.
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

const anyAddress = new Set(['0.0.0.0', '[::]'])

/** A server that listens on all addresses is opened as `localhost`. */
export const localUrl = (url: string): string =>
  withHost(url, (host) => (anyAddress.has(host) ? 'localhost' : host))

/** The lines that `watch` prints when the site is served. `asked` is the requested port, or 0 for any. */
export function greeting(url: string, asked: number, interfaces = networkInterfaces()): readonly string[] {
  const { hostname, port } = new URL(url)
  const isOther = asked !== 0 && Number(port || 80) !== asked
  const network = anyAddress.has(hostname)
    ? addressesOf(interfaces).map((host) => withHost(url, () => host))
    : []
  return [
    ...(isOther ? [`Port ${asked} is taken, so this is port ${port}.`] : []),
    `Watching; open ${localUrl(url)}`,
    ...network.map((one) => `In your network: ${one}`),
  ]
}

/** Without addresses that only this machine can reach. */
const addressesOf = (interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>): readonly string[] =>
  Object.values(interfaces).flatMap((all) =>
    (all ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => address),
  )

function withHost(url: string, change: (host: string) => string): string {
  const changed = new URL(url)
  changed.hostname = change(changed.hostname)
  return changed.href
}
