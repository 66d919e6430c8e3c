// Brings the open page up to date: replaces the blocks that changed, lets the theme load the page's data
// again, or reloads the page.
import { bodyOf, comparePages, type PageData } from './comparePages.ts'
import { pageFiles } from './pageFiles.ts'
import { patchBody } from './patchBody.ts'
import { refreshStyles } from './refreshStyles.ts'
import { swapStyles } from './swapStyles.ts'

export interface PageUpdater {
  /** `changed`: paths below the base URL whose content is new; `all` compares the page in any case. */
  readonly update: (changed: readonly string[] | 'all') => void
  /** Loads the data of the current page after the reader opened another one. */
  readonly remember: () => void
}

export function createPageUpdater(base: string): PageUpdater {
  const currentFiles = () => pageFiles(location.pathname, base)
  const readData = (path: string): Promise<PageData | null> =>
    fetch(encodeURI(base + path), { cache: 'no-store' }).then(
      (response) => (response.ok ? response.json() : null),
      () => null,
    )
  const load = (path: string) => ({ path, data: readData(path) })
  let known = load(currentFiles().data)
  const update = async (changed: readonly string[] | 'all') => {
    const { data, html } = currentFiles()
    if (changed !== 'all' && ![data, ...html].some((path) => changed.includes(path)))
      // A page that changed names its style sheets: the old ones may be gone.
      return refreshStyles(changed, base)
    const before = known.path === data ? await known.data : null
    known = load(data)
    const [after, page] = await Promise.all([known.data, readDocument()])
    if (!after || sharedFilesOf(page) !== sharedFilesOf(document)) return location.reload()
    await swapStyles(page)
    apply(before, after)
  }
  let running = Promise.resolve()
  return {
    update(changed) {
      // Each update starts from the result of the previous one.
      running = running.then(() => update(changed))
    },
    remember() {
      const { data } = currentFiles()
      if (known.path !== data) known = load(data)
    },
  }
}

async function readDocument(): Promise<Document> {
  const response = await fetch(location.href, { cache: 'no-store' })
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** The scripts that a page loads, and the data of the site, such as the labels of the navbar. */
function sharedFilesOf(page: Document): string {
  const { script, modules, site } = page.querySelector<HTMLElement>('[data-script]')?.dataset ?? {}
  return `${script} ${modules} ${site}`
}

function apply(before: PageData | null, after: PageData): void {
  const change = before ? comparePages(before, after) : 'unknown'
  if (change === 'nothing') return
  if (change === 'runtime' || change === 'unknown') location.reload()
  // The theme starts the tabs, copy buttons and so on of new blocks.
  else if (change === 'body' && patch(before, after))
    document.dispatchEvent(new CustomEvent('troodon-patched'))
  // The theme loads the data of the page again and renders it.
  else document.dispatchEvent(new CustomEvent('troodon-refresh'))
}

/** False if the page does not show the previous body. */
function patch(before: PageData | null, after: PageData): boolean {
  const box = document.querySelector('[data-body]')
  return box !== null && before !== null && patchBody(box, bodyOf(before) ?? '', bodyOf(after) ?? '')
}
