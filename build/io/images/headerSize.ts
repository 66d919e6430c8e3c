// The size of an image from the first bytes of its file, without decoding it. Once sharp is loaded, it takes
// 30 MB of memory, and images that it decodes leave more behind.
import { imageSizeFromFile } from 'image-size/fromFile'

interface Size {
  /** In pixels, after the rotation that the metadata of the image asks for. */
  readonly width: number
  readonly height: number
}

/** Formats whose headers say how the image is shown. */
const read = new Set(['gif', 'jpg', 'png', 'webp'])

/** Null for an image of another format, and for one that must be decoded to know what is wrong with it. */
export async function headerSize(file: string): Promise<Size | null> {
  try {
    const { width, height, orientation = 1, type = '' } = await imageSizeFromFile(file)
    if (!read.has(type)) return null
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}
