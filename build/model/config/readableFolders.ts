// Folders around a site whose files its content may show, and what is said about other files.
import { joinPath } from '../../shared/paths.ts'
import type { Diagnostic } from '../diagnostics.ts'
import type { Project } from '../project.ts'
import { contentFolders } from './contentFolders.ts'

export interface ReadableFolders {
  /** The folder of the site, absolute. */
  readonly root: string
  /** The folders of the content, from the root; some are outside the site, such as `../docs`. */
  readonly content: readonly string[]
  readonly statics: readonly string[]
  /** Other folders and files that the configuration names, from the root. */
  readonly others: readonly string[]
  /** Whether all other files are refused. */
  readonly onlyContent: boolean
}

/** Why content may not show a file. */
export type Refusal = 'missing' | 'outside' | 'hidden' | 'package' | 'ignored' | 'content'

export function readableFolders({ root, config }: Pick<Project, 'root' | 'config'>): ReadableFolders {
  const { contentDir, docs, blogs, pages, i18n } = config
  const versions = docs.map(({ id }) => (id === 'default' ? 'versioned_docs' : `${id}_versioned_docs`))
  const named = [...docs, ...blogs, ...pages].map(({ path }) => path)
  return {
    root,
    // Without a folder for all content, the folder of the site has other files, too.
    content: [
      ...contentFolders(config).filter((folder) => folder !== ''),
      ...[...named, ...versions, i18n.path].map((path) => joinPath(contentDir, path)),
    ],
    statics: config.staticDirectories,
    others: config.outsideFolders,
    onlyContent: config.markdown.untrusted,
  }
}

const naming = 'or name it in outsideFolders in the configuration'

const words: Readonly<Record<Exclude<Refusal, 'missing'>, readonly [reason: string, hint: string]>> = {
  outside: [
    'is outside the repository',
    'Move the file into the repository, or add its folder to outsideFolders in the configuration.',
  ],
  hidden: ['is hidden: its name, or that of its folder, begins with a dot', `Move the file, ${naming}.`],
  package: ['is in node_modules', `Import it by the name of its package, copy the file, ${naming}.`],
  ignored: ['is ignored by a .gitignore', `Move the file, ${naming}.`],
  content: ["is in no content folder, and content is 'untrusted'", 'Move the file into a content folder.'],
}

/** `consequence` continues the sentence: `so it is not included`. */
export function refusalProblem(
  refusal: Exclude<Refusal, 'missing'>,
  shown: string,
  consequence: string,
): Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  const [reason, hint] = words[refusal]
  return {
    code: refusal === 'outside' ? 'outsideFile' : 'privateFile',
    message: `${shown} ${reason}${consequence && `, ${consequence}`}.`,
    hint,
  }
}
