// Renders pages with the theme of a site for Docusaurus. A thread loads the theme's code once for each
// language.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Script } from 'node:vm'
import type { ThemeRenderer } from '../../bundle/siteTheme.ts'
import { shortHash } from '../../io/hash.ts'
import type { ComponentLinks } from '../../model/componentLinks.ts'
import type { ThemeContext, ThemeLocale, ThemePage, ThemeText } from '../../model/themePage.ts'
import { mainOf } from '../../render/twin/markdownTwin.ts'
import type { Store } from '../../reuse/store.ts'
import type { ClientRoute } from '../../shared/themeSite.ts'
import { type Known, type LinkCollector, linkCollector } from './collectedLinks.ts'
import { documentOf, type RenderedPage } from './document.ts'
import { type FillTemplate, openTemplate } from './siteTemplate.ts'
import { contentIn, withoutMarks } from './textMarks.ts'
import { themeTextJson } from './themeText.ts'

interface ServerModule {
  readonly render: (pathname: string, routes: readonly ClientRoute[]) => Promise<RenderedPage>
}

/** The theme in one language. */
interface OpenedTheme {
  readonly render: (page: ThemePage) => Promise<RenderedPage & { readonly found: ComponentLinks }>
  /** The template of the site for its documents; null where it has none. */
  readonly fill: FillTemplate | null
}

/** `serverFile`: the server's code, with a folder of values beside it. */
export function openThemeRenderer(locales: ThemeContext, serverFile: string, store: Store): ThemeRenderer {
  let script: Script | null = null
  const opened = new Map<string, OpenedTheme>()
  const text = (one: ThemeText): string => themeTextJson(one, store)
  const open = (locale: string): OpenedTheme => {
    const known = opened.get(locale)
    if (known) return known
    script ??= new Script(
      `(async function (require, module, exports, __site, __given) {${readFileSync(serverFile, 'utf8')}\n})`,
      {
        filename: serverFile,
      },
    )
    const made = openTheme(script, locales[locale] as ThemeLocale, { serverFile, text })
    opened.set(locale, made)
    return made
  }
  return {
    text,
    async page(page, { locale, markdown }) {
      const rendered = await open(locale).render(page)
      const texts = Object.fromEntries(page.texts.map((one) => [one.name, shortHash(text(one))]))
      const html = documentOf(
        { ...rendered, html: withoutMarks(rendered.html), markdown: markdown ?? null, texts },
        locales[locale] as ThemeLocale,
        open(locale).fill,
      )
      return {
        html,
        content: markdown ? contentOf(page, rendered) || mainOf(withoutMarks(rendered.html)) : '',
        found: rendered.found,
      }
    },
    content: async (page, locale) => contentOf(page, await open(locale).render(page)),
  }
}

function contentOf({ texts }: ThemePage, { html }: RenderedPage): string {
  const own = texts.find((one) => !one.isShort)
  return own ? contentIn(html, own.name) : ''
}

function openTheme(
  script: Script,
  { site, template }: ThemeLocale,
  { serverFile, text }: { readonly serverFile: string } & Pick<ThemeRenderer, 'text'>,
): OpenedTheme {
  const { known, collect } = linkCollector(site)
  const read = valueReader(valuesBeside(serverFile), known)
  let shown: ThemePage | null = null
  let loaded: Known[] = []
  const given = async (name: string): Promise<unknown> => {
    const found = shown?.texts.find((one) => one.name === name)
    if (found) return JSON.parse(text(found)) as unknown
    const value = read(name)
    loaded.push(value.known)
    return value.value
  }
  const module = { exports: {} }
  const running: Promise<void> = script.runInThisContext()(
    createRequire(serverFile),
    module,
    module.exports,
    site,
    given,
  )
  const render = async (page: ThemePage) => {
    shown = page
    loaded = []
    await running
    const rendered = await (module.exports as ServerModule).render(page.pathname, page.routes)
    return { ...rendered, found: collect(rendered, page, loaded) }
  }
  // The client has the routes and texts of one page at a time.
  let last: Promise<unknown> = Promise.resolve()
  return {
    fill: template && openTemplate(template),
    render(page) {
      const next = last.then(() => render(page))
      last = next.catch(() => {})
      return next
    },
  }
}

/** The folder with long values. */
const valuesBeside = (serverFile: string): string => join(dirname(serverFile), 'values')

/** Values are read once. */
function valueReader(folder: string, textsIn: LinkCollector['known']) {
  const opened = new Map<string, { readonly value: unknown; readonly known: Known }>()
  return (name: string) => {
    const kept = opened.get(name)
    if (kept) return kept
    const value: unknown = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
    const made = { value, known: textsIn(value) }
    opened.set(name, made)
    return made
  }
}
