// The facts about the reference site, and pages of a built site to hold against them.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteData, RoutePayload } from '../../build/shared/routeData.ts'

const folder = '../shared/reference'

/** The facts lie beside the repository; without them the comparison is left out, and says so. */
export const factsAreThere = existsSync(folder)
if (!factsAreThere) console.info(`There is no ${folder}: the comparison with the facts is skipped.`)

export const facts = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))

export interface DocFact {
  readonly id: string
  readonly path: string
  readonly sidebar: string | null
  readonly prev: string | null
  readonly next: string | null
  readonly unlisted?: boolean
}

export interface TreeFact {
  readonly doc?: string
  readonly category?: string
  readonly label: string
  readonly link?: string
  readonly linkDoc?: string | null
  readonly generatedIndex?: string
  readonly collapsed?: boolean
  readonly collapsible?: boolean
  readonly className?: string
  readonly html?: string
  readonly items?: readonly TreeFact[] | string
}

/** What the page at an address shows. */
export const routeIn = (outDir: string, path: string): RouteData =>
  (JSON.parse(readFileSync(join(outDir, path, 'index.json'), 'utf8')) as RoutePayload).route
