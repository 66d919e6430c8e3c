// Compares Troodon's MDX with @mdx-js/mdx on the files in test/build/markdown/mdx/.
// test/long/mdxCorpora.test.ts uses many more.
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareWithMdx } from '../../support/compareMdx.ts'

const folder = 'test/build/markdown/mdx'
const files = readdirSync(folder).filter((file) => file.endsWith('.mdx'))

describe('the same HTML as @mdx-js/mdx', () => {
  it.each(files)('%s', (file) => compareWithMdx(`${folder}/${file}`))
  it('has files to compare', () => expect(files.length).toBeGreaterThan(5))
})
