// The default export of a page's module.
import { expect, it } from 'vitest'
import { renderContent } from '../../../build/render/renderRoute.ts'

type Parameters3 = Parameters<typeof renderContent>

/** What the theme gets as the component of a page. */
async function componentOf(value: unknown): Promise<unknown> {
  let given: unknown
  const theme = {
    renderContent: async ({ page }: { readonly page: unknown }) => {
      given = page
      return { html: '', head: {} }
    },
  }
  const route = { path: '/a/', code: { module: 'pages/a.tsx' } }
  await renderContent(
    { route, page: { default: value }, locale: 'en' } as unknown as Parameters3[0],
    { locales: { en: { site: {} } }, sidebars: {} } as unknown as Parameters3[1],
    theme as unknown as Parameters3[2],
  )
  return given
}

it('is a function, or what memo and forwardRef return', async () => {
  const page = () => null
  expect(await componentOf(page)).toBe(page)
  const memo = { $$typeof: Symbol.for('react.memo'), type: page }
  expect(await componentOf(memo)).toBe(memo)
})

it('is nothing else', async () => {
  const element = { $$typeof: Symbol.for('react.transitional.element'), type: 'div', props: {} }
  await expect(componentOf(5)).rejects.toThrow(
    'The default export of pages/a.tsx must be a component, not a number.',
  )
  await expect(componentOf(element)).rejects.toThrow(
    'The default export of pages/a.tsx must be a component, not an object.',
  )
  await expect(componentOf(undefined)).rejects.toThrow('has no default export')
})
