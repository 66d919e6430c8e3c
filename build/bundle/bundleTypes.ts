// What goes into the bundler and what comes out.
import type { Message } from 'esbuild'
import type { Diagnostic, DiagnosticCode } from '../model/diagnostics.ts'
import type { Config } from '../model/project.ts'
import type { OfflineOptions } from '../shared/offline.ts'
import { type OutputPath, type SourcePath, sourcePath } from '../shared/paths.ts'
import { findStorageSuffix } from '../shared/storageSuffix.ts'
import type { StyleAddress } from './styleUrlPlugin.ts'

export interface BundleOptions {
  readonly root: string
  readonly engineRoot: string
  readonly cacheFolder: string
  readonly config: Config
  /** Identity of the engine's code: what bundles is part of what is bundled. */
  readonly engine: string
  /** React pages, by source. */
  readonly pages: readonly SourcePath[]
  /** Markdown files with code; null when they are not known yet: then those of the last bundle count. */
  readonly codePages: readonly SourcePath[] | null
  /** A Markdown file as a JavaScript module. */
  readonly compile: (source: SourcePath, text: string) => Promise<string>
}

export interface Bundle {
  /** Identity of the theme's browser and server code, which every page has. */
  readonly key: string
  /** Browser files: output path → file in the cache and its hash. */
  readonly files: readonly { readonly path: OutputPath; readonly file: string; readonly hash: string }[]
  readonly script: OutputPath
  readonly styles: readonly OutputPath[]
  readonly pages: Readonly<Record<SourcePath, PageModule>>
  /** The theme's server module; the pages' modules lie beside it. */
  readonly serverBundle: string
  readonly boot: string
  /** Files of the theme, the site's own included, by their names: identity of the content. */
  readonly inputs: Readonly<Record<string, string>>
  /** The service worker's code; null when the site has none, or Workbox is not installed. */
  readonly worker: string | null
  /** What style sheets name in static folders. */
  readonly styleAddresses: readonly StyleAddress[]
  /** What was wrong and did not stop the bundler: imports of modules that do not exist. */
  readonly diagnostics: readonly Diagnostic[]
}

/** The code of one React page or one Markdown file with code. */
export interface PageModule {
  readonly script: OutputPath
  readonly styles: readonly OutputPath[]
  readonly hasDefaultExport: boolean
  readonly serverFile: string
  /** Identity of the page's browser and server code. */
  readonly key: string
  /** Files of the site in it: identity of the content. */
  readonly inputs: Readonly<Record<SourcePath, string>>
  /** Markdown files in it, whose links need addresses. */
  readonly markdown: readonly SourcePath[]
}

export const bootConstants = (config: Config) => ({
  defaultMode: config.theme.colorMode.defaultMode,
  respectPrefersColorScheme: config.theme.colorMode.respectPrefersColorScheme,
  storageSuffix: findStorageSuffix(config.storage.namespace, config.url + config.baseUrl),
  announcementId: config.theme.announcementBar?.id ?? null,
})

/** What pages know of the offline mode; null when the site has none. */
export const offlineOptions = ({ pwa }: Config): OfflineOptions | null =>
  pwa === null || pwa === 'remove' ? null : { strategies: pwa.strategies, debug: pwa.debug }

export const toDiagnostic = (message: Message, code: DiagnosticCode): Diagnostic => ({
  code,
  file: message.location
    ? sourcePath(
        message.location.file.replace(/^(?:.*\/)?theme\/work\/|^(?:\.\.\/)+/, '').replace(/^site\//, ''),
      )
    : null,
  line: message.location?.line ?? 0,
  column: (message.location?.column ?? -1) + 1,
  message: message.text,
  hint: message.location?.suggestion || null,
})
