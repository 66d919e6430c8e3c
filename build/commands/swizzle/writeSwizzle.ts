// Writes a component into the site's theme folder, around the original.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { themeComponentFile, themeComponentNames } from '../../io/themeComponents.ts'
import { writeNamed } from '../../io/writeWhole.ts'
import { nearest } from '../../model/text/nearest.ts'
import { UsageError } from '../../model/usageError.ts'

export interface SwizzleOptions {
  /** Folder of the site. */
  readonly root: string
  readonly engineRoot: string
  /** Folder of the site's components, from its root. */
  readonly themePath: string
  readonly typescript: boolean
}

/**
 * Returns the path of the file, from the root. Throws a UsageError when it exists, or for an unknown name.
 */
export function writeSwizzle(
  name: string,
  { root, engineRoot, themePath, typescript }: SwizzleOptions,
): string {
  const original = themeComponentFile(name, engineRoot)
  if (original === undefined || !/^[A-Z]/.test(name)) {
    const similar = nearest(name, themeComponentNames(engineRoot))
    throw new UsageError(
      `The theme has no component ${name}.${similar ? ` Did you mean ${similar}?` : ''} troodon swizzle --list prints all names.`,
    )
  }
  const stem = `${themePath}/${name}`
  const there = ['.js', '.jsx', '.ts', '.tsx', '/index.js', '/index.jsx', '/index.ts', '/index.tsx']
    .map((ending) => stem + ending)
    .find((file) => existsSync(join(root, file)))
  if (there !== undefined)
    throw new UsageError(`${there} already exists. swizzle does not overwrite it: move it away first.`)
  const file = `${stem}.${typescript ? 'tsx' : 'jsx'}`
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeNamed(join(root, file), wrapper(name, readFileSync(original, 'utf8'), typescript), 'wx')
  return file
}

function wrapper(name: string, original: string, typescript: boolean): string {
  const imported = `import Original from 'troodon/theme-original/${name}'\n`
  const isObject = /^export default (?:components|items|ReactLiveScope)$/m.test(original)
  if (isObject) return `${imported}\nexport default { ...Original }\n`
  const type = typescript ? ': ComponentProps<typeof Original>' : ''
  return `${typescript ? "import type { ComponentProps } from 'react'\n" : ''}${imported}
export default function ${name}(props${type}) {
  return <Original {...props} />
}
`
}
