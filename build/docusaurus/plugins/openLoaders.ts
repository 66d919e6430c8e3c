// Loads the loaders of webpack that plugins name: from the site's packages, or its own files.
import { join } from 'node:path'
import type { SiteModules } from '../../config/modules/siteModules.ts'
import type { LoaderFunction, LoaderModule } from '../../model/config/moduleLoader.ts'
import type { OpenLoader } from './fileRules.ts'

/** `folder`: of the plugin, whose packages are searched after those of the site. */
export const loaderOpener =
  (modules: SiteModules, root: string, folder: string): OpenLoader =>
  (name, options) => {
    for (const from of [join(root, 'package.json'), join(folder, 'package.json')]) {
      const file = resolved(name, from, modules)
      if (file === null) continue
      const module = modules.require(file, from) as LoaderModule
      const run = module.default ?? module
      if (typeof run !== 'function') throw new Error(`The loader ${name} exports no function.`)
      // Members of a module or of the function, which may be hidden.
      const { pitch, raw } = module
      return { name, file, options, run: run as LoaderFunction, pitch: pitch ?? null, isRaw: raw === true }
    }
    return null
  }

function resolved(name: string, from: string, modules: SiteModules): string | null {
  try {
    return modules.resolve(name, from)
  } catch {
    return null
  }
}
