// Analytics add elements to the head, and what they need to the security policy.
import { expect, it } from 'vitest'
import { readConfig } from '../../../build/config/normalize/normalize.ts'

function configOf(input: object) {
  const read = readConfig(input, { hasFolder: () => false })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.config
}

it('gtag counts pages that are opened without loading a document, and none on localhost', () => {
  const { headTags, countsPages, contentSecurityPolicy } = configOf({
    analytics: { gtag: { trackingID: ['G-1', 'G-2'], anonymizeIP: true } },
    headTags: [{ tagName: 'meta', attributes: { name: 'a' } }],
    contentSecurityPolicy: { 'connect-src': ['https://api.example'] },
  })
  expect(headTags.map(({ tag, attributes }) => [tag, attributes['src'] ?? attributes['href'] ?? ''])).toEqual(
    [
      ['link', 'https://www.google-analytics.com'],
      ['link', 'https://www.googletagmanager.com'],
      ['script', 'https://www.googletagmanager.com/gtag/js?id=G-1'],
      ['script', ''],
      ['meta', ''],
    ],
  )
  expect(headTags[3]?.text).toBe(
    'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}' +
      "gtag('js',new Date());if(!/^(localhost|127\\.0\\.0\\.1|\\[::1\\])$/.test(location.hostname))" +
      '{gtag(\'config\',"G-1",{"anonymize_ip":true});gtag(\'config\',"G-2",{"anonymize_ip":true});}',
  )
  expect(countsPages).toBe(true)
  expect(contentSecurityPolicy?.['connect-src']).toEqual([
    'https://api.example',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ])
})

it('the policy of a tag manager allows scripts of every host', () => {
  const { headTags, countsPages, contentSecurityPolicy } = configOf({
    analytics: { googleTagManager: { containerId: 'GTM-1' } },
  })
  expect(headTags.map(({ attributes }) => attributes['src'])).toContain(
    'https://www.googletagmanager.com/gtm.js?id=GTM-1',
  )
  expect([countsPages, contentSecurityPolicy]).toEqual([
    false,
    { 'script-src': ['https:'], 'connect-src': ['https:'] },
  ])
  expect(
    configOf({ analytics: { googleTagManager: { containerId: 'x' } }, contentSecurityPolicy: false }),
  ).toMatchObject({ contentSecurityPolicy: null })
})

it('sites without analytics have none', () => {
  expect(configOf({})).toMatchObject({ headTags: [], countsPages: false, contentSecurityPolicy: {} })
})
