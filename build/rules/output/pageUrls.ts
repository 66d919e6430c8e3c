// Full URLs of pages, with or without a slash at the end.
import type { OutputDocument } from '../outputRule.ts'

const plain = (url: string): string => url.replace(/[?#].*$/, '').replace(/(?:\/index\.html|\.html|\/)$/, '')

export const sameUrl = (one: string, other: string): boolean => plain(one) === plain(other)

export function pageOf(documents: readonly OutputDocument[]): (url: string) => OutputDocument | undefined {
  const pages = new Map(documents.map((one) => [plain(one.url), one]))
  return (url) => pages.get(plain(url))
}
