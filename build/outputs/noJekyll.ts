// `.nojekyll`: without it, GitHub Pages leaves out files whose names begin with an underscore.
import { outputPath } from '../shared/paths.ts'
import type { LinkedSite } from './linkedSite.ts'
import { type TextOutput, textOutput } from './output.ts'
import { hasSiteFile } from './siteFiles.ts'

const name = '.nojekyll'

export function* noJekyll(site: Pick<LinkedSite, 'site' | 'files'>): Generator<TextOutput> {
  if (!hasSiteFile(name, site)) yield textOutput(outputPath(name), '')
}
