// Writes a component into src/theme: around the original (wrap), or a copy of it (eject).

import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { themeComponentFile, themeComponentHash, themeComponentNames } from '../../io/themeComponents.ts'
import { writeNamed } from '../../io/writeWhole.ts'
import { swizzleHeader } from '../../model/swizzle.ts'
import { nearest } from '../../model/text/nearest.ts'
import { UsageError } from '../../model/usageError.ts'
import { docusaurusTheme } from '../../shared/docusaurusTheme.ts'
import { ejectedSource } from './ejectedSource.ts'

export interface SwizzleOptions {
  /** Folder of the site. */
  readonly root: string
  readonly engineRoot: string
  /** A copy of the original, instead of a component around it. */
  readonly eject: boolean
  readonly typescript: boolean
}

/**
 * Returns the path of the file, from the root. Throws a UsageError when it exists, or for an unknown name.
 */
export async function writeSwizzle(name: string, options: SwizzleOptions): Promise<string> {
  const { root, engineRoot, eject, typescript } = options
  const original = themeComponentFile(name, engineRoot)
  const hash = themeComponentHash(name, engineRoot)
  if (original === undefined || hash === undefined || !/^[A-Z]/.test(name)) {
    const similar = nearest(name, themeComponentNames(engineRoot))
    throw new UsageError(
      `The theme has no component ${name}.${similar ? ` Did you mean ${similar}?` : ''} troodon swizzle --list prints all names.`,
    )
  }
  const stem = `${docusaurusTheme}/${name}`
  const there = ['.js', '.jsx', '.ts', '.tsx', '/index.js', '/index.jsx', '/index.ts', '/index.tsx']
    .map((ending) => stem + ending)
    .find((file) => existsSync(join(root, file)))
  if (there !== undefined)
    throw new UsageError(`${there} already exists. swizzle does not overwrite it: move it away first.`)
  const file = `${stem}/index.${typescript ? 'tsx' : 'js'}`
  const text = eject
    ? `${swizzleHeader('Replaces', name, hash)}\n${await ejectedSource(original, engineRoot, typescript)}`
    : `${swizzleHeader('Wraps', name, hash)}\n${wrapper(name, readFileSync(original, 'utf8'), typescript)}`
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeNamed(join(root, file), text, 'wx')
  return file
}

function wrapper(name: string, original: string, typescript: boolean): string {
  const imported = `import Original from '@theme-original/${name}'\n`
  const isObject = /^export default (?:types|ComponentTypes|components|items)$/m.test(original)
  if (isObject) return `${imported}\nexport default {\n  ...Original,\n}\n`
  const type = typescript ? ': ComponentProps<typeof Original>' : ''
  return `${typescript ? "import type { ComponentProps } from 'react'\n" : ''}${imported}
export default function ${name.replace(/.*\//, '')}Wrapper(props${type}) {
  return (
    <>
      <Original {...props} />
    </>
  )
}
`
}
