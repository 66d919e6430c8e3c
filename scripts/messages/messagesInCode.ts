// Finds the interface texts in the code: an id that begins with `theme.`, and the English text after it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const declared = /(['"])(theme\.[\w.-]+)\1,?\s*(?:message[:=]\s*)?(['"])((?:\\.|(?!\3)[\s\S])*)\3/g

/** Id → English text. Throws when two places have different texts for one id. */
export function messagesInCode(folders: readonly string[] = ['theme', 'build']): Map<string, string> {
  const found = new Map<string, string>()
  for (const folder of folders)
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(path)) continue
      for (const [, , id = '', , written = ''] of readFileSync(join(folder, path), 'utf8').matchAll(
        declared,
      )) {
        const text = written.replace(/\\(.)/g, '$1')
        const known = found.get(id)
        if (known !== undefined && known !== text)
          throw new Error(`${join(folder, path)}: ${id} is "${text}" here and "${known}" elsewhere.`)
        found.set(id, text)
      }
    }
  return found
}
