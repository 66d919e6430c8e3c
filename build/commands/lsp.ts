// `lsp`: the server for editors, which check and complete the site while somebody writes.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EditedSite, OpenEditedSite } from '../editor/editedSite.ts'
import { type Command, type CommandContext, wordFor } from './command.ts'
import { checkFolders } from './project/checkFolders.ts'
import { foldersOf } from './project/folders.ts'
import { openProject } from './project/openProject.ts'

/** Exported by build/editor/server.ts. */
interface EditorModule {
  readonly serveEditor: (open: OpenEditedSite) => Promise<number>
}

export const lspCommand: Command = {
  name: 'lsp',
  aliases: [],
  summary: 'Check, complete and rename links in editors (language server).',
  example: 'lsp website',
  positional: ['ROOT'],
  flags: ['--stdio'],
  sharedFlags: ['--config'],
  async run(context) {
    const file = join(context.engine.engineFolder, 'editor.js')
    const { serveEditor } = (await import(pathToFileURL(file).href)) as EditorModule
    return serveEditor((folder) => openSite(folder, context))
  },
}

/** `folder`: the one that the editor has opened. A folder in the command line wins. */
export async function openSite(
  folder: string | null,
  { args, ...context }: CommandContext,
): Promise<EditedSite> {
  const named = wordFor(args, 'ROOT') ?? folder
  const inFolder = { ...args, positional: named === null ? [] : [named] }
  const { editedSite } = await import('../dev/editedSite.ts')
  return editedSite({
    root: foldersOf(inFolder).root,
    ...context,
    async open() {
      const { places, ...opened } = await openProject({ ...context, args: inFolder })
      const { cacheFolder, outDir } = places
      const own = checkFolders({ cacheFolder: join(cacheFolder, 'editor'), outDir })
      return { ...opened, places: { ...places, ...own } }
    },
  })
}
