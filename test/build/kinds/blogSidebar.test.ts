// The sidebar of a blog.
import { expect, it } from 'vitest'
import { blogSidebars } from '../../../build/kinds/blog/sidebar.ts'
import { blogOf, post } from '../../support/memoryBlog.ts'

it('names posts as their front matter says', () => {
  const { blog } = blogOf({
    'blog/2024-01-02-a.md': post('title: A long title\nsidebar_label: Short'),
    'blog/2024-01-01-b.md': post('title: B'),
  })
  const resolve = (href: string) => ({ href, external: true })
  const [sidebar] = blogSidebars(blog, { locale: 'en', baseUrl: '/', groupsPosts: false, resolve })
  expect(sidebar?.data.items.map((item) => 'label' in item && item.label)).toEqual(['Short', 'B'])
})
