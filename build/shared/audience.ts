// The readers of a page: people read its HTML, agents its Markdown copy.

export type Audience = 'agents' | 'humans'

export const isAudience = (name: unknown): name is Audience => name === 'agents' || name === 'humans'
