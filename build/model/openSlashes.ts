// URLs as components of a Docusaurus site see them where the site leaves `trailingSlash` to the host: only
// those of folders end with a slash. Pages and links are built with it everywhere.
import type { Config } from './project.ts'

/** The converter writes `null`, because other values of `trailingSlash` have a key of their own. */
export const leavesSlashes = ({ docusaurus }: Pick<Config, 'docusaurus'>): boolean =>
  docusaurus['trailingSlash'] === null
