// A folder as messages show it.
import { isAbsolute, relative } from 'node:path'

/** From the working directory, or absolute when it is outside it. */
export function shownFolder(folder: string): string {
  const inside = relative(process.cwd(), folder)
  return inside === '' || inside.startsWith('..') || isAbsolute(inside) ? folder : inside
}
