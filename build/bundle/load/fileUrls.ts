// `new URL('./a.csv', import.meta.url)` in code of a site: an import in its place.

const fileUrl = /\bnew\s+URL\(\s*(["'`])(\.{1,2}\/[^"'`$]+)\1\s*,\s*import\.meta\.url\s*\)/g

/** The code with an import for each URL. Expressions around it keep a URL object. */
export function withFileUrls(code: string): string {
  if (!code.includes('import.meta.url')) return code
  const imports: string[] = []
  const changed = code.replace(fileUrl, (_all, _quote, path: string, index: number) => {
    const name = `troodonUrl${imports.length}`
    const isWorker = /\bnew\s+(?:Shared)?Worker\(\s*$/.test(code.slice(0, index))
    const request = isWorker ? `troodon-worker:${path}` : `${path}?url`
    imports.push(`import ${name} from ${JSON.stringify(request)};`)
    return `new URL(${name}, typeof location === 'undefined' ? 'http://localhost' : location.origin)`
  })
  return imports.join('') + changed
}
