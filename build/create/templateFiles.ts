// The files of a new site, from the folders in `templates/`. A name there that begins with `dot-` is a hidden
// one in the site: npm leaves some hidden files out of packages.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { execWords, hostLabels, type NewSite, templates } from './choices.ts'
import { fillIn, inMarkup, type Values } from './fillIn.ts'
import { packageNameOf } from './names.ts'

/** Path with slashes, relative to the site → content. */
export type SiteFiles = ReadonlyMap<string, string>

/** `templatesFolder` is that of the package. Later layers replace files of earlier ones. */
export function templateFiles(site: NewSite, templatesFolder: string): SiteFiles {
  const layers = [
    ...(templates[site.template].layers ?? []),
    // The workflow in `site` checks every site, and publishes on GitHub Pages.
    ...site.hosts.filter((host) => host !== 'github').map((host) => join('hosts', host)),
    ...(site.packageManager === 'yarn' ? ['yarn'] : []),
  ]
  const values = valuesOf(site)
  const chosen = new Set([...layers, site.packageManager, ...site.hosts])
  if (!chosen.has('github')) chosen.add('not-github')
  const files = new Map<string, string>()
  for (const layer of layers)
    for (const file of filesIn(join(templatesFolder, layer))) {
      const path = fillIn('', targetOf(relative(join(templatesFolder, layer), file)), values, chosen)
      files.set(path, fillIn(path, readFileSync(file, 'utf8'), values, chosen))
    }
  // The folder itself is the content there: these files would become pages.
  if (site.template === 'markdown' && site.markdown === '.')
    for (const name of ['README.md', 'AGENTS.md']) files.delete(name)
  return files
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

const targetOf = (path: string): string =>
  path
    .split(sep)
    .join('/')
    .replace(/(^|\/)dot-/g, '$1.')

function valuesOf({ folder, title, packageManager, hosts, markdown, date }: NewSite): Values {
  return {
    title,
    titleHtml: inMarkup(title),
    packageName: packageNameOf(folder),
    packageManager,
    install: `${packageManager} install`,
    run: `${packageManager} run`,
    exec: execWords[packageManager],
    hosts: hosts.map((host) => hostLabels[host]).join(', '),
    markdown,
    date,
    year: date.slice(0, 4),
  }
}
