// The word that names a target on the command line.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { absolutePath } from '../../../build/io/osPath.ts'
import { realFolder } from '../../../build/io/realFolder.ts'
import { openTarget, parseTarget as parse } from '../../../build/publish/target/parseTarget.ts'
import { openFileHashes } from '../../../build/reuse/fileHashes.ts'
import { sourcePath } from '../../../build/shared/paths.ts'

const parseTarget = (word: string, flag: string | null, variable: string | null = null) =>
  parse(word, { flag, variable })

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
    ['', null, 'The target is empty'],
    [' ', null, 'The target is empty'],
    ['gs://bucket', null, 'does not know gs://'],
    ['s3:///docs', null, 'has no bucket name'],
    ['s3://bucket', 'storage.example', '--endpoint needs a URL'],
    ['folder', 'https://s.example', '--endpoint is for a target that begins with s3://'],
    ['s3://my-bucket/a/../b', null, '. or .. in its path'],
    ['s3:my-bucket', null, 'Write s3://my-bucket'],
    ['s3:/my-bucket/docs', null, 'Write s3://my-bucket'],
    ['C:\\www', null, 'a path of Windows'],
    ['anna@server.example:/srv/www', null, 'on another computer'],
    ['server:/srv/www', null, 'on another computer'],
    ['file://server/srv/www', null, 'Write file:///srv/www'],
  ])('is rejected: %s with the endpoint %s', (word, endpoint, message) => {
    expect(() => parseTarget(word, endpoint)).toThrow(message)
  })
})

it('a folder ignores the service of the environment', () => {
  expect(parseTarget('/srv/www', null, 'https://s.example')).toEqual({ type: 'folder', folder: '/srv/www' })
  expect(parseTarget('s3://my-bucket', null, 'https://s.example')).toMatchObject({
    endpoint: 'https://s.example',
  })
  expect(parseTarget('file:///srv/my%20site', null)).toEqual({ type: 'folder', folder: '/srv/my site' })
})

it.each([
  ['s3://AKIA:hunter2@my-bucket', null],
  ['s3://my-bucket', 'https://AKIA:hunter2@storage.example'],
])('no message repeats a secret: %s %s', (word, endpoint) => {
  expect(() => parseTarget(word, endpoint)).toThrow(/^(?!.*hunter2).*AWS_SECRET_ACCESS_KEY/)
})

it('a link to the output is the output', () => {
  const folder = realFolder(mkdtempSync(join(tmpdir(), 'troodon-link-')))
  try {
    mkdirSync(join(folder, 'site/dist'), { recursive: true })
    symlinkSync(join(folder, 'site/dist'), join(folder, 'www'))
    const site = {
      root: join(folder, 'site'),
      outDir: join(folder, 'site/dist'),
      cacheFolder: join(folder, 'site/.cache'),
    }
    expect(() => openTarget({ type: 'folder', folder: join(folder, 'www') }, site)).toThrow('outside both')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

describe('a folder', () => {
  const site = {
    root: absolutePath('/home/site'),
    outDir: absolutePath('/home/site/dist'),
    cacheFolder: absolutePath('/home/site/.cache'),
  }
  const open = (folder: string) => openTarget({ type: 'folder', folder: absolutePath(folder) }, site)

  it.each([
    ['/home/site/dist', 'is the output'],
    ['/home/site/dist/public', 'is in the output'],
    ['/home/site', 'is the site'],
    ['/home', 'contains the site'],
  ])('is rejected: %s %s', (folder) => {
    expect(() => open(folder)).toThrow('contains the site or its output')
  })

  it.each([
    ['/home/site/docs', 'is a folder for sources of the site'],
    ['/home/site/static/files', 'is a folder for sources of the site'],
    ['/home/site/versioned_docs', 'is a folder for sources of the site'],
    ['/home/site/.github', 'is a folder for sources of the site'],
    ['/home/site/.cache', 'contains the cache'],
    ['/home/site/.cache/www', 'contains the cache'],
    ['/home/site/node_modules/www', 'is in a folder node_modules'],
    ['/home/.git', 'is in a folder .git'],
  ])('is rejected: %s %s', (folder, message) => {
    expect(() => open(folder)).toThrow(message)
  })

  it.each(['/home/other', '/home/site/published', '/home/site/dist2'])('can be %s', (folder) => {
    expect(() => open(folder)).not.toThrow()
  })
})

describe('in the site', () => {
  let root: string
  beforeEach(() => {
    root = realFolder(mkdtempSync(join(tmpdir(), 'troodon-site-')))
    mkdirSync(join(root, 'guides'))
    mkdirSync(join(root, 'www'))
  })
  afterEach(() => rmSync(root, { recursive: true }))
  const open = (name: string) =>
    openTarget(
      { type: 'folder', folder: join(root, name) },
      { root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') },
    )

  it('a folder with files is refused, unless a deploy made it', () => {
    writeFileSync(join(root, 'guides/a.md'), '# A')
    expect(() => open('guides')).toThrow('with files that no deploy wrote')
    expect(() => open('www')).not.toThrow()
    mkdirSync(join(root, 'www/.troodon-deploy'))
    writeFileSync(join(root, 'www/index.html'), '')
    expect(() => open('www')).not.toThrow()
  })

  it('a folder with other sources of the last build is refused, in the site or outside of it', () => {
    const docs = mkdtempSync(join(tmpdir(), 'troodon-docs-'))
    symlinkSync(docs, join(root, 'linked'))
    const { save } = openFileHashes(join(root, '.cache'))
    const stat = { size: 1, mtime: 1, ctime: 1, inode: 1 }
    const files = ['guides/a.md', 'linked/b/c.md', 'site.config.ts'].map(
      (one) => [sourcePath(one), stat] as const,
    )
    save({ files: new Map(files), startedAt: 0 })
    try {
      for (const path of ['guides/new', 'linked', 'linked/b', 'linked/b/new'])
        expect(() => open(path), path).toThrow('The site has its sources in')
      expect(() => open('www')).not.toThrow()
    } finally {
      rmSync(docs, { recursive: true })
    }
  })

  it('a folder with sources of another site is refused', () => {
    const other = realFolder(mkdtempSync(join(tmpdir(), 'troodon-other-')))
    writeFileSync(join(other, 'docusaurus.config.ts'), '')
    const openOther = (path: string) =>
      openTarget(
        { type: 'folder', folder: join(other, path) },
        { root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') },
      )
    try {
      for (const path of ['', 'docs', 'src/new', '.docusaurus/x'])
        expect(() => openOther(path), path).toThrow(
          `is in the site of ${join(other, 'docusaurus.config.ts')}`,
        )
      for (const path of ['static/handbook', 'public', 'build'])
        expect(() => openOther(path), path).not.toThrow()
    } finally {
      rmSync(other, { recursive: true })
    }
  })

  it('a record that is a link, or has links, is refused', () => {
    mkdirSync(join(root, 'elsewhere'))
    symlinkSync(join(root, 'elsewhere'), join(root, 'www/.troodon-deploy'))
    expect(() => open('www')).toThrow('is not a folder')
    rmSync(join(root, 'www/.troodon-deploy'))
    mkdirSync(join(root, 'www/.troodon-deploy'))
    symlinkSync(join(root, 'elsewhere'), join(root, 'www/.troodon-deploy/content'))
    expect(() => open('www')).toThrow('content is a link, which a deploy does not follow')
  })
})
