// Renders pages with the theme of a site for Docusaurus. A thread loads the theme's code once for each
// language.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Script } from 'node:vm'
import { shortHash } from '../../io/hash.ts'
import type { ThemeContext, ThemeLocale, ThemePage, ThemeText } from '../../model/themePage.ts'
import type { PageJob } from '../../render/pageJob.ts'
import type { Store } from '../../reuse/store.ts'
import type { ClientRoute } from '../../shared/themeSite.ts'
import { documentOf, type RenderedPage } from './document.ts'
import { contentIn, withoutMarks } from './textMarks.ts'
import { themeTextJson } from './themeText.ts'

interface ServerModule {
  readonly render: (pathname: string, routes: readonly ClientRoute[]) => Promise<RenderedPage>
}

/** A page with the HTML of its own text inside of it; empty for a page without text. */
interface ShownPage {
  readonly html: string
  readonly content: string
}

export interface ThemeRenderer {
  readonly page: (page: ThemePage, job: Pick<PageJob, 'locale' | 'markdown'>) => Promise<ShownPage>
  /** The JSON of a text, as browsers load it. */
  readonly text: (text: ThemeText) => string
}

export function openThemeRenderer({ serverFile, locales }: ThemeContext, store: Store): ThemeRenderer {
  let script: Script | null = null
  const opened = new Map<
    string,
    { readonly module: ServerModule; readonly show: (page: ThemePage) => void }
  >()
  const text = (one: ThemeText): string => themeTextJson(one, store)
  const open = (locale: string) => {
    const known = opened.get(locale)
    if (known) return known
    script ??= new Script(
      `(function (require, module, exports, __site, __given) {${readFileSync(serverFile, 'utf8')}\n})`,
      {
        filename: serverFile,
      },
    )
    const { site, values } = locales[locale] as ThemeLocale
    const read = valueReader(values)
    let shown: ThemePage | null = null
    const given = async (name: string): Promise<unknown> => {
      const found = shown?.texts.find((one) => one.name === name)
      return found ? (JSON.parse(text(found)) as unknown) : read(name)
    }
    const module = { exports: {} }
    script.runInThisContext()(createRequire(serverFile), module, module.exports, site, given)
    const made = { module: module.exports as ServerModule, show: (page: ThemePage) => void (shown = page) }
    opened.set(locale, made)
    return made
  }
  return {
    text,
    async page(page, { locale, markdown }) {
      const { module, show } = open(locale)
      show(page)
      const rendered = await module.render(page.pathname, page.routes)
      const texts = Object.fromEntries(page.texts.map((one) => [one.name, shortHash(text(one))]))
      const html = documentOf(
        { ...rendered, html: withoutMarks(rendered.html), markdown: markdown ?? null },
        texts,
        locales[locale] as ThemeLocale,
      )
      const own = page.texts.find((one) => !one.isShort)
      return { html, content: own && markdown ? contentIn(rendered.html, own.name) : '' }
    },
  }
}

/** Values are read once. */
function valueReader(files: Readonly<Record<string, string>>) {
  const known = new Map<string, unknown>()
  return (name: string): unknown => {
    if (!known.has(name)) {
      const file = files[name]
      if (file === undefined) throw new Error(`the site has no data with the name ${name}`)
      known.set(name, JSON.parse(readFileSync(file, 'utf8')))
    }
    return known.get(name)
  }
}
