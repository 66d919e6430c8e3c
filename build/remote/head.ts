// The head of a scope: the value in `ac` that names its index in `cas`.
import { decodeResult, encodeResult } from './actionResult.ts'
import { digestOf, RemoteError } from './blobs.ts'
import { decodeIndex, encodeIndex, type IndexedPack, type Signing } from './cacheIndex.ts'
import type { Connection } from './connection.ts'

/**
 * Signed indexes have a name of their own: who does not know the secret cannot be mistaken for a writer who
 * does.
 */
export const headName = (scope: string, isSigned: boolean): string =>
  digestOf(`troodon remote cache 1
${isSigned ? 'signed' : 'plain'}
${scope}`)

export interface Head {
  /** SHA-256 of the index; null when there is none. */
  readonly digest: string | null
  readonly packs: readonly IndexedPack[]
}

export const noHead: Head = { digest: null, packs: [] }

/**
 * `known` is returned while it is still the head. Rejects with a RemoteError for anything that is no index.
 */
export async function readHead(
  connection: Pick<Connection, 'get'>,
  { name, signing, largest }: { readonly name: string; readonly signing: Signing; readonly largest: number },
  known: Head = noHead,
): Promise<Head> {
  const result = await connection.get('ac', name, 64 * 1024)
  if (result === null) return noHead
  const { hash, size } = decodeResult(result)
  if (hash === known.digest) return known
  const index = size <= largest ? await connection.get('cas', hash, size) : null
  // The server has removed the index, which is its right.
  if (index === null) return noHead
  if (digestOf(index) !== hash) throw new RemoteError('answered with damaged data')
  const packs = decoded(index, signing)
  if (packs === null)
    throw new RemoteError('has an index without the right signature', {
      hint: 'Set the same TROODON_CACHE_SECRET for all builds, or empty the server.',
    })
  return { digest: hash, packs }
}

/** Makes this index the one that other builds find. */
export async function writeHead(
  connection: Pick<Connection, 'put'>,
  { name, signing }: { readonly name: string; readonly signing: Signing },
  packs: readonly IndexedPack[],
): Promise<void> {
  const index = encodeIndex(packs, signing)
  const hash = digestOf(index)
  await connection.put('cas', hash, index)
  await connection.put('ac', name, encodeResult('index', { hash, size: index.length }))
}

function decoded(index: Buffer, signing: Signing): readonly IndexedPack[] | null {
  try {
    return decodeIndex(index, signing)
  } catch (error) {
    throw new RemoteError('has an index that cannot be read', { cause: error })
  }
}
