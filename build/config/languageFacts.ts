// The direction and the calendar of a language, where the configuration does not say them.

/** `htmlLang` is a language tag: `ar`, `az-Arab`. */
export const directionOf = (htmlLang: string): 'ltr' | 'rtl' =>
  rightToLeft.test(htmlLang) || directionByIntl(htmlLang) === 'rtl' ? 'rtl' : 'ltr'

/** Languages and scripts that `Intl` does not have, or only in later versions of Node.js. */
const rightToLeft =
  /^(?:(?:ar|arc|arz|aeb|acm|apc|ary|bal|bqi|ckb|dv|fa|glk|he|iw|ji|khw|ks|lrc|mzn|nqo|pnb|prs|ps|rhg|sd|sdh|skr|syr|ug|ur|yi)(?!-(?:Cyrl|Deva|Latn))\b|.*-(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)\b)/i

interface LocaleInfo extends Intl.Locale {
  readonly textInfo?: { readonly direction?: string }
  readonly calendars?: readonly string[]
  readonly getTextInfo?: () => { readonly direction?: string }
  readonly getCalendars?: () => readonly string[]
}

function directionByIntl(htmlLang: string): string | undefined {
  const locale = localeOf(htmlLang)
  return (locale?.getTextInfo?.() ?? locale?.textInfo)?.direction
}

/** Asking `Intl` takes long, so only the few languages with calendars of their own are asked about. */
export function calendarOf(htmlLang: string): string {
  if (!/^(?:fa|th|ps|lrc|mzn|ckb|uz-Arab)\b|-(?:SA|AF|IR|TH)\b|-u-/i.test(htmlLang)) return 'gregory'
  const locale = localeOf(htmlLang)
  return locale?.calendar ?? (locale?.getCalendars?.() ?? locale?.calendars)?.[0] ?? 'gregory'
}

/** Undefined for a name that is not a language tag. */
function localeOf(htmlLang: string): LocaleInfo | undefined {
  try {
    return new Intl.Locale(htmlLang)
  } catch {
    return undefined
  }
}
