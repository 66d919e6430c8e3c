// `@theme/BlogPostItem/Header`: title, date and authors of a post.
import Authors from './Header/Authors.tsx'
import Info from './Header/Info.tsx'
import Title from './Header/Title.tsx'

export default function BlogPostItemHeader() {
  return (
    <header className="post-header">
      <Title />
      <Info />
      <Authors />
    </header>
  )
}
