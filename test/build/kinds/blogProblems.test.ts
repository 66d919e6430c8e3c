// Mistakes in the files of a blog, with their messages.
import { describe, expect, it } from 'vitest'
import { blogOf, post } from '../../support/memoryBlog.ts'

describe('problems of a blog', () => {
  it.each<[string, Record<string, string>, object, string[]]>([
    [
      'an excerpt without an end',
      { 'blog/2024-01-01-a.md': post('title: A', 'Text.') },
      { onUntruncatedBlogPosts: 'throw' },
      ['error untruncatedPost The post has no truncate marker, so lists of posts show all of it.'],
    ],
    [
      'tags that are not in the file',
      { 'blog/tags.yml': 'known: {}\n', 'blog/2024-01-01-a.md': post('title: A\ntags: [known, other]') },
      { onInlineTags: 'throw' },
      ['error inlineTag The tags "other" are not in blog/tags.yml.'],
    ],
    [
      'an unknown author',
      { 'blog/2024-01-01-a.md': post('title: A\nauthors: [cor]') },
      {},
      ['error unknownAuthor The author "cor" is not in the authors file, which contains core.'],
    ],
    [
      'authors in the post alone',
      { 'blog/2024-01-01-a.md': post('title: A\nauthors: {name: Guest}') },
      {},
      ['warning inlineAuthor The authors "Guest" are not in the authors file.'],
    ],
    [
      'an author without name and image',
      {
        'blog/authors.yml': 'core:\n  title: x\n',
        'blog/2024-01-01-a.md': post('title: A\nauthors: [core]'),
      },
      {},
      ['error authorsFile core: needs a name or an image_url.'],
    ],
    [
      'two authors with one page',
      {
        'blog/authors.yml': 'a:\n  name: A\n  page: true\nb:\n  name: B\n  page:\n    permalink: /a\n',
        'blog/2024-01-01-a.md': post('title: A'),
      },
      {},
      ['error authorsFile The authors "a" and "b" have the same page, /blog/authors/a/.'],
    ],
    [
      'a handle with a slash',
      {
        'blog/authors.yml': 'a:\n  name: A\n  socials:\n    github: x/y\n',
        'blog/2024-01-01-a.md': post('title: A'),
      },
      {},
      ['error authorsFile The handle "x/y" of a has a slash.'],
    ],
    [
      'an author that is neither a person nor an organization',
      {
        'blog/authors.yml': 'a:\n  name: A\n  type: team\n',
        'blog/2024-01-01-a.md': post('title: A\nauthors: [{name: B, type: team}]'),
      },
      { onInlineAuthors: 'ignore' },
      [
        'error frontMatterType The front matter field "authors" must be authors whose type is person or organization, not the text "team".',
        'error authorsFile a.type: must be person or organization.',
      ],
    ],
    [
      'a post without a date',
      { 'blog/a.md': post('title: A') },
      {},
      ['warning missingDate The post has no date, so lists show it last.'],
    ],
    [
      'two posts at one address',
      {
        'blog/2024-01-01-a.md': post('title: A\nslug: /same'),
        'blog/2024-01-02-b.md': post('title: B\nslug: /same'),
      },
      {},
      [
        'warning duplicateRoute The path /blog/same/ is used by blog/2024-01-02-b.md and blog/2024-01-01-a.md. The page of blog/2024-01-02-b.md is shown.',
      ],
    ],
  ])('%s', (_, files, blog, expected) => {
    expect(blogOf(files, blog).messages).toEqual(expected)
  })
})
