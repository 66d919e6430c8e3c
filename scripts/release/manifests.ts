// The files that contain the version: both package.json and the lock file.

type Json = Record<string, unknown>

export interface Released {
  readonly version: string
  /** The page of the repository. The registry compares it with the place that a package was built in. */
  readonly repository: string
}

/** `directory` is the package's folder in the repository. */
export function releaseManifest(text: string, { version, repository }: Released, directory?: string): string {
  const { name, ...rest } = JSON.parse(text) as Json
  const place = { type: 'git', url: `git+${repository}.git`, ...(directory ? { directory } : {}) }
  return print({ name, ...rest, version, repository: place })
}

export function releaseLock(text: string, { version }: Released): string {
  const lock = JSON.parse(text) as Json & { readonly packages: Readonly<Record<string, object>> }
  return print({ ...lock, version, packages: { ...lock.packages, '': { ...lock.packages[''], version } } })
}

export const versionIn = (manifest: string): string => String((JSON.parse(manifest) as Json)['version'])

const print = (value: object): string => `${JSON.stringify(value, null, 2)}\n`
