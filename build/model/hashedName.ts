// Which files of the output have a hash of their content in their name, so that browsers never ask for them
// again.

/**
 * `assets/chunks/25AJ7H5P.js`, `assets/client.YXE6MC2B.js`, `assets/app/icon-192-71dcf9ef.png`,
 * `assets/search/be1d9a0364-0.json`: another content has another name. Files of static folders can be in
 * `assets/`, too: `logo-20240101.png` has a date, so a hash in small letters must have one of them. A hash
 * without letters is taken for a date, which costs a request and shows nothing old.
 */
export const isHashed = (path: string): boolean =>
  /^assets\/(?:chunks\/[0-9A-Z]{8}|.*\.[0-9A-Z]{8})\.[^/]*$/.test(path) ||
  /^assets\/(?:.*[/.-])?(?=[0-9]*[a-f])[0-9a-f]{8,}(?:-\d+)?(?:\.[^/]*)?$/.test(path)
