// Names of files for tools that work on a whole repository, where the site may be a folder of it.
import { join, relative, sep } from 'node:path'
import type { SourcePath } from '../shared/paths.ts'

export interface Checkout {
  /** Absolute folder of the site. */
  readonly root: string
  /** Absolute folder of the repository; null when it is not known, and files are named from the site. */
  readonly workspace: string | null
}

/** With `/` between folders on every system. Names in imported reports may be no Unicode. */
export const repositoryPath = (file: SourcePath, { root, workspace }: Checkout): string =>
  relative(workspace ?? root, join(root, file))
    .replaceAll(sep, '/')
    .replace(/[\ud800-\udfff]/gu, '\ufffd')

/** GitHub Actions and GitLab say where they checked out the repository. */
export const checkoutOf = (root: string, env: NodeJS.ProcessEnv): Checkout => ({
  root,
  workspace: env['GITHUB_WORKSPACE'] || env['CI_PROJECT_DIR'] || null,
})
