// Wrong options of offline mode are named.
import { expect, it } from 'vitest'
import { readConfig } from '../../../build/config/normalize/normalize.ts'

it.each([
  [{ strategies: [] }, 'pwa.strategies', 'is not an option.'],
  [
    { offlineModeActivationStrategies: ['never'] },
    'pwa.offlineModeActivationStrategies[0]',
    "must be 'appInstalled', 'standalone', ",
  ],
  [{ manifest: { theme_color: 'blue' } }, 'pwa.manifest.theme_color', 'must be a color such as #2e8555'],
  [{ manifest: { nam: 'x' } }, 'pwa.manifest.nam', 'is not an option; did you mean name?'],
  [
    { injectManifestConfig: { globPatterns: [] } },
    'pwa.injectManifestConfig.globPatterns',
    'must have at least one pattern',
  ],
  [true, 'pwa', 'must be an object, not true'],
])('%j is refused', (pwa, path, message) => {
  const result = readConfig({ pwa }, { hasFolder: () => false })
  expect(result.ok ? [] : result.problems).toEqual([{ path, message: expect.stringContaining(message) }])
})
