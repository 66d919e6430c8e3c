// Renders the content of one page with code, without the document around it, so that the links of its
// components are known before linking. This runs code of the site for the first time, so it has a thread that
// can be ended (guardedThread.ts).
import { importFile } from '../io/importFile.ts'
import { withoutColors } from '../markdown/code/withoutColors.ts'
import type { ContentJob, ContentResult } from '../render/pageJob.ts'
import { type PageModuleExports, type RenderContext, renderContent } from '../render/renderRoute.ts'
import { attempt } from './attempt.ts'
import { loadTheme } from './loadTheme.ts'
import { rendererOf } from './themeRenderer.ts'

export function pageContent(
  { route, locale, serverFile }: ContentJob,
  context: RenderContext,
): Promise<ContentResult> {
  return attempt(async () => {
    const [theme, page] = await Promise.all([
      loadTheme(context.serverBundle),
      importFile<PageModuleExports>(serverFile),
    ])
    // Links do not depend on colors: the languages are not loaded for them.
    const { magicComments, isStock } = context
    const renderer = rendererOf(theme.exports, { highlighter: withoutColors, magicComments, isStock })
    return renderContent({ route, body: null, page, locale }, context, renderer)
  })
}
