// Checks blocks with data: that they can be read, and that they fit a schema.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type AnySchema } from 'ajv'
import { parse } from 'smol-toml'
import { systemReason } from '../model/systemReason.ts'
import { readYaml } from '../model/text/yaml.ts'
import type { Sample } from './findSamples.ts'

/** What is wrong, or null. `root`: the folder of the site. */
export function dataProblem({ language, text, schema }: Sample, root: string): string | null {
  const read = attempt(() => readers[language as keyof typeof readers](text))
  if ('error' in read) return `This ${language.toUpperCase()} cannot be read: ${read.error}.`
  if (schema === null) return null
  const checked = attempt(() => {
    const rules = JSON.parse(readFileSync(join(root, schema), 'utf8')) as AnySchema
    const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
    return ajv.validate(rules, read.value) ? null : ajv.errorsText(ajv.errors, { dataVar: '' })
  })
  if ('error' in checked) return `The schema ${schema} cannot be used: ${checked.error}.`
  return checked.value === null ? null : `It does not fit ${schema}: ${checked.value}.`
}

const readers = {
  json: (text: string): unknown => JSON.parse(text),
  yaml: (text: string): unknown => readYaml(text),
  yml: (text: string): unknown => readYaml(text),
  toml: (text: string): unknown => parse(text),
}

function attempt<T>(act: () => T): { readonly value: T } | { readonly error: string } {
  try {
    return { value: act() }
  } catch (error) {
    const { message } = error as Error
    const isOfSystem = error instanceof Error && 'syscall' in error
    return { error: isOfSystem ? systemReason(error) : (message.split('\n')[0]?.replace(/\.$/, '') ?? '') }
  }
}
