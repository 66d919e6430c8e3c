// The place of a string in the configuration, for `find` of a diagnostic.
import { escapeRegExp } from '../../shared/escape.ts'

/** `key` is a path such as `docs[1].path`. The place is that of the string without its quote. */
export const findConfigValue = (key: string, value: string): readonly RegExp[] => [
  ...key
    .replace(/\[\d+\]/g, '')
    .split('.')
    .map((name) => new RegExp(`(?<![\\w.-])["']?${escapeRegExp(name)}["']?\\s*:`)),
  new RegExp(`(?<=["'\`])${escapeRegExp(value)}(?=["'\`])`),
]
