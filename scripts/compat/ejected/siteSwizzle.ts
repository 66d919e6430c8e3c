// The components of a site's theme, and the commands of its own Docusaurus that copy or wrap them.
import { existsSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** `ejected` is a copy of the component's files, `wrapped` a component that shows the original. */
export type Swizzle = 'ejected' | 'wrapped'

export interface SiteSwizzle {
  /** Components for which Docusaurus has this action. */
  readonly names: (swizzle: Swizzle) => Promise<readonly string[]>
  readonly write: (name: string, swizzle: Swizzle) => Promise<void>
  /** Removes all that was written. */
  readonly clear: () => void
}

interface Components {
  readonly getThemeComponents: (theme: object) => Promise<{
    readonly all: readonly string[]
    readonly getActionStatus: (name: string, action: string) => string
  }>
}

interface Actions {
  readonly eject: (options: object) => Promise<unknown>
  readonly wrap: (options: object) => Promise<unknown>
}

/** Packages of the site, not of this repository. */
const [core, theme] = ['@docusaurus/core', '@docusaurus/theme-classic']

/** Throws if the site has components already: they would be lost. */
export function openSwizzle(site: string): SiteSwizzle {
  const folder = join(site, 'src/theme')
  if (existsSync(folder)) throw new Error(`${folder} exists. Use a site without components of its own.`)
  const fromSite = createRequire(join(site, 'package.json'))
  const folderOf = (name: string) => dirname(fromSite.resolve(`${name}/package.json`))
  const commands = join(folderOf(core), 'lib/commands/swizzle')
  const { getThemeComponents } = fromSite(join(commands, 'components.js')) as Components
  const { eject, wrap } = fromSite(join(commands, 'actions.js')) as Actions
  const themePath = join(folderOf(theme), 'lib/theme')
  const swizzleConfig = fromSite(join(folderOf(theme), 'lib/getSwizzleConfig.js')).default() as object
  return {
    async names(swizzle) {
      const found = await getThemeComponents({ themeName: theme, themePath, swizzleConfig })
      const action = swizzle === 'ejected' ? 'eject' : 'wrap'
      return found.all.filter((name) => found.getActionStatus(name, action) !== 'forbidden')
    },
    async write(componentName, swizzle) {
      const action = swizzle === 'ejected' ? eject : wrap
      await action({ siteDir: site, themePath, componentName, typescript: false })
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}
