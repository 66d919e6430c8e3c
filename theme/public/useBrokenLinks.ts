// `@docusaurus/useBrokenLinks`: Docusaurus learns links and ids from components. Troodon reads them in the
// HTML that it renders, so there is nothing to collect.
export interface BrokenLinks {
  readonly collectLink: (link: string | undefined) => void
  readonly collectAnchor: (anchor: string | undefined) => void
}

const none: BrokenLinks = { collectLink: () => {}, collectAnchor: () => {} }

export default function useBrokenLinks(): BrokenLinks {
  return none
}
