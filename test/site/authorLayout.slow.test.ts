// Authors of posts on wide and narrow screens: their images, names and numbers of posts.
import { expect, it } from 'vitest'
import { filesInBrowser } from '../support/siteInBrowser.ts'

const networks = [
  'x',
  'github',
  'linkedin',
  'mastodon',
  'bluesky',
  'youtube',
  'instagram',
  'threads',
  'twitch',
]

const site = filesInBrowser({
  'package.json': '{}',
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://x.example', baseUrl: '/',
    presets: [['classic', { docs: false, blog: { onUntruncatedBlogPosts: 'ignore' } }]] }
`,
  'blog/authors.yml': `ann: { name: Ann, image_url: /ann.svg, page: true, socials: { ${networks.map((one) => `${one}: ann`).join(', ')} } }
bob: { name: Bob, image_url: /ann.svg, page: true, description: Sails. }
`,
  'static/ann.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" width="2" height="2" />\n',
  'blog/2021-01-01-one.md': '---\nslug: one\nauthors: [ann, bob]\n---\n\n# One\n',
})

it.each([1280, 390])('are whole at a width of %d pixels', async (width) => {
  const { page, complaints } = await site.openToTheEnd('blog/')
  await page.setViewport({ width, height: 800 })
  for (const path of ['blog/', 'blog/one/', 'blog/authors/', 'blog/authors/ann/']) {
    await page.goto(new URL(`/${path}`, page.url()).href, { waitUntil: 'load' })
    const images = await page.$$eval('.author__image', (all) =>
      all.map((one) => one.getBoundingClientRect()).map((box) => [box.width, box.height]),
    )
    expect([path, images.filter(([wide, high]) => wide !== high || wide !== 48)]).toEqual([path, []])
    expect(images.length).toBeGreaterThan(0)
  }
  expect(complaints).toEqual([])
})

it('have the number of their posts beside the name, and their name as the title of their page', async () => {
  const { page } = await site.openToTheEnd('blog/authors/')
  const rows = await page.$$eval('.author__name', (all) =>
    all.map((one) => {
      const [name, count] = [...one.querySelectorAll('h2, .tag__count')].map((part) =>
        part.getBoundingClientRect(),
      )
      return [
        getComputedStyle(one.querySelector('h2') ?? one).fontSize,
        (count?.top ?? 0) < (name?.bottom ?? 0),
      ]
    }),
  )
  expect(rows).toEqual([
    ['20px', true],
    ['20px', true],
  ])
  const { page: own } = await site.openToTheEnd('blog/authors/ann/')
  expect(await own.$eval('h1', (one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThan(
    30,
  )
})

it('are described in the list of all, and on their own page', async () => {
  const { page } = await site.openToTheEnd('blog/authors/')
  expect(await page.$eval('main', (main) => main.textContent)).toContain('Sails.')
  const { page: own } = await site.openToTheEnd('blog/authors/bob/')
  expect(await own.$eval('main', (main) => main.textContent)).toContain('Sails.')
})
