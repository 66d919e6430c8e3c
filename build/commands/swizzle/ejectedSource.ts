// The source of a component of the theme as a site can have it: its imports by public names.
import { readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** `file` is absolute. Without `typescript`, the types are removed. */
export async function ejectedSource(file: string, engineRoot: string, typescript: boolean): Promise<string> {
  const text = sourceOf(file)
  const renamed = text.source.replace(
    /^((?:import|export)\b[^'\n]*|\} from |import )'(\.[^']+)'/gm,
    (_, before: string, path: string) =>
      `${before}'${publicName(join(dirname(text.file), path), engineRoot)}'`,
  )
  const named = renamed.replaceAll("'troodon:public/", "'@theme/")
  if (typescript) return named
  const { transform, stop } = await import('esbuild')
  const { code } = await transform(named, { loader: 'tsx', jsx: 'preserve', target: 'esnext' })
  await stop()
  return code
}

/** A component that is another file under a public name is ejected from that file. */
function sourceOf(file: string): { readonly file: string; readonly source: string } {
  const source = readFileSync(file, 'utf8')
  const again = /^export \{[^}]*?\b(\w+ as default|default)\b[^}]*\} from '(\.[^']+)'$/m.exec(source)
  const target = again?.[2]
  if (target === undefined || !/\.tsx$/.test(target)) return { file, source }
  const inner = sourceOf(join(dirname(file), target))
  const name = /^(\w+) as default$/.exec(again?.[1] ?? '')?.[1]
  return name === undefined ? inner : { ...inner, source: `${inner.source}\nexport default ${name}\n` }
}

/** `@theme/Footer` or `@docusaurus/Link` for public files, `troodon/internal/…` for others. */
function publicName(file: string, engineRoot: string): string {
  const path = relative(engineRoot, file).split(sep).join('/')
  const name = /^theme\/public\/(.+)\.tsx?$/.exec(path)?.[1]
  if (name === undefined) return `troodon/internal/${path}`
  return /^[A-Z]/.test(name) && !docusaurusNames.has(name) ? `@theme/${name}` : `@docusaurus/${name}`
}

/** Components that Docusaurus has outside its theme. */
const docusaurusNames: ReadonlySet<string> = new Set([
  'BrowserOnly',
  'ErrorBoundary',
  'Head',
  'Interpolate',
  'Link',
  'Translate',
])
