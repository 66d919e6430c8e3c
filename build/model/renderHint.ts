// Hints for errors of components with a well-known cause.

const ofBrowsers =
  /\b(window|document|localStorage|sessionStorage|location|self|HTMLElement|matchMedia) is not defined/

/** Null for any other error. `error` is its message. */
export function renderHint(error: string): string | null {
  const name = ofBrowsers.exec(error)?.[1]
  return name === undefined
    ? null
    : `Pages are rendered without a browser. Read ${name} in useEffect or an event handler, or inside <BrowserOnly>.`
}
