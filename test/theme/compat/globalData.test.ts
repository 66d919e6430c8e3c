// The data that plugins share with every page.
import { expect, it } from 'vitest'
import type { SiteData } from '../../../build/shared/siteData.ts'
import type { GlobalDocs } from '../../../theme/compat/docsData.ts'
import { globalData } from '../../../theme/compat/globalData.ts'

it('has what a plugin that wraps the docs has set, beside the versions', () => {
  const docs = ['default', 'api'].map((id) => ({ id, path: `/${id}`, versions: [] }) as unknown as GlobalDocs)
  const set = {
    'docusaurus-plugin-content-docs': { api: { total: 3 } },
    other: { default: 1 },
  }
  const site = { plugins: { globalData: set } } as unknown as SiteData
  expect(globalData(site, docs)).toEqual({
    'docusaurus-plugin-content-docs': {
      default: { id: 'default', path: '/default', versions: [] },
      api: { id: 'api', path: '/api', versions: [], total: 3 },
    },
    other: { default: 1 },
  })
})
