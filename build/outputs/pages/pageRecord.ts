// The inputs of a page by name, and those that all pages share: `explain` reads them to say why a page was
// rendered.
import { shortHash } from '../../io/hash.ts'
import type { Inputs } from '../../model/inputRecord.ts'
import { pageFile } from '../../model/pageFile.ts'
import type { Route } from '../../model/route.ts'
import { sidebarInput } from '../../render/pageInputs.ts'
import { type InputsToRecord, recordInputs, siteInput, themeInput } from '../../reuse/inputRecords.ts'
import { inputRecordKey, pageRecordKey } from '../../reuse/keys.ts'
import type { Store } from '../../reuse/store.ts'
import { includedPath, type SourcePath, sourcePath } from '../../shared/paths.ts'
import type { LinkedSite } from '../linkedSite.ts'

interface SharedKeys {
  /** Identity of the site's data in the page's language. */
  readonly siteData: string
  /** Identity of what every page has in its head. */
  readonly head: string
  /** As in `wholeSidebar`. */
  readonly sidebar: string
}

/** The inputs that have names of their own; `render/pageInputs.ts` adds the members of the page's data. */
export function pageRecord(
  route: Route,
  { siteData, head, sidebar }: SharedKeys,
  { bundle, pages, files, build }: Pick<LinkedSite, 'bundle' | 'pages' | 'files' | 'build'>,
): Omit<InputsToRecord, 'id' | 'published'> {
  const { source } = route
  const module = source === null ? undefined : bundle.pages[source]
  const sources = source === null ? [] : sourcesIn(source, pages)
  const contentOf = (file: SourcePath) =>
    (files.names.has(file) ? files.hashOf(file) : (files.outside.get(file) ?? 'missing')).slice(0, 8)
  const named = {
    ...Object.fromEntries(sources.map((file) => [file, contentOf(file)])),
    ...module?.inputs,
    // They change with other pages, too: the bundler then divides shared code in another way.
    ...(module && { 'the scripts that are made of its code': module.key.slice(0, 8) }),
    [themeInput]: bundle.key.slice(0, 8),
    [siteInput]: siteData.slice(0, 8),
    ...(sidebar === '' ? {} : { [sidebarInput]: sidebar }),
    'how Markdown is read': shortHash(sources.map((file) => readerOf(file, pages)).join() + build.parser),
    'what every page has in its head': head.slice(0, 8),
    'the builder': build.engine.slice(0, 8),
  }
  return { key: pageRecordKey({ folder: build.folder, html: pageFile(route) }), build: build.number, named }
}

/** Records what the theme and the data of each language were made from. */
export function recordShared(
  { shared, bundle, build }: Pick<LinkedSite, 'shared' | 'bundle' | 'build'>,
  store: Store,
): void {
  const record = (name: string, id: string, inputs: Inputs) => {
    const key = inputRecordKey({ folder: build.folder, name })
    if (store.get(key)?.id !== id) recordInputs(store, key, { id, build: build.number, inputs })
  }
  record(themeInput, bundle.key, bundle.inputs)
  for (const [locale, { data, file }] of shared.sites) {
    const inputs = Object.fromEntries(
      Object.entries(data).map(([member, value]) => [member, shortHash(JSON.stringify(value) ?? '')]),
    )
    record(`${siteInput}:${locale}`, file.hash, inputs)
  }
}

/** What its body's key names besides its content: the parser, with functions of the site for some files. */
function readerOf(file: SourcePath, pages: LinkedSite['pages']): string {
  const key = pages.get(file)?.bodyKey ?? ''
  return key.slice(0, key.lastIndexOf(':'))
}

/** A file and those that it includes, in the order of their keys. */
function sourcesIn(
  source: SourcePath,
  pages: LinkedSite['pages'],
  above: readonly SourcePath[] = [],
): readonly SourcePath[] {
  const includes = above.includes(source) ? [] : (pages.get(source)?.includes ?? [])
  const targets = includes.map(({ specifier }) => sourcePath(includedPath(specifier, source)))
  return [source, ...targets.flatMap((target) => sourcesIn(target, pages, [...above, source]))]
}
