// JSON files that only this tool writes. One that went through other hands counts as absent.
import { readFileSync } from 'node:fs'

/** Null for a file that is not there, is no JSON, or fails `isOurs`. */
export function readJson<T>(file: string, isOurs: (value: unknown) => boolean): T | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isOurs(value) ? (value as T) : null
  } catch {
    return null
  }
}
