// Reads a package.json that someone else wrote.
import { UsageError } from '../model/usageError.ts'
import { isObject } from '../shared/isObject.ts'

type Packages = Readonly<Record<string, string>>

/** The fields that Troodon changes. Others are kept. */
export interface Manifest {
  readonly scripts?: Packages
  readonly dependencies?: Packages
  readonly devDependencies?: Packages
}

/** Throws a UsageError when the text is not a JSON object, or one of these fields is not. */
export function parseManifest(text: string): Manifest {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new UsageError(`package.json is not valid JSON: ${(error as Error).message}`, { cause: error })
  }
  if (!isObject(value)) throw new UsageError('package.json must be a JSON object.')
  const wrong = (['scripts', 'dependencies', 'devDependencies'] as const).find(
    (key) => value[key] !== undefined && !isObject(value[key]),
  )
  if (wrong) throw new UsageError(`package.json: ${wrong} must be an object.`)
  return value
}
