// The base URL of a built site, whichever of the two builders made it. The files are not in a folder of that
// name, so the URL of a script or style sheet tells.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `/guide/` if a page loads `/guide/assets/a.js` and the file is `assets/a.js`. */
export function baseUrlOf(folder: string): string {
  const file = ['404.html', 'index.html'].map((name) => join(folder, name)).find(existsSync)
  if (file === undefined) return '/'
  for (const [, url = ''] of readFileSync(file, 'utf8').matchAll(loaded)) {
    const names = decodeURI(url).split('/').slice(1)
    const depth = names.findIndex((_, at) => existsSync(join(folder, ...names.slice(at))))
    if (depth !== -1) return names.slice(0, depth).reduce((base, name) => `${base}${name}/`, '/')
  }
  return '/'
}

/** Docusaurus leaves out quotes. */
const loaded = /<(?:script|link)\b[^>]*?\s(?:src|href)=["']?(\/[^/"'\s>?#][^"'\s>?#]*\.(?:js|css))/g
