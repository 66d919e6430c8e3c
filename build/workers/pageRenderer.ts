// Renders pages from their jobs: reads the stored bodies, lists excerpts of posts, and calls the theme.
import { siteTheme } from '../bundle/siteTheme.ts'
import { sha256 } from '../io/hash.ts'
import { importFile } from '../io/importFile.ts'
import { withExcerpts } from '../kinds/bodies.ts'
import type { Highlighter } from '../markdown/highlight.ts'
import type { Body } from '../model/page.ts'
import type { ThemeContext, ThemeLocale } from '../model/themePage.ts'
import { closed, separateIds, withoutTitle } from '../render/excerpt.ts'
import { fillBody } from '../render/fillBody.ts'
import type { PageJob, TextJob } from '../render/pageJob.ts'
import {
  type PageModuleExports,
  type RenderContext,
  type RenderedRoute,
  renderRoute,
  renderText,
  renderWidget,
} from '../render/renderRoute.ts'
import { markdownTwin, type TwinSite } from '../render/twin/markdownTwin.ts'
import { pageBodyKey } from '../reuse/keys.ts'
import type { Store } from '../reuse/store.ts'
import { defaultTitle } from '../shared/components/admonition.ts'
import { headingLinkLabel, withLabels } from '../shared/components/heading.ts'
import { escapeHtml } from '../shared/escape.ts'
import { isPlain } from '../shared/policyFacts.ts'
import { loadTheme } from './loadTheme.ts'
import { rendererOf } from './themeRenderer.ts'

export interface PageRenderer {
  /** The document in parts, and its data as JSON. */
  readonly page: (job: PageJob) => Promise<RenderedRoute>
  /** The content of a post as plain HTML: whole, or up to its truncation mark. */
  readonly post: (job: TextJob, locale: string, excerpt: boolean) => Promise<string>
  /** Keeps what V8 compiled of the prebuilt theme, once a page was rendered. */
  readonly keepCode: () => void
}

/** Pages that the theme of the site shows. */
function openThemePages(context: ThemeContext, serverFile: string, store: Store): PageRenderer {
  const renderer = siteTheme().openRenderer(context, serverFile, store)
  return {
    async page(job) {
      const { theme, route, locale } = job
      const shared = context[locale] as ThemeLocale
      if (!theme) throw new Error('The page has no route of the theme.')
      const { html, content, found } = await renderer.page(theme, job)
      const own = theme.texts.find((one) => !one.isShort)
      return {
        html: [html],
        found,
        json: [own ? renderer.text(own) : ''],
        markdown: job.markdown ? markdownTwin({ route, content, site: themeTwin(shared) }) : null,
      } as unknown as RenderedRoute
    },
    post: async ({ theme }, locale) => (theme ? renderer.content(theme, locale) : ''),
    keepCode() {},
  }
}

function themeTwin({ site: { config }, llms, language }: ThemeLocale): TwinSite {
  const { url, title, titleDelimiter } = config as Pick<TwinSite, 'url' | 'title' | 'titleDelimiter'>
  return { url, title, titleDelimiter, language, llms }
}

/** Loads the theme's server code. `highlighter` colors the code that components compute. */
export async function openPageRenderer(
  shared: RenderContext,
  store: Store,
  highlighter: Highlighter,
): Promise<PageRenderer> {
  if (shared.theme) return openThemePages(shared.theme, shared.serverBundle, store)
  const { exports: module, keepCode } = await loadTheme(shared.serverBundle)
  let isUsed = false
  const { magicComments, isStock } = shared
  const theme = rendererOf(module, { highlighter, magicComments, isStock })
  return {
    async page(job) {
      isUsed = true
      const page = job.serverFile === null ? null : await importFile<PageModuleExports>(job.serverFile)
      let isPlainBody = true
      const body = job.text && bodyOf(job, job.locale, false, () => (isPlainBody = false))
      const route = job.posts ? withExcerpts(job.route, await excerptsOf(job.posts, job.locale)) : job.route
      return renderRoute({ ...job, route, body, isPlainBody, page }, shared, theme, sha256)
    },
    post,
    keepCode() {
      if (isUsed) keepCode()
    },
  }

  function bodyOf(job: TextJob, locale: string, excerpt: boolean, onNeed = () => {}): string {
    const { text, attributes, route } = job
    if (!text) return ''
    const messages = shared.locales[locale]?.site.messages ?? {}
    const filled = fillBody(text, {
      attributes,
      read: (key) => readBody(key, store, route.path),
      excerpt,
      onNeed,
      title: (name) => escapeHtml(defaultTitle(name, messages)),
      widget(widget) {
        const shown = renderWidget(widget, { route, locale }, shared, theme)
        if (!isPlain(shown)) onNeed()
        return shown
      },
    })
    return finished(withLabels(filled, messages[headingLinkLabel.id] ?? null), job, excerpt)
  }

  async function post(job: TextJob, locale: string, excerpt: boolean): Promise<string> {
    if (job.serverFile === null) return bodyOf(job, locale, excerpt)
    const page = await importFile<PageModuleExports>(job.serverFile)
    return renderText({ route: job.route, body: null, page, locale, excerpt }, shared, theme)
  }

  async function excerptsOf(posts: readonly TextJob[], locale: string): Promise<readonly string[]> {
    const ids = new Set<string>()
    const texts = await Promise.all(posts.map((one) => post(one, locale, true)))
    return texts.map((html, index) =>
      separateIds(html, `post-${index + 1}-`, posts[index]?.route.href ?? '', ids),
    )
  }
}

function finished(html: string, { withoutTitle: isBare }: TextJob, excerpt: boolean): string {
  const shown = isBare ? withoutTitle(html) : html
  return excerpt ? closed(shown) : shown
}

function readBody(key: string, store: Store, path: string): Body {
  const body = store.get(pageBodyKey(key))
  if (body === undefined)
    throw new Error(`The parsed text of ${path} is missing from the cache. Run "clear" and build again.`)
  return body
}
