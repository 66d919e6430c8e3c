// Converts the themeConfig of a Docusaurus site.
import { expect, it } from 'vitest'
import { convertDocusaurus as convert } from '../../../support/convertDocusaurus.ts'

it('themeConfig keeps colors, classes and attributes', async () => {
  const { config, problems } = await convert({
    themeConfig: {
      announcementBar: { content: 'Hi', backgroundColor: '#fff', textColor: 'rgb(1, 2, 3)' },
      navbar: {
        title: null,
        style: 'primary',
        hideOnScroll: true,
        logo: { src: 'a.svg', width: '32px', height: 8 },
      },
      footer: {
        links: [
          {
            title: 'A',
            className: 'wide',
            items: [
              { label: 'B', href: 'https://b.example', rel: 'me', 'data-x': 1, prependBaseUrlToHref: true },
            ],
          },
          { items: [{ html: '<b>C</b>', className: 'c' }] },
        ],
      },
    },
  })
  expect(problems).toEqual([])
  expect(config.themeConfig).toMatchObject({
    announcementBar: { content: 'Hi', backgroundColor: '#fff', textColor: 'rgb(1, 2, 3)' },
    navbar: { title: '', style: 'primary', hideOnScroll: true, logo: { src: 'a.svg', width: 32, height: 8 } },
    footer: {
      links: [
        {
          title: 'A',
          className: 'wide',
          items: [{ label: 'B', href: 'https://b.example', attributes: { rel: 'me', 'data-x': '1' } }],
        },
        { title: null, items: [{ html: '<b>C</b>', className: 'c' }] },
      ],
    },
  })
})

it('the search of Algolia keeps its agent', async () => {
  const { config, notes } = await convert({
    themeConfig: {
      algolia: {
        appId: 'a',
        apiKey: 'b',
        indexName: 'c',
        contextualSearch: false,
        searchPagePath: false,
        insights: { insightsClient: null },
        askAi: { assistantId: 'd', apiKey: 'b' },
      },
    },
  })
  expect(config.search).toEqual({
    provider: 'algolia',
    appId: 'a',
    apiKey: 'b',
    indexName: 'c',
    contextualSearch: false,
    searchPagePath: false,
    insights: true,
    askAi: { agentId: 'd', apiKey: 'b' },
  })
  expect(notes).toEqual([])
})

it('values that only components read are kept, without functions', async () => {
  const { config, notes } = await convert({
    organizationName: 'park',
    presets: ['classic'],
    themeConfig: {
      zoom: { selector: 'img', run: () => {}, at: [1, /x/, { a: undefined }] },
      navbar: { title: 'N' },
      prism: { theme: { plain: { color: 'red' } } },
    },
  })
  expect(config.docusaurus).toEqual({
    organizationName: 'park',
    trailingSlash: null,
    themeConfig: {
      zoom: { selector: 'img', at: [1, null, {}] },
      prism: { theme: { plain: { color: 'red' } } },
    },
  })
  expect(notes.filter((note) => note.includes('zoom'))).toEqual([])
})

it('keeps the size, the target and the look of a logo', async () => {
  const logoOf = async (logo: object) => {
    const { config } = await convert({ themeConfig: { navbar: { logo: { src: 'a.svg', ...logo } } } })
    return (config.themeConfig as { navbar: { logo: object } }).navbar.logo
  }
  expect(await logoOf({ width: '40px', height: 12 })).toEqual({ src: 'a.svg', width: 40, height: 12 })
  expect(await logoOf({ width: '50%' })).toEqual({ src: 'a.svg', width: '50%' })
  const more = { target: '_blank', className: 'own', style: { borderRadius: '50%' } }
  expect(await logoOf(more)).toEqual({ src: 'a.svg', ...more })
})
