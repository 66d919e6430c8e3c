// Whether a PNG is animated: sharp reads only its first frame and does not report the others.

/** An animated PNG has a chunk `acTL` before its first data chunk. */
export function isAnimated(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (bytes.length < 16 || bytes.readUInt32BE(0) !== 0x89504e47) return false
  for (let at = 8; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
    at += 12 + bytes.readUInt32BE(at)
  }
  return false
}
