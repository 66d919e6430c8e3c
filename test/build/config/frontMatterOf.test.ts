// The type of front matter that components import. The type checker of the repository checks these.

import * as v from 'valibot'
import { expectTypeOf, it } from 'vitest'
import { defineConfig, type FrontMatterOf } from '../../../build/config/troodon.ts'

it('is the input of the schema', () => {
  const config = defineConfig({
    title: 'Birds',
    markdown: {
      frontMatterSchema: v.looseObject({
        owner: v.optional(v.picklist(['ada', 'grace']), 'ada'),
        reviewed: v.pipe(
          v.string(),
          v.transform((day) => new Date(day)),
        ),
      }),
    },
  })
  type Owner = FrontMatterOf<typeof config>['owner']
  expectTypeOf<Owner>().toEqualTypeOf<'ada' | 'grace' | undefined>()
  expectTypeOf<FrontMatterOf<typeof config>['reviewed']>().toEqualTypeOf<string>()
})

it('is unknown without a schema, or with one that has no types', () => {
  const plain = defineConfig({ title: 'Birds' })
  expectTypeOf<FrontMatterOf<typeof plain>['owner']>().toBeUnknown()
  const untyped = defineConfig({ markdown: { frontMatterSchema: { '~standard': { validate: () => ({}) } } } })
  expectTypeOf<FrontMatterOf<typeof untyped>['owner']>().toBeUnknown()
})

it('leaves mistakes in the configuration', () => {
  // @ts-expect-error: there is no such key.
  defineConfig({ titel: 'Birds' })
  // @ts-expect-error: there is no such key.
  defineConfig({ markdown: { mermaids: true, frontMatterSchema: v.looseObject({}) } })
  // @ts-expect-error: it is no schema.
  defineConfig({ markdown: { frontMatterSchema: 1 } })
})
