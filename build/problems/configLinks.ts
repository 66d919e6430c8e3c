// Links of the configuration and the sidebar files, with the place where each is written.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OtherLinks } from '../link/checkLinks.ts'
import type { AddressBook } from '../model/links.ts'
import type { Project } from '../model/project.ts'
import type { Site } from '../model/site.ts'
import type { SourcePath } from '../shared/paths.ts'

export function configLinks(addresses: AddressBook, site: Site, project: Project): readonly OtherLinks[] {
  const sidebars = site.locales.flatMap(({ instances }) =>
    instances.flatMap(({ versions }) => versions.map(({ sidebarFile }) => sidebarFile)),
  )
  const files = [...new Set([project.configFile, ...sidebars])].filter((file) => file !== null)
  const texts = files.map((file) => ({ file, text: read(join(project.root, file)) }))
  return [...addresses.seen].flatMap(([locale, links]) =>
    links.map((link): OtherLinks => {
      const place = placeOf(link.href, texts) ?? { file: project.configFile, line: 0, column: 0 }
      return {
        source: place.file,
        locale,
        route: null,
        links: [{ ...link, href: rooted(link.href), line: place.line, column: place.column }],
      }
    }),
  )
}

const rooted = (href: string): string => (/^(?:[a-z][a-z0-9+.-]*:|[/#])/i.test(href) ? href : `/${href}`)

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function placeOf(
  href: string,
  texts: readonly { file: SourcePath; text: string }[],
): { file: SourcePath; line: number; column: number } | null {
  for (const { file, text } of texts) {
    const at = ['"', "'", '`']
      .map((quote) => text.indexOf(quote + href + quote))
      .filter((index) => index !== -1)
    if (at.length === 0) continue
    const before = text.slice(0, Math.min(...at) + 1)
    return { file, line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
  }
  return null
}
