// A site that its own theme shows, made for another generator: what a build asks of the code that runs such a
// theme. `build/docusaurus/` has it, and `build/main.ts` names it.

import type { SiteModules } from '../config/modules/siteModules.ts'
import type { PlannedContents } from '../config/siteAdapter.ts'
import type { ComponentLinks } from '../model/componentLinks.ts'
import type { RanPlugin } from '../model/pluginOutcome.ts'
import type { Project } from '../model/project.ts'
import type { ThemeContract } from '../model/themeContract.ts'
import type { ThemeContext, ThemePage, ThemeText } from '../model/themePage.ts'
import type { PageJob } from '../render/pageJob.ts'
import type { Store } from '../reuse/store.ts'
import type { Bundled } from './bundle.ts'
import type { BundleOptions } from './bundleTypes.ts'

export interface ContractInput {
  readonly project: Project
  readonly outDir: string
  readonly locale: string
  readonly modules: SiteModules
  readonly planned: PlannedContents
  /** The plugins of the site that have run before. */
  readonly ran: readonly RanPlugin[]
}

/** A page with the HTML of its own text inside of it; empty for a page without text. */
interface ShownPage {
  readonly html: string
  readonly content: string
  readonly found: ComponentLinks
}

export interface ThemeRenderer {
  readonly page: (page: ThemePage, job: Pick<PageJob, 'locale' | 'markdown'>) => Promise<ShownPage>
  /** What the page shows of its text. */
  readonly content: (page: ThemePage, locale: string) => Promise<string>
  /** The JSON of a text, as browsers load it. */
  readonly text: (text: ThemeText) => string
}

export interface SiteTheme {
  /** The routes and data of a language, as the theme gets them. */
  readonly contract: (input: ContractInput) => Promise<ThemeContract>
  /**
   * The theme's code. `modules` are all that routes and texts of all languages name. `other` is the contract
   * of a language which is written in the other direction.
   */
  readonly bundle: (
    options: Omit<BundleOptions, 'codePages'>,
    contract: ThemeContract,
    other: ThemeContract | null,
    modules: readonly string[],
  ) => Promise<Bundled>
  /** The elements of a document that load a style sheet, the site's data and the code. */
  readonly files: (style: string, data: string, script: string) => string
  /** `serverFile`: the server's code, with a folder of values beside it. */
  readonly openRenderer: (locales: ThemeContext, serverFile: string, store: Store) => ThemeRenderer
  readonly textJson: (text: ThemeText, store: Store) => string
}

let known: Partial<SiteTheme> = {}

/** An entry of the engine gives the functions that its code calls. */
export function addToTheme(functions: Partial<SiteTheme>): void {
  known = { ...known, ...functions }
}

/** Throws when there is none: only sites with `theme: 'docusaurus'` ask for it. */
export function siteTheme(): SiteTheme {
  if (!known.openRenderer) throw new Error('This build of Troodon cannot run the theme of another generator.')
  return known as SiteTheme
}
