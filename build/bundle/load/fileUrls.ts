// `new URL('./a.csv', import.meta.url)` in a module: an import in its place.
import { codeWords } from '../resolve/codeWords.ts'

/** As webpack reads it: the first argument is a string without expressions. */
const fileUrl = /\bnew\s+URL\(\s*(["'`])([^"'`$\s][^"'`$]*)\1\s*,\s*import\.meta\.url\s*,?\s*\)/g

/** What stands before the URL of a script that the browser starts, without its comments. */
const starting = /(?:\bnew\s+(?:\w+\.)?(?:Shared)?Worker|\bserviceWorker\s*\.\s*register)\(\s*$/

const comment = /\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/|(?<![:"'`\\])\/\/[^\n]*\n/g

/** Paths that name no file: folders, other hosts, and paths of the host. */
const noFile = /^(?:[a-z][a-z\d+.-]*:|\/)|(?:^|\/)\.{0,2}$/i

export const hasFileUrls = (code: string): boolean => namesFile(code.matchAll(fileUrl))

function namesFile(found: Iterable<RegExpExecArray>): boolean {
  for (const [, , path = ''] of found) if (!noFile.test(path)) return true
  return false
}

/** The module to import for a path, or null where the URL stays as it is. */
type RequestOf = (path: string, isWorker: boolean) => Promise<string | null>

/** The code with an import for each URL. Expressions around it keep a URL object. */
export async function withFileUrls(code: string, requestOf: RequestOf): Promise<string> {
  if (!code.includes('import.meta.url')) return code
  const imports: string[] = []
  const isShown = openShown(code)
  let written = ''
  let end = 0
  for (const { 0: all, 2: path = '', index } of code.matchAll(fileUrl)) {
    const isWorker = starting.test(code.slice(Math.max(0, index - 300), index).replace(comment, ''))
    const isText = noFile.test(path) || isShown(index)
    const request = isText ? null : await requestOf(path.replace(/[?#].*$/s, ''), isWorker)
    if (request === null) continue
    const name = `troodonUrl${imports.length}`
    imports.push(`import ${name} from ${JSON.stringify(request)};`)
    written += `${code.slice(end, index)}new URL(${name}, typeof location === 'undefined' ? 'http://localhost' : location.origin)`
    end = index + all.length
  }
  return imports.join('') + written + code.slice(end)
}

/** Whether text shows the code at an offset: in comments and strings; of TypeScript, in lines of comments. */
function openShown(code: string): (index: number) => boolean {
  let words: ReadonlySet<number> | null | undefined
  return (index) => {
    if (words === undefined) words = codeWords(code, ['new'])
    const line = code.slice(code.lastIndexOf('\n', index) + 1, index)
    return words ? !words.has(index) : /^\s*(?:\/\/|\*)/.test(line)
  }
}
