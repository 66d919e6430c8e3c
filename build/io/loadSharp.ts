// The picture library, loaded when the first picture needs it.
import type sharp from 'sharp'

/**
 * One thread for each picture: the AVIF encoder cuts a picture into as many tiles as it has threads, and the bytes would depend on
 * the machine. Several pictures are worked on side by side instead.
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: library } = await import('sharp')
  library.concurrency(1)
  return library
}
