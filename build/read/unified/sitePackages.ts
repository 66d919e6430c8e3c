// The packages of unified that read pages with plugins of the site: those of Docusaurus, or of the site
// itself.
import { join } from 'node:path'
import { resolveModule } from '../../config/modules/resolveModule.ts'
import { packageOrigins } from '../../io/findPackage.ts'
import { importFile } from '../../io/importFile.ts'

interface Processor {
  readonly process: (
    file: object,
  ) => Promise<{ readonly messages: readonly unknown[]; readonly data: object }>
}

export interface UnifiedPackages {
  readonly createProcessor: (options: object) => Processor
  readonly gfm: unknown
  readonly directive: unknown
  /** Reads HTML in `.md`; null when it is not installed. */
  readonly raw: unknown
  /** Reads comments of HTML in MDX; null when it is not installed. */
  readonly comment: unknown
  /** Prints JavaScript. */
  readonly print: (program: unknown) => string
}

interface Places {
  readonly root: string
  readonly engineRoot: string
}

const required = ['@mdx-js/mdx', 'remark-gfm', 'remark-directive'] as const

/** Names of the packages that the site must install for its plugins. */
export const missingPackages = (places: Places): readonly string[] =>
  required.filter((name) => find(name, places) === null)

export async function loadUnified(places: Places): Promise<UnifiedPackages> {
  const load = async (name: string): Promise<Record<string, unknown> | null> => {
    const file = find(name, places)
    return file === null ? null : importFile<Record<string, unknown>>(file)
  }
  const [mdx, gfm, directive] = await Promise.all(required.map(load))
  const [raw, comment] = await Promise.all(['rehype-raw', '@slorber/remark-comment'].map(load))
  const printer = await loadFrom('estree-util-to-js', find('@mdx-js/mdx', places), places)
  const print = printer?.['toJs'] as ((program: unknown, options: object) => { value: string }) | undefined
  return {
    createProcessor: mdx?.['createProcessor'] as UnifiedPackages['createProcessor'],
    gfm: gfm?.['default'],
    directive: directive?.['default'],
    raw: raw?.['default'] ?? null,
    comment: comment?.['default'] ?? null,
    print: (program) => print?.(program, { handlers: printer?.['jsx'] }).value ?? '',
  }
}

/**
 * The packages of Docusaurus have theirs, then the site. Only what none of them has comes from the engine:
 * its version may read a text in another way.
 */
function find(name: string, { root, engineRoot }: Places): string | null {
  for (const from of packageOrigins(name, root)) {
    const file = resolved(name, from, { root, engineRoot: root })
    if (file !== null) return file
  }
  return resolved(name, join(root, 'package.json'), { root, engineRoot })
}

function resolved(name: string, from: string, { engineRoot }: Places): string | null {
  try {
    return resolveModule(name, { from, engineRoot })
  } catch {
    return null
  }
}

async function loadFrom(name: string, from: string | null, places: Places) {
  const file = from === null ? null : resolved(name, from, places)
  return file === null ? null : importFile<Record<string, unknown>>(file)
}
