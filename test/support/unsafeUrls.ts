// Dangerous URLs in many disguises, and a judge that is not ours: the platform's parser of URLs.
import fc from 'fast-check'

const schemes = ['javascript', 'vbscript', 'data', 'file', 'blob', 'view-source']

/** What a browser reads is a URL that runs code or opens a file of the reader. Images in data are harmless. */
export function isDangerous(url: string): boolean {
  if (!URL.canParse(url, 'https://example.com/a/b')) return false
  const { protocol, pathname } = new URL(url, 'https://example.com/a/b')
  if (protocol === 'data:') return !/^image\/(?:gif|png|jpe?g|webp|avif)[;,]/i.test(pathname)
  return schemes.includes(protocol.slice(0, -1))
}

export const dangerous: fc.Arbitrary<string> = fc.constantFrom(
  'javascript:alert(1)',
  'data:text/html,<b>a',
  'vbscript:a',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'view-source:https://example.com/',
)

const mixedCase = (text: string, bits: number): string =>
  [...text].map((char, at) => ((bits >> (at % 30)) & 1 ? char.toUpperCase() : char)).join('')

/** Changes of a URL that a browser, or a builder that removes prefixes and decodes, takes back. */
const disguises: readonly ((url: string, at: number) => string)[] = [
  (url, at) => mixedCase(url.slice(0, 11), at) + url.slice(11),
  (url, at) => url.slice(0, at % 5) + '\t\n\r'.charAt(at % 3) + url.slice(at % 5),
  (url, at) => String.fromCharCode(at % 33) + url,
  (url) => `pathname://${url}`,
  (url) => `pathname:${url}`,
  (url, at) => `${url.slice(0, at % 5)}%${hex(url.charCodeAt(at % 5))}${url.slice((at % 5) + 1)}`,
  (url, at) => `${url.slice(0, at % 5)}&#${url.charCodeAt(at % 5)};${url.slice((at % 5) + 1)}`,
  (url) => url.replace(':', '&colon;'),
]

const hex = (code: number): string => code.toString(16).padStart(2, '0')

/** The URL in one to four disguises. */
export const hidden = (url: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      url,
      fc.array(fc.tuple(fc.nat(disguises.length - 1), fc.nat(1000)), { minLength: 1, maxLength: 4 }),
    )
    .map(([one, steps]) =>
      steps.reduce((made, [which, at]) => (disguises[which] as (typeof disguises)[0])(made, at), one),
    )
