// "Was this page helpful?" below a document. Nothing leaves the browser before the reader sends it.
import type { FeedbackData } from '../../build/shared/siteData.ts'
import { adoptStyles } from '../search/searchDialog.ts'
import css from './feedback.css?text'
import { emailHref, issueHref, type PageFeedback, sentFeedback } from './feedbackTargets.ts'

const t = (id: string, message: string): string => window.troodonTexts?.[id] ?? message

interface Asked {
  readonly place: HTMLElement
  readonly to: FeedbackData
  readonly language: string
}

let hasStyles = false

/** The same element is on every document, so it is filled again for each page. */
export function ask(to: FeedbackData, language: string): void {
  const place = document.querySelector<HTMLElement>('.feedback')
  const { pathname } = window.location
  if (!place || place.dataset['page'] === pathname) return
  if (!hasStyles) adoptStyles(css)
  hasStyles = true
  place.dataset['page'] = pathname
  const question = element('p', 'feedback__question', t('theme.feedback.question', 'Was this page helpful?'))
  question.id = 'feedback-question'
  const answers = element('div', 'feedback__answers')
  answers.setAttribute('role', 'group')
  answers.setAttribute('aria-labelledby', question.id)
  const asked = { place, to, language }
  const yes = button(t('theme.feedback.yes', 'Yes'))
  const no = button(t('theme.feedback.no', 'No'))
  for (const one of [yes, no]) {
    one.ariaPressed = 'false'
    one.addEventListener('click', () => {
      for (const other of [yes, no]) other.ariaPressed = String(other === one)
      chosen(one === yes, asked)
    })
  }
  answers.append(yes, no)
  place.replaceChildren(question, answers)
}

function chosen(helpful: boolean, asked: Asked): void {
  const { place, to } = asked
  if ('analytics' in to) {
    count(helpful)
    thank(asked)
    return
  }
  const known = place.querySelector('form')
  if (known) {
    known.dataset['helpful'] = String(helpful)
    known.querySelector('textarea')?.focus()
    return
  }
  const form = element('form', 'feedback__form') as HTMLFormElement
  form.dataset['helpful'] = String(helpful)
  const note = Object.assign(document.createElement('textarea'), { rows: 3, maxLength: 2000, name: 'note' })
  const label = element('label', '', t('theme.feedback.note', 'Tell us more (optional)'))
  label.append(note)
  // People do not see this field. Programs that fill in every field do.
  const trap = Object.assign(document.createElement('input'), {
    name: 'website',
    tabIndex: -1,
    autocomplete: 'off',
    ariaHidden: 'true',
    className: 'feedback__trap',
  })
  const send = button(sendText(to))
  send.type = 'submit'
  form.append(label, trap, send)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send.disabled = true
    const given = feedbackOf(form.dataset['helpful'] === 'true', note.value.trim(), asked)
    if (trap.value === '') void deliver(given, asked).finally(() => (send.disabled = false))
    else thank(asked)
  })
  place.append(form)
  note.focus()
}

const sendText = (to: FeedbackData): string =>
  'email' in to
    ? t('theme.feedback.email', 'Write an email')
    : 'issues' in to
      ? t('theme.feedback.issue', 'Open an issue')
      : t('theme.feedback.send', 'Send')

const feedbackOf = (helpful: boolean, note: string, { language }: Asked): PageFeedback => ({
  url: window.location.href.replace(/[?#].*/, ''),
  title: document.querySelector('h1')?.textContent ?? document.title,
  language,
  helpful,
  note,
  from: 'reader',
})

async function deliver(given: PageFeedback, asked: Asked): Promise<void> {
  const { to } = asked
  if ('email' in to) window.location.assign(emailHref(to.email, given))
  else if ('issues' in to) window.open(issueHref(to.issues, given), '_blank', 'noopener')
  else if ('endpoint' in to)
    try {
      await sentFeedback(to.endpoint, given)
    } catch (error) {
      console.warn('The feedback could not be sent.', error)
      return tell(t('theme.feedback.failed', 'Your feedback could not be sent. Try again later.'), asked)
    }
  thank(asked)
}

function thank(asked: Asked): void {
  tell(t('theme.feedback.thanks', 'Thank you for your feedback.'), asked)
  asked.place.querySelector('form')?.remove()
  asked.place.querySelector('.feedback__answers')?.remove()
  asked.place.querySelector('.feedback__question')?.remove()
}

function tell(text: string, { place }: Asked): void {
  place.querySelector('[role="status"]')?.remove()
  const note = element('p', 'feedback__message')
  note.setAttribute('role', 'status')
  note.tabIndex = -1
  place.append(note)
  note.textContent = text
  note.focus()
}

/** An event of the site's analytics, and one of the document for any other. */
function count(helpful: boolean): void {
  const event = { helpful, page: window.location.pathname }
  const { gtag, dataLayer } = window as {
    gtag?: (...given: readonly unknown[]) => void
    dataLayer?: unknown[]
  }
  if (gtag) gtag('event', 'page_feedback', event)
  else dataLayer?.push({ event: 'page_feedback', ...event })
  document.dispatchEvent(new CustomEvent('troodon-feedback', { detail: event }))
}

function element(tag: string, className: string, text = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent: text })
}

function button(text: string): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type: 'button', textContent: text })
}
