// sharp, loaded when the first image needs it.
import type sharp from 'sharp'

/**
 * One thread for each image: the AVIF encoder divides an image into as many tiles as it has threads, so that
 * the bytes would depend on the machine. Several images are processed in parallel instead.
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: library } = await import('sharp')
  library.concurrency(1)
  return library
}
