// Analytics → elements of the head, and what the security policy has to allow for them.
import type * as v from 'valibot'
import type { HeadElement } from '../../shared/routeData.ts'
import type { analytics } from '../options/analytics.ts'

type Raw = v.InferOutput<typeof analytics>

interface Analytics {
  readonly headTags: readonly HeadElement[]
  /** Directive → sources. */
  readonly policy: Readonly<Record<string, readonly string[]>>
}

export function analyticsOf({ gtag, googleTagManager: manager }: Raw): Analytics {
  const ids = gtag ? [gtag.trackingID].flat() : []
  return {
    headTags: [
      ...(gtag ? gtagElements(ids, gtag.anonymizeIP) : []),
      ...(manager ? managerElements(manager.containerId) : []),
    ],
    policy: {
      ...(gtag ? { 'connect-src': googleHosts } : {}),
      // A container loads what its owner puts into it.
      ...(manager ? { 'script-src': ['https:'], 'connect-src': ['https:'] } : {}),
    },
  }
}

const googleHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

const gtagElements = (ids: readonly string[], anonymous: boolean): readonly HeadElement[] => [
  preconnect('https://www.google-analytics.com'),
  preconnect('https://www.googletagmanager.com'),
  {
    tag: 'script',
    attributes: {
      async: '',
      src: `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(ids[0] ?? '')}`,
    },
    text: '',
  },
  {
    tag: 'script',
    attributes: {},
    text: `${gtagStart}if(${isPublic}){${ids.map((id) => config(id, anonymous)).join('')}}`,
  },
]

const gtagStart =
  "window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());"

const isPublic = '!/^(localhost|127\\.0\\.0\\.1|\\[::1\\])$/.test(location.hostname)'

const config = (id: string, anonymous: boolean): string =>
  `gtag('config',${JSON.stringify(id)},${anonymous ? '{"anonymize_ip":true}' : '{}'});`

const managerElements = (id: string): readonly HeadElement[] => [
  preconnect('https://www.googletagmanager.com'),
  {
    tag: 'script',
    attributes: { async: '', src: `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}` },
    text: '',
  },
  {
    tag: 'script',
    attributes: {},
    text: "window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});",
  },
]

const preconnect = (href: string): HeadElement => ({ tag: 'link', attributes: { rel: 'preconnect', href } })
