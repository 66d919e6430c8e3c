// Reads YAML 1.2: front matter, data files and imported files. The caller says where a mistake is.
import {
  binaryTag,
  CORE_SCHEMA,
  load,
  loadAll,
  mergeTag,
  omapTag,
  pairsTag,
  type Schema,
  setTag,
  timestampTag,
  YAMLException,
} from 'js-yaml'
import { cleanValues } from '../../shared/cleanValues.ts'
import { inOneForm } from '../../shared/paths.ts'

/**
 * The value of a text with one document; undefined if it has none, as an empty file. Throws a
 * `YAMLException`. Dates are strings, unless `schema` says otherwise.
 */
export function readYaml(written: string, schema: Schema = CORE_SCHEMA): unknown {
  const text = inOneForm(written)
  try {
    const documents = loadAll(text, { schema, maxDepth })
    // `load` would not accept an empty text.
    const value = documents.length > 1 ? load(text, { schema }) : documents[0]
    return text.includes('\\') ? cleanValues(value) : value
  } catch (error) {
    if (error instanceof YAMLException && error.reason.includes('maxDepth'))
      error.reason = `it is nested deeper than ${maxDepth} levels`
    throw error
  }
}

const maxDepth = 100

/** Also reads dates, binary data and merged keys, as loaders of other bundlers do. */
export const importedYaml: Schema = CORE_SCHEMA.withTags(
  timestampTag,
  mergeTag,
  binaryTag,
  omapTag,
  pairsTag,
  setTag,
)
