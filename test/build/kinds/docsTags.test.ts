// Tags of documents from the tags file and from front matter, and their pages.
import { describe, expect, it } from 'vitest'
import { docsIn } from '../../../build/kinds/docs/index.ts'
import type { LocaleSite } from '../../../build/model/site.ts'
import { memorySite } from '../../support/memorySite.ts'

const doc = (fields: string) => `---\n${fields}\n---\n\n# Title\n`
const tagsOf = (files: Readonly<Record<string, string>>, config: object = {}) => {
  const made = memorySite(files, config)
  const version = docsIn(made.site.locales[0] as LocaleSite)[0]?.versions[0]
  return { ...made, tags: version?.tags }
}

describe('tags of documents', () => {
  const files = {
    'docs/tags.yml':
      'b:\n  label: Label for tag b\nc:\n  permalink: /permalink-for-tag-c\n  description: About c.\nunused: null\n',
    'docs/one.md': doc('tags: [a, b]'),
    'docs/two.md': doc('tags: [b, c]\nunlisted: true'),
    'docs/three.md': doc('tags: [Some Tag, {label: Own, permalink: own-place}]'),
  }

  it('have a page each, and an index page', () => {
    const { paths, problems } = tagsOf(files, { docs: { onInlineTags: 'ignore' } })
    expect(paths.filter((path) => path.includes('tags')).sort()).toEqual([
      '/docs/tags/',
      '/docs/tags/a/',
      '/docs/tags/b/',
      '/docs/tags/own-place/',
      '/docs/tags/permalink-for-tag-c/',
      '/docs/tags/some-tag/',
    ])
    expect(problems).toEqual([])
  })

  it('omit unlisted documents, unless there are no others', () => {
    const { tags } = tagsOf(files, { docs: { onInlineTags: 'ignore' } })
    const shown = tags?.groups.map(({ tag, items, unlisted }) => [
      tag.label,
      items.map(({ id }) => id),
      unlisted,
    ])
    expect(shown).toEqual([
      ['a', ['one'], false],
      ['C', ['two'], true],
      ['Label for tag b', ['one'], false],
      ['Own', ['three'], false],
      ['Some Tag', ['three'], false],
    ])
    expect(tags?.groups.find(({ tag }) => tag.label === 'C')?.tag.description).toBe('About c.')
  })

  it('that are not in the file are reported as configured', () => {
    const reported = (onInlineTags: string) =>
      tagsOf(files, { docs: { onInlineTags } }).problems.map(
        ({ severity, message }) => `${severity} ${message}`,
      )
    expect(reported('warn')).toEqual([
      'warning The tags "a" are not in docs/tags.yml.',
      'warning The tags "Some Tag", "Own" are not in docs/tags.yml.',
    ])
    expect(reported('throw')[0]).toMatch(/^error /)
    expect(tagsOf({ 'docs/a.md': doc('tags: [x]') }).problems).toEqual([])
  })

  it('are rejected if the file is invalid', () => {
    const { problems } = tagsOf({ ...files, 'docs/tags.yml': 'b:\n  permalink: 3\n' })
    expect(problems.map(({ code, file }) => [code, file])).toEqual([['tagsFile', 'docs/tags.yml']])
  })

  it('can have permalinks without a slash at the beginning', () => {
    const { paths } = tagsOf({
      'docs/a.md': doc('tags: [b]'),
      'docs/tags.yml': 'b:\n  permalink: own/name\n',
    })
    expect(paths).toContain('/docs/tags/own/name/')
  })

  it('have the labels that Docusaurus makes of their keys', () => {
    const labels = (config: object) => {
      const { tags } = tagsOf({ 'docs/a.md': doc('tags: [gitHub]'), 'docs/tags.yml': 'gitHub:\n' }, config)
      return tags?.groups.map(({ tag }) => tag.label)
    }
    expect(labels({})).toEqual(['GitHub'])
    expect(labels({ compatibility: 'docusaurus' })).toEqual(['Github'])
  })

  it('have no pages if there are none', () => {
    expect(tagsOf({ 'docs/a.md': '# A\n' }).paths).toEqual(['/docs/a/'])
  })
})

it('mistakes in the tags file are described', () => {
  const messagesOf = (tags: string) =>
    tagsOf({ 'docs/tags.yml': tags, 'docs/a.md': doc('tags: [a]') }).problems.map(({ message }) => message)
  expect(messagesOf('a:\n  labl: A\n')).toEqual(['a.labl is not a field of a tag.'])
  expect(messagesOf('a:\n  label: 3\n')).toEqual(['a.label must be string, not 3.'])
})
