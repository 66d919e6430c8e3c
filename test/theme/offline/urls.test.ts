// URLs of offline mode.
import { describe, expect, it } from 'vitest'
import { readWorkerParams, workerUrl } from '../../../build/shared/offline.ts'
import { cacheUrls } from '../../../theme/offline/cacheUrls.ts'

describe('URLs', () => {
  it('of the worker contain its parameters', () => {
    expect(workerUrl('/base/', { offlineMode: true, debug: false })).toBe(
      '/base/sw.js?params=%7B%22offlineMode%22%3Atrue%2C%22debug%22%3Afalse%7D',
    )
    expect(readWorkerParams(`http://x${workerUrl('/', { offlineMode: true, debug: true })}`)).toEqual({
      offlineMode: true,
      debug: true,
    })
    for (const params of ['', '?params=1', '?params=%7B', '?params=%7B%22offlineMode%22%3A1%7D'])
      expect(readWorkerParams(`http://x/sw.js${params}`)).toEqual({ offlineMode: false, debug: false })
  })

  it('of a page are tried in every form', () => {
    const tried = (url: string) =>
      cacheUrls(`http://x${url}`).map(({ url: one, same }) => `${same ? '' : '~'}${one.slice(8)}`)
    expect(tried('/docs/a/?q=1')).toEqual(['/docs/a/', '~/docs/a', '~/docs/a.html'])
    expect(tried('/docs/a')).toEqual(['/docs/a', '~/docs/a/', '~/docs/a.html'])
    expect(tried('/docs/a/index.html')).toEqual([
      '/docs/a/index.html',
      '/docs/a/',
      '~/docs/a',
      '~/docs/a.html',
    ])
    expect(tried('/docs/a.html')).toEqual(['/docs/a.html', '~/docs/a/', '~/docs/a'])
    expect(tried('/')).toEqual(['/', '~.html'])
  })
})
