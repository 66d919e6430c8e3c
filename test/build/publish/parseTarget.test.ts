// The word that names a target on the command line.
import { describe, expect, it } from 'vitest'
import { absolutePath } from '../../../build/io/osPath.ts'
import { openTarget, parseTarget } from '../../../build/publish/target/parseTarget.ts'

describe('the word', () => {
  it('names a bucket with a prefix, or a folder', () => {
    const bucket = { type: 's3', bucket: 'my-bucket', endpoint: null }
    expect(parseTarget('s3://my-bucket', null)).toEqual({ ...bucket, prefix: '' })
    expect(parseTarget('S3://my-bucket//docs/', null)).toEqual({ ...bucket, prefix: 'docs/' })
    expect(parseTarget('s3://my-bucket', 'https://s.example')).toMatchObject({
      endpoint: 'https://s.example',
    })
    expect(parseTarget('out', null)).toEqual({ type: 'folder', folder: absolutePath('out') })
  })

  it.each([
    ['gs://bucket', null, 'does not know gs://'],
    ['s3:///docs', null, 'has no bucket name'],
    ['s3://bucket', 'storage.example', '--endpoint needs a URL'],
    ['folder', 'https://s.example', '--endpoint is for a target that begins with s3://'],
  ])('is rejected: %s with the endpoint %s', (word, endpoint, message) => {
    expect(() => parseTarget(word, endpoint)).toThrow(message)
  })
})

describe('a folder', () => {
  const site = { root: absolutePath('/home/site'), outDir: absolutePath('/home/site/dist') }
  const open = (folder: string) => openTarget({ type: 'folder', folder: absolutePath(folder) }, site)

  it.each([
    ['/home/site/dist', 'is the output'],
    ['/home/site/dist/public', 'is in the output'],
    ['/home/site', 'is the site'],
    ['/home', 'contains the site'],
  ])('is rejected: %s %s', (folder) => {
    expect(() => open(folder)).toThrow('contains the site or its output')
  })

  it.each(['/home/other', '/home/site/published', '/home/site/dist2'])('can be %s', (folder) => {
    expect(() => open(folder)).not.toThrow()
  })
})
