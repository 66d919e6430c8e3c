// Comments by giscus. Nothing is asked of its host before the reader comes close to them. The frame follows
// the color mode, and reports its height.
import { adoptStyles } from '../search/searchDialog.ts'
import css from './comments.css?text'

const host = 'https://giscus.app'
/** The name that giscus itself uses: readers who signed in on this site stay signed in. */
const sessionKey = 'giscus-session'

let isListening = false

export function watchComments(): void {
  const place = document.querySelector<HTMLElement>('[data-comments]:not([hidden])')
  if (!place) return
  keepSession()
  if (!isListening) listen()
  isListening = true
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      show(place)
    },
    { rootMargin: '200px' },
  )
  observer.observe(place)
}

function show(place: HTMLElement): void {
  const frame = Object.assign(document.createElement('iframe'), {
    src: urlFor(place),
    title: place.textContent,
    className: 'comments',
    allow: 'clipboard-write',
  })
  place.hidden = true
  place.after(frame)
}

/** The page after signing in has the session in its URL. */
function keepSession(): void {
  const url = new URL(window.location.href)
  const session = url.searchParams.get('giscus')
  if (session === null) return
  url.searchParams.delete('giscus')
  localStorage.setItem(sessionKey, JSON.stringify(session))
  history.replaceState(history.state, '', url)
}

function urlFor({ dataset }: HTMLElement): string {
  const { origin, pathname } = window.location
  const page = origin + pathname
  const query = new URLSearchParams({
    origin: `${page}#__comments`,
    session: readSession(),
    theme: colorMode(),
    reactionsEnabled: '1',
    emitMetadata: '0',
    inputPosition: 'bottom',
    strict: '0',
    description: contentOf('description'),
    backLink: page,
    term: termOf(dataset['mapping'] ?? '', page),
  })
  return `${host}/${languageFor(document.documentElement.lang)}/widget?${query}&${dataset['comments']}`
}

/** As giscus finds discussions, so that those of an earlier site stay with their pages. */
function termOf(mapping: string, page: string): string {
  if (mapping === 'url') return page
  if (mapping === 'title') return document.title
  if (mapping === 'og:title') return contentOf('og:title')
  const path = decodeURIComponent(new URL(page).pathname.slice(1))
  return path === '' ? 'index' : path.replace(/\.\w+$/, '')
}

const contentOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[property="${name}"], meta[name="${name}"]`)?.content ?? ''

function readSession(): string {
  try {
    return String(JSON.parse(localStorage.getItem(sessionKey) ?? '""'))
  } catch {
    return ''
  }
}

const colorMode = (): string => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

const languages =
  'ar be bg ca cs da de en eo es eu fa fr gsw he hu id it ja ko nl pl pt ro ru th tr uk uz vi'.split(' ')
const otherNames: Readonly<Record<string, string>> = { el: 'gr', km: 'kh', hr: 'hbs', sr: 'hbs', bs: 'hbs' }

/** The name of a language in the URLs of giscus. */
function languageFor(language: string): string {
  const [first = '', ...others] = language.toLowerCase().split('-')
  if (first === 'zh') return others.some((part) => /^(?:hant|tw|hk|mo)$/.test(part)) ? 'zh-TW' : 'zh-CN'
  return languages.includes(first) ? first : (otherNames[first] ?? 'en')
}

const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('iframe.comments')]

function listen(): void {
  adoptStyles(css)
  new MutationObserver(() => {
    const message = { giscus: { setConfig: { theme: colorMode() } } }
    for (const frame of frames()) frame.contentWindow?.postMessage(message, host)
  }).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  window.addEventListener('message', ({ origin, data, source }) => {
    const frame = frames().find(({ contentWindow }) => contentWindow === source)
    if (origin !== host || !frame || typeof data?.giscus !== 'object') return
    const { resizeHeight, signOut, error } = data.giscus
    if (resizeHeight > 0) frame.style.height = `${Number(resizeHeight)}px`
    // A session that is no longer valid.
    const isOver =
      signOut || /Bad credentials|Invalid state value|State has expired/.test(String(error ?? ''))
    if (!isOver || localStorage.getItem(sessionKey) === null) return
    localStorage.removeItem(sessionKey)
    const place = document.querySelector<HTMLElement>('[data-comments]')
    if (place) frame.src = urlFor(place)
  })
}
