// Packs the package before the long tests. While it is packed, the checkout has the files of an installed one
// in lib/, and a test that builds sites meanwhile would use them.
import { packedTarballs } from './packed.ts'

/** Not for files that the command names: they pack when they need it. */
export default async function packFirst(): Promise<void> {
  if (!process.argv.slice(2).some((word) => word.includes('test/'))) await packedTarballs()
}
