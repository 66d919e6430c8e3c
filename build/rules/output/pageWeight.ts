// Pages that load more than the budgets of the site allow.
import { type LoadKind, loadKinds, type OutputDocument, type OutputSiteRule } from '../outputRule.ts'

export const pageWeight: OutputSiteRule = async ({ documents, bytesOf, searchBytes, budgets }, report) => {
  for (const document of documents) {
    const budget = { ...budgets, ...budgets[document.kind] }
    const say = (what: string, bytes: number, most: number | undefined) => {
      if (most !== undefined && bytes > most)
        report({
          file: document.file,
          message: `${document.url} has ${kilobytes(bytes)} of ${what}, and ${kilobytes(most)} are allowed.`,
          hint: hints[what] ?? null,
        })
    }
    say('HTML', document.bytes, budget.html)
    for (const kind of loadKinds)
      if (budget[kind] !== undefined) say(kind, await loaded(document, kind, bytesOf), budget[kind])
  }
  if (budgets.search === undefined) return
  const bytes = await searchBytes()
  if (bytes > budgets.search)
    report({
      file: null,
      message: `The search index has ${kilobytes(bytes)}, and ${kilobytes(budgets.search)} are allowed.`,
      hint: 'Leave out old versions with search.exclude, or raise checks.rules.pageWeight.search.',
    })
}

async function loaded(
  { loads }: OutputDocument,
  kind: LoadKind,
  bytesOf: (href: string) => Promise<number>,
): Promise<number> {
  let sum = 0
  for (const href of loads[kind]) sum += await bytesOf(href)
  return sum
}

const hints: Readonly<Record<string, string>> = {
  HTML: 'Split the page.',
  scripts: 'Load what few readers need when they need it.',
  styles: 'Move styles of one page into a file of its own.',
  images: 'Make them smaller, or save them as WebP or AVIF.',
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`
