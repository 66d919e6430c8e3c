// Remark and rehype plugins need packages that only the site can install: without them nothing is read.
import { markdownVariants } from '../../kinds/markdownVariants.ts'
import type { Project } from '../../model/project.ts'
import { UsageError } from '../../model/usageError.ts'
import { missingPackages } from './sitePackages.ts'

export function checkPackages({ root, config }: Project, engineRoot: string): void {
  const instances = markdownVariants(config).all.filter(({ unified }) => unified)
  if (instances.length === 0) return
  const missing = missingPackages({ root, engineRoot })
  if (missing.length === 0) return
  const names = instances.map(({ name }) => name).join(', ')
  throw new UsageError(
    `The Markdown plugins of ${names} need packages that are not installed. Install them: npm install ${missing.join(' ')}`,
  )
}
