// The poster of a video is a file of the site, in `<video>` and in `<Video>`.
import { expect, it } from 'vitest'
import { memorySite } from '../../support/memorySite.ts'

it.each(['video', 'Video'])('reports a poster of <%s> that is not there', (name) => {
  const { problems } = memorySite({
    'docs/a.mdx': `# A\n\n<${name} src="https://a.test/b.mp4" poster="./nope.png" title="c"></${name}>\n`,
  })
  expect(problems.map(({ code, line, message }) => `${line} ${code} ${message}`)).toEqual([
    expect.stringMatching(/^3 missing(?:Html)?(?:Image|Asset) There is no (?:image|file) \.\/nope\.png\.$/),
  ])
})
