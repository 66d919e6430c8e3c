// `terms.yml` in the folder of the site: wrong form → right form, one on each line.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readOwnText } from '../io/readText.ts'
import { readYaml } from '../model/text/yaml.ts'
import { UsageError } from '../model/usageError.ts'
import { isObject } from '../shared/isObject.ts'

const name = 'terms.yml'

/** Throws a UsageError for a file that cannot be read. */
export function termsIn(root: string): Readonly<Record<string, string>> {
  const path = join(root, name)
  if (!existsSync(path)) return {}
  const terms = read(readOwnText(path))
  const isRight = isObject(terms) && Object.values(terms).every((right) => typeof right === 'string')
  if (!isRight)
    throw new UsageError(`${name} must have lines such as "github: GitHub", with the wrong form first.`)
  return terms as Readonly<Record<string, string>>
}

function read(text: string): unknown {
  try {
    return readYaml(text) ?? {}
  } catch {
    return null
  }
}
