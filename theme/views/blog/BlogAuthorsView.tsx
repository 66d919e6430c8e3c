// All authors of the authors file, with the number of their posts. Docusaurus does not describe them here.
import type { BlogAuthorsRoute } from '../../../build/shared/blogData.ts'
import { Author } from './Authors.tsx'

export function BlogAuthorsView({ route }: { readonly route: BlogAuthorsRoute }) {
  return (
    <div key={route.path}>
      <h1>{route.title}</h1>
      <ul className="authors authors--list">
        {route.authors.map(({ count, ...author }, index) => (
          <li key={index}>
            <Author author={author} heading="h2" count={count} />
            {author.description !== null && <p>{author.description}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
