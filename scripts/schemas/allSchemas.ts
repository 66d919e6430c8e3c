// The JSON schemas of Troodon: file name → schema.
import { schema } from '../../build/config/schema.ts'
import { authorsFile } from '../../build/kinds/blog/authorsSchema.ts'
import { categoryFile } from '../../build/kinds/docs/categorySchema.ts'
import { frontMatterSchema } from '../../build/model/frontMatterSchema.ts'
import type { JsonSchema } from './convert.ts'
import { jsonSchema } from './jsonSchema.ts'
import { typeDocs } from './typeDocs.ts'

const sources = [
  { file: 'config.json', type: 'SiteConfig', schema, title: 'Configuration of a Troodon site' },
  {
    file: 'docs-front-matter.json',
    type: 'DocsFrontMatter',
    schema: frontMatterSchema('docs'),
    title: 'Front matter of a document',
  },
  {
    file: 'blog-front-matter.json',
    type: 'BlogFrontMatter',
    schema: frontMatterSchema('blog'),
    title: 'Front matter of a blog post',
  },
  {
    file: 'pages-front-matter.json',
    type: 'PagesFrontMatter',
    schema: frontMatterSchema('pages'),
    title: 'Front matter of a page',
  },
  { file: 'category.json', type: 'CategoryFile', schema: categoryFile, title: 'A `_category_` file' },
  { file: 'authors.json', type: 'AuthorsFile', schema: authorsFile, title: 'The authors of a blog' },
] as const

export function allSchemas(): ReadonlyMap<string, JsonSchema> {
  const docs = typeDocs(
    'build/config/troodon.ts',
    sources.map(({ type }) => type),
  )
  return new Map(
    sources.map(({ file, type, schema: source, title }) => [
      file,
      jsonSchema(source, docs.get(type) ?? new Map(), title),
    ]),
  )
}

/** The content of the schema files. */
export const printed = (one: JsonSchema): string => `${JSON.stringify(one, null, 2)}\n`
