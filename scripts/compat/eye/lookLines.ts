// Prints what a browser showed of both sites, in lines for the report.
import type { LookComparison } from './compareLooks.ts'

/** `show`: how many differing screens and pages to name. */
export function lookLines(looks: LookComparison, show: number): readonly string[] {
  const { pages, screens, share, differences, hydrated, messages, tabOrder } = looks
  const worst = Math.max(0, ...differences.map((one) => one.share))
  return [
    `screens   ${screens - differences.length} of ${screens} equal, on ${pages} pages; differing pixels: ${percent(share)} of all, ${percent(worst)} of one screen at most`,
    ...differences
      .slice(0, show)
      .map(
        (one) =>
          `  ${one.route} (${one.screen}): ${percent(one.share)}${one.reasons.map((reason) => `; ${reason}`).join('')}`,
      ),
    `hydrated  Docusaurus ${hydrated.expected} of ${pages}, Troodon ${hydrated.actual}`,
    `console   ${Object.keys(messages).length} pages with messages that Docusaurus does not have`,
    ...Object.entries(messages)
      .slice(0, show)
      .flatMap(([route, all]) => [`  ${route}`, ...all.slice(0, 5).map((message) => `    ${message}`)]),
    `keyboard  ${pages - Object.keys(tabOrder).length} of ${pages} pages with the same order`,
    ...Object.entries(tabOrder)
      .slice(0, show)
      .map(([route, stop]) => `  ${route}: ${stop}`),
  ]
}

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`
