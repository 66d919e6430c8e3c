// Google Analytics and Google Tag Manager.
import { type Convert, convertKeys, defined } from './context.ts'
import type { Entry } from './entries.ts'

/** Undefined for none. */
export function convertAnalytics(entries: readonly Entry[], convert: Convert): unknown {
  const last = (name: string) =>
    entries.findLast((entry) => entry.name === `@docusaurus/plugin-google-${name}`)
  const options = (entry: Entry | undefined, ...same: readonly string[]) =>
    entry && convertKeys(entry.options, entry.where, { same, other: ['id'] }, convert)
  const old = last('analytics')
  if (old) convert.note('ineffective', `${old.where} (Google ended Universal Analytics in 2023)`)
  const analytics = defined({
    gtag: options(last('gtag'), 'trackingID', 'anonymizeIP'),
    googleTagManager: options(last('tag-manager'), 'containerId'),
  })
  return Object.keys(analytics).length > 0 ? analytics : undefined
}
