// Error codes of rules about the output: rendered documents, feeds, and the weight of pages.
import { doc, type ErrorCodeGroup } from './entry.ts'

/** A site in which the code is on. */
const on = (code: string, more: object = {}): string =>
  `${JSON.stringify({ title: 'Park', url: 'https://park.example', checks: { [code]: 'warning' }, ...more })}\n`

const example = (code: string, wrong: string, correct: string) => ({
  site: `output-${code}`,
  shown: ['docs/visit.md'],
  files: { 'site.config.json': on(code), 'docs/visit.md': wrong },
  correct: { 'docs/visit.md': correct },
})

/** The same in MDX, where a page can add to its head. */
const inHead = (code: string, wrong: string, correct: string) => ({
  ...example(code, wrong, correct),
  shown: ['docs/visit.mdx'],
  files: { 'site.config.json': on(code), 'docs/visit.mdx': wrong },
  correct: { 'docs/visit.mdx': correct },
})

const page = (...body: readonly string[]) => doc('Visit', ...body)

export const output: ErrorCodeGroup = {
  title: 'Output',
  slug: 'output',
  intro:
    'These rules look at the pages as they are published, with the theme and with components. They are off, because pages must be rendered for them: turn on those that you want with [`checks`](./configuration.md#checks). Only `check` applies them. A page that has not changed is not rendered again. A finding that is on more than three pages is reported once.',
  codes: {
    missingName: {
      cause:
        'A link, button, field, frame or image has no name, so a screen reader says only what kind of element it is.',
      fix: 'Give it a text, an alternative text, a `<label>` or the attribute `aria-label`.',
      example: example(
        'missingName',
        page('<iframe src="https://maps.park.example/"></iframe>'),
        page('<iframe src="https://maps.park.example/" title="Map of the park"></iframe>'),
      ),
    },
    wrongAria: {
      cause:
        'A role or an ARIA attribute doesn’t exist, has a wrong value or names an id that is not there; two elements have an id that something refers to; or the keyboard reaches what screen readers leave out.',
      fix: 'Correct the attribute, or use an element of HTML that needs none.',
      example: example(
        'wrongAria',
        page('<div role="buton" tabindex="0">Close</div>'),
        page('<button type="button">Close</button>'),
      ),
    },
    pageLandmarks: {
      cause:
        'Screen readers move by parts of the page: the page has no title, no language, no main part or several, two navigations with the same name, or entries of lists outside of a list.',
      fix: 'Use `<main>`, `<nav aria-label="…">` and lists. In the theme, they are correct.',
      example: example(
        'pageLandmarks',
        page('<main>Open all year.</main>'),
        page('<div>Open all year.</div>'),
      ),
    },
    structuredData: {
      cause: 'JSON-LD in the head is not valid, or lacks a field without which search engines leave it out.',
      fix: 'Correct the object. [Structured data](https://developers.google.com/search/docs/appearance/structured-data/search-gallery) lists the fields of each type.',
      example: {
        ...example('structuredData', '', ''),
        shown: ['site.config.json'],
        files: {
          'site.config.json': on('structuredData', {
            headTags: [
              {
                tagName: 'script',
                attributes: { type: 'application/ld+json' },
                innerHTML: '{ "@context": "https://schema.org", "@type": "Organization" }',
              },
            ],
          }),
          'docs/visit.md': page('Open all year.'),
        },
        correct: {
          'site.config.json': on('structuredData', {
            headTags: [
              {
                tagName: 'script',
                attributes: { type: 'application/ld+json' },
                innerHTML: '{ "@context": "https://schema.org", "@type": "Organization", "name": "Park" }',
              },
            ],
          }),
        },
      },
    },
    blockedResource: {
      cause:
        'The [security policy](./security.md) of the page doesn’t allow a file, a frame or a form of another host. Browsers leave it out.',
      fix: 'Add the host to `contentSecurityPolicy`, or keep the file on your site.',
      example: example(
        'blockedResource',
        page('<img src="http://images.park.example/map.png" alt="Map">'),
        page('<img src="https://images.park.example/map.png" alt="Map">'),
      ),
    },
    alternatePages: {
      cause:
        'Links to translations (`hreflang`) don’t come in pairs, lead to no page or name no language. Search engines ignore them.',
      fix: 'Remove links that pages add themselves: Troodon writes those of all translations.',
      example: inHead(
        'alternatePages',
        page(
          '<head>',
          '  <link rel="alternate" hreflang="fr" href="https://park.example/docs/visite/" />',
          '</head>',
          '',
          'Open all year.',
        ),
        page('Open all year.'),
      ),
    },
    canonicalPage: {
      cause:
        'The canonical URL of a page leads to no page, to one that search engines leave out, or to one that names another page.',
      fix: 'Name the page that search engines shall list, or leave the canonical URL out.',
      example: inHead(
        'canonicalPage',
        page(
          '<head>',
          '  <link rel="canonical" href="https://park.example/docs/visitors/" />',
          '</head>',
          '',
          'Open all year.',
        ),
        page('Open all year.'),
      ),
    },
    feedFormat: {
      cause:
        'A feed is not well-formed, or has entries without an id, a title or a valid date, or two with the same id. Readers of feeds lose entries.',
      fix: 'Correct the function `createFeedItems`, or the posts.',
      example: null,
    },
    pageWeight: {
      cause:
        'A page loads more than the budget of `checks.rules.pageWeight`, which has defaults for HTML, scripts, styles and images. Files of other sites don’t count.',
      fix: 'Make images smaller, split the page, or raise the budget.',
      example: {
        ...example('pageWeight', '', ''),
        shown: ['site.config.json', 'docs/visit.md'],
        files: {
          'site.config.json': on('pageWeight', {
            checks: { pageWeight: 'warning', rules: { pageWeight: { docs: { images: 1000 } } } },
          }),
          'docs/visit.md': page('![Map of the park](/map.svg)'),
          'static/map.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0${'h1v1'.repeat(600)}"/></svg>`,
        },
        correct: { 'site.config.json': on('pageWeight') },
      },
    },
  },
}
