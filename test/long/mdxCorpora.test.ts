// Compares Troodon's MDX with @mdx-js/mdx on every .mdx file of real documentation trees. TROODON_CORPORA
// names their folder.
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, it } from 'vitest'
import { compareWithMdx } from '../support/compareMdx.ts'

const corpora = resolve(process.env['TROODON_CORPORA'] ?? '../shared/corpora')

describe('the same HTML as @mdx-js/mdx', () => {
  if (!existsSync(corpora))
    it.skip(`${corpora} does not exist: set TROODON_CORPORA to a folder of documentation trees`, () => {})
  else
    it.each(
      readdirSync(corpora, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.mdx'))
        .sort(),
    )('%s', (file) => compareWithMdx(join(corpora, file)))
})
