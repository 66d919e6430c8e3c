// Which versions a docs instance has, in which order, with their folders and paths.
import { translationFolder } from '../../model/contentPlugin.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { VersionInfo } from '../../model/docs.ts'
import { folderOnDisk, nameOnDisk } from '../../model/nameOnDisk.ts'
import type { DocsConfig, VersionConfig } from '../../model/project.ts'
import type { LocalePlace, SiteInput } from '../../model/site.ts'
import type { Subject } from '../../model/subjects.ts'
import { fileNameOf, inOneForm, joinPath, type SourcePath, sourcePath } from '../../shared/paths.ts'
import { localeFolder, translationsIn } from '../translations.ts'
import { usualSidebarFiles } from './dataFiles.ts'

/** Files of a non-default instance are named after it: `community_versions.json`. */
const named = (id: string, name: string): string => (id === 'default' ? name : `${id}_${name}`)

/** The names in versions.json, newest first; problems when it is not a list of names. */
export function frozenVersions(
  config: DocsConfig,
  { config: { contentDir }, data, files }: Pick<SiteInput, 'config' | 'data' | 'files'>,
): { names: readonly string[]; diagnostics: readonly Diagnostic[] } {
  const file = sourcePath(joinPath(contentDir, named(config.id, 'versions.json')))
  const content = config.disableVersioning ? undefined : data.get(file)
  if (content === undefined) return { names: [], diagnostics: [] }
  const names = Array.isArray(content) ? content.filter(isVersionName).map(inOneForm) : []
  const problem = (message: string, hint: string | null, find: readonly string[] = []) => ({
    code: 'versionsFile' as const,
    file,
    line: 1,
    column: 1,
    message,
    hint,
    find,
  })
  if (!Array.isArray(content) || names.length !== content.length)
    return {
      names,
      diagnostics: [
        problem(
          'versions.json must be a list of version names such as ["2.0", "1.0"]. A name cannot be a path.',
          null,
        ),
      ],
    }
  const folderOf = (name: string) =>
    `${joinPath(contentDir, named(config.id, 'versioned_docs'))}/version-${name}`
  const unique = [...new Set(names)]
  const repeated = unique.filter((name) => names.indexOf(name) !== names.lastIndexOf(name))
  const filled = new Set(
    [...files]
      .flatMap((path) => /^(.*?versioned_docs\/version-[^/]+)\//.exec(path)?.[1] ?? [])
      .map(inOneForm),
  )
  const missing = unique.filter(
    (name) => (config.onlyIncludeVersions?.includes(name) ?? true) && !filled.has(folderOf(name)),
  )
  return {
    names: unique,
    diagnostics: [
      ...repeated.map((name) =>
        problem(`${fileNameOf(file)} names the version ${name} twice.`, 'Remove one of them.', [name]),
      ),
      ...missing.map((name) => ({
        ...problem(
          `There are no documents for version ${name}: ${folderOf(name)} does not exist or is empty.`,
          'Remove the name, or restore the folder.',
          [name],
        ),
        hides: versionPages(name, unique, config),
      })),
    ],
  }
}

const isVersionName = (name: unknown): name is string =>
  typeof name === 'string' && /^[^/\\]+$/.test(name) && !/^\.+$/.test(name)

/** The last version has no part of its own in its URLs. */
function versionPages(name: string, names: readonly string[], config: DocsConfig): readonly Subject[] {
  const isLast = (config.lastVersion ?? names[0]) === name
  const parts = [config.versions[name]?.path ?? name, ...(isLast ? [config.routeBasePath] : [])]
  return parts.map((part): Subject => `segment ${fileNameOf(part.replace(/\/$/, ''))}`)
}

/** Names in the configuration that are not versions of the instance. */
export function unknownVersions(
  config: DocsConfig,
  { configFile }: SiteInput,
  frozen: readonly string[],
): readonly Diagnostic[] {
  if (config.disableVersioning) return []
  const known = ['current', ...frozen]
  const named: readonly (readonly [key: string, name: string])[] = [
    ...(config.lastVersion === null ? [] : [['lastVersion', config.lastVersion] as const]),
    ...(config.onlyIncludeVersions ?? []).map((name) => ['onlyIncludeVersions', name] as const),
    ...Object.keys(config.versions).map((name) => ['versions', name] as const),
  ]
  return named
    .filter(([, name]) => !known.includes(name))
    .map(([key, name]) => ({
      code: 'versionsFile',
      file: configFile,
      line: 0,
      column: 0,
      message: `docs.${key} names the version "${name}", which does not exist.`,
      hint: `${listOfVersions(known)} "troodon version ${name}" makes one.`,
      find: [key, name],
    }))
}

const listOfVersions = (names: readonly string[]): string => {
  const quoted = names.map((name) => `"${name}"`).join(', ')
  return names.length === 1 ? `The only version is ${quoted}.` : `There are these versions: ${quoted}.`
}

/** Every version that is built, current first. */
export function planVersions(
  config: DocsConfig,
  input: SiteInput,
  place: LocalePlace,
  frozen: readonly string[],
): readonly VersionInfo[] {
  const all = config.includeCurrentVersion || frozen.length === 0 ? ['current', ...frozen] : [...frozen]
  const names = config.onlyIncludeVersions
    ? all.filter((name) => config.onlyIncludeVersions?.includes(name))
    : all
  const wanted = config.lastVersion ?? frozen[0] ?? 'current'
  const last = names.includes(wanted) ? wanted : (names[0] ?? 'current')
  return names.map((name) => versionInfo(name, { names, last, config, input, place }))
}

interface VersionContext {
  /** All versions that are built. */
  readonly names: readonly string[]
  readonly last: string
  readonly config: DocsConfig
  readonly input: SiteInput
  readonly place: LocalePlace
}

function versionInfo(name: string, { names, last, config, input, place }: VersionContext): VersionInfo {
  const own: VersionConfig = config.versions[name] ?? {}
  const isLast = name === last
  const { contentDir } = input.config
  const part = own.path ?? (isLast ? '' : name === 'current' ? 'next' : name)
  const pluginFolder = translationFolder('docs', config.id)
  const versionFolder = name === 'current' ? 'current' : `version-${name}`
  const localizedFolder = place.isOriginal
    ? null
    : folderOnDisk(
        joinPath(localeFolder(place.locale, input.config), pluginFolder, versionFolder),
        input.files,
      )
  const sidebars = sidebarFile(name, config, input)
  const label = own.label ?? (name === 'current' ? 'Next' : name)
  return {
    instance: config.id,
    name,
    label:
      localizedFolder === null
        ? label
        : translationsIn(sourcePath(`${localizedFolder}.json`), input)('version.label', label),
    isLast,
    banner:
      own.banner === undefined ? defaultBanner(names, name, last) : own.banner === 'none' ? null : own.banner,
    badge: own.badge ?? names.length > 1,
    noIndex: own.noIndex ?? false,
    className: own.className ?? `docs-version-${name}`,
    path: joinPath('/', place.prefix, config.routeBasePath, part).replace(/\/$/, ''),
    folder:
      name === 'current'
        ? joinPath(contentDir, config.path)
        : folderOnDisk(
            joinPath(contentDir, `${named(config.id, 'versioned_docs')}/version-${name}`),
            input.files,
          ),
    localizedFolder,
    sidebarFile: sidebars,
    hasUnreadSidebars: sidebars !== null && input.files.has(sidebars) && !input.data.has(sidebars),
  }
}

function defaultBanner(names: readonly string[], name: string, last: string): VersionInfo['banner'] {
  if (name === last) return null
  return names.indexOf(name) < names.indexOf(last) ? 'unreleased' : 'unmaintained'
}

function sidebarFile(
  name: string,
  config: DocsConfig,
  { config: site, files }: SiteInput,
): SourcePath | null {
  const { contentDir, behaviors } = site
  if (name !== 'current') {
    const frozen = nameOnDisk(
      joinPath(contentDir, named(config.id, 'versioned_sidebars'), `version-${name}-sidebars.json`),
      files,
    )
    return files.has(frozen) ? frozen : null
  }
  if (config.sidebarPath === false) return null
  if (config.sidebarPath !== null) return sourcePath(joinPath(contentDir, config.sidebarPath))
  if (config.id !== 'default' || !behaviors.findsSidebarFile) return null
  return usualSidebarFiles(site).find((file) => files.has(file)) ?? null
}
