// JSON files that only this tool writes. One that went through other hands counts as absent.
import { readSealed } from './sealed.ts'

/** Null for a file that is not there, is damaged, or fails `isOurs`. */
export function readJson<T>(file: string, isOurs: (value: unknown) => boolean): T | null {
  try {
    const value: unknown = JSON.parse(String(readSealed(file)))
    return isOurs(value) ? (value as T) : null
  } catch {
    return null
  }
}
