// Style sheets that a page needs beside those of the frame. The document of the first page has its own.

/** Waits for them, so that nothing is shown unstyled. */
export const loadStyles = (hrefs: readonly string[] = []): Promise<unknown> =>
  Promise.all(hrefs.map(loadStyle))

function loadStyle(href: string): Promise<void> {
  if (
    document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`) ||
    [...document.styleSheets].some((sheet) => sheet.href?.endsWith(href))
  )
    return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`${href} cannot be loaded.`))
    document.head.append(link)
  })
}
