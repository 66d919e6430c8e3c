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
  type Renderer,
  renderRoute,
  renderText,
  renderWidget,
} from '../render/renderRoute.ts'
import { markdownTwin, type TwinSite } from '../render/twin/markdownTwin.ts'
import { pageBodyKey } from '../reuse/keys.ts'
import type { Store } from '../reuse/store.ts'
import type { Audience } from '../shared/audience.ts'
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

/** What the content of a page is printed for. */
interface TextUse {
  readonly locale: string
  readonly audience: Audience
  /** Only up to the truncation mark. */
  readonly excerpt: boolean
  readonly onNeed?: () => void
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
  const { bodyOf, textOf } = openTexts(shared, store, theme)
  return {
    async page(job) {
      isUsed = true
      const page = job.serverFile === null ? null : await importFile<PageModuleExports>(job.serverFile)
      let isPlainBody = true
      const { locale } = job
      const onNeed = () => (isPlainBody = false)
      const body = job.text && bodyOf(job, { locale, audience: 'humans', excerpt: false, onNeed })
      const forAgents =
        job.hasAudiences && job.markdown
          ? await textOf(job, { locale, audience: 'agents', excerpt: false })
          : null
      const route = job.posts ? withExcerpts(job.route, await excerptsOf(job.posts, job.locale)) : job.route
      return renderRoute({ ...job, route, body, forAgents, isPlainBody, page }, shared, theme, sha256)
    },
    post: (job, locale, excerpt) => textOf(job, { locale, audience: 'humans', excerpt }),
    keepCode() {
      if (isUsed) keepCode()
    },
  }

  async function excerptsOf(posts: readonly TextJob[], locale: string): Promise<readonly string[]> {
    const ids = new Set<string>()
    const texts = await Promise.all(
      posts.map((one) => textOf(one, { locale, audience: 'humans', excerpt: true })),
    )
    return texts.map((html, index) =>
      separateIds(html, `post-${index + 1}-`, posts[index]?.route.href ?? '', ids),
    )
  }
}

/** The content of pages as HTML. */
function openTexts(shared: RenderContext, store: Store, theme: Renderer) {
  return { bodyOf, textOf }

  function bodyOf(job: TextJob, { locale, audience, excerpt, onNeed = () => {} }: TextUse): string {
    const { text, attributes, route } = job
    if (!text) return ''
    const messages = shared.locales[locale]?.site.messages ?? {}
    const filled = fillBody(text, {
      attributes,
      read: (key) => readBody(key, store, route.path),
      excerpt,
      audience,
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

  async function textOf(job: TextJob, use: TextUse): Promise<string> {
    if (job.serverFile === null) return bodyOf(job, use)
    const page = await importFile<PageModuleExports>(job.serverFile)
    return renderText({ route: job.route, body: null, page, ...use }, shared, theme)
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
