// The theme's server bundle as a renderer: with the highlighter for code that components compute.
import { templateUse } from '../io/limits.ts'
import { type CodeOptions, printCode } from '../markdown/code/printCode.ts'
import type { Renderer } from '../render/renderRoute.ts'
import type { CodeHtml } from '../shared/code/computedCode.ts'

type WithCode<Render> = Render extends (input: infer Input) => infer Output
  ? (input: Input & { readonly codeHtml: CodeHtml }) => Output
  : never

/** The exports of theme/server.tsx. */
export type ThemeModule = {
  readonly [Name in Exclude<keyof Renderer, 'renderApp'>]: WithCode<Renderer[Name]>
} & { readonly renderApp: WithCode<WithTemplates> }

type WithTemplates = (
  input: Parameters<Renderer['renderApp']>[0] & { readonly templates: ReturnType<typeof templateUse> },
) => ReturnType<Renderer['renderApp']>

interface RendererOptions extends CodeOptions {
  /** Whether pages can be made from templates. */
  readonly isStock: boolean
}

/** An unknown language is not reported here: the code is shown without colors. */
export function rendererOf(theme: ThemeModule, options: RendererOptions): Renderer {
  const codeHtml: CodeHtml = (text, block) => printCode(text, block, options).html
  const templates = options.isStock ? templateUse() : 'none'
  return {
    // Written out: a copy made with `...` takes a slow way in V8, and each page needs one.
    renderApp: ({ route, site, sidebar, page, isPlainBody }) =>
      theme.renderApp({ route, site, sidebar, page, isPlainBody, codeHtml, templates }),
    renderText: (input) => theme.renderText({ ...input, codeHtml }),
    renderContent: (input) => theme.renderContent({ ...input, codeHtml }),
    renderWidget: (input) => theme.renderWidget({ ...input, codeHtml }),
  }
}
