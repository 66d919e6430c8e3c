// What feedback about a page contains, and how it gets to its targets. Agents send it in the same form.

export interface PageFeedback {
  readonly url: string
  readonly title: string
  readonly language: string
  readonly helpful: boolean
  /** Empty without one; at most 2,000 characters. */
  readonly note: string
  readonly from: 'reader' | 'agent'
}

/** Without cookies, and as JSON, which browsers send to another host only after it has allowed them to. */
export async function sentFeedback(endpoint: string, feedback: PageFeedback): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify(feedback),
  })
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
}

export const emailHref = (address: string, feedback: PageFeedback): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?${query({ subject: subject(feedback), body: body(feedback) })}`

export const issueHref = (repository: string, feedback: PageFeedback): string =>
  `${repository.replace(/\/$/, '')}/issues/new?${query({ title: subject(feedback), body: body(feedback) })}`

const subject = ({ title, helpful }: PageFeedback): string => `${helpful ? '👍' : '👎'} ${title}`

const body = ({ url, note }: PageFeedback): string => `${note}\n\n${url}`.trim()

/** Mail programs show a plus sign for a space that is written so. */
const query = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
