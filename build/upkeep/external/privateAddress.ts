// Addresses and host names that are not of the public internet: the check sends nothing to them.
import { BlockList, isIP } from 'node:net'

const reserved = new BlockList()
for (const [address, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
] as const)
  reserved.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of [
  ...([
    ['::', 127],
    ['64:ff9b:1::', 48],
    ['100::', 64],
    ['2001:db8::', 32],
  ] as const),
  ...([
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ] as const),
] as const)
  reserved.addSubnet(address, bits, 'ipv6')

/** `::ffff:10.0.0.1` is an address of IPv4. Anything else that is no address counts as private. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^(?:::ffff:|64:ff9b::)(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address.replace(/%.*$/, '')
  const version = isIP(plain)
  if (version === 0) return true
  return version === 6 && /^::ffff:/i.test(plain)
    ? true
    : reserved.check(plain, version === 4 ? 'ipv4' : 'ipv6')
}

/** Names that no public server has: those without a dot, and those that standards reserve. */
export function isReservedHost(host: string): boolean {
  const bare = host.toLowerCase().replace(/\.$/, '')
  if (bare.startsWith('[') || isIP(bare) !== 0) return false
  return (
    !bare.includes('.') ||
    /(?:^|\.)(?:localhost|local|internal|test|example|invalid|onion|home\.arpa|example\.(?:com|net|org))$/.test(
      bare,
    )
  )
}
