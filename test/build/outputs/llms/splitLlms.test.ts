// Lists that are too long for one file.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { LlmsFile, LlmsSection } from '../../../../build/outputs/llms/llmsFile.ts'
import { splitFile } from '../../../../build/outputs/llms/splitLlms.ts'
import { routePath } from '../../../../build/shared/paths.ts'

const page = (path: string) => ({ title: path, description: null, route: routePath(path) })
const section = (folder: string, paths: readonly string[], more: Partial<LlmsSection> = {}) => ({
  title: `In ${folder}`,
  folder,
  pages: paths.map(page),
  isOptional: false,
  ...more,
})
const file = (sections: readonly LlmsSection[]): LlmsFile => ({
  locale: 'en',
  folder: '',
  title: null,
  sections,
  more: [],
})
const listed = (files: readonly LlmsFile[]) =>
  files.map(({ folder, sections }) => [
    folder,
    sections.flatMap(({ pages }) => pages.map(({ route }) => route)),
  ])

it('keeps a short list in one file', () => {
  const whole = file([section('/docs', ['/docs/a/', '/docs/b/'])])
  expect(splitFile(whole)).toEqual([whole])
})

it('moves the largest folders, until the rest is short enough', () => {
  const whole = file([
    section('/docs', ['/docs/', '/docs/a/', '/docs/b/', '/docs/c/']),
    section('/blog', ['/blog/x/']),
    section('', ['/', '/docs/tags/', '/docs/tags/t/'], { isOptional: true }),
  ])
  const files = splitFile(whole, 300)
  expect(listed(files)).toEqual([
    ['', ['/blog/x/', '/']],
    ['/docs', ['/docs/', '/docs/a/', '/docs/b/', '/docs/c/']],
    ['/docs/tags', ['/docs/tags/', '/docs/tags/t/']],
  ])
  expect(files.slice(0, 2).map(({ more }) => more.map(({ folder }) => folder))).toEqual([
    ['/docs'],
    ['/docs/tags'],
  ])
})

it('divides a folder that is too large itself, and names its parts by their own pages', () => {
  const guides = ['/docs/guides/', '/docs/guides/a/', '/docs/guides/b/']
  const files = splitFile(file([section('', ['/docs/', ...guides, '/docs/more/x/', '/docs/more/y/'])]), 150)
  expect(files.map(({ folder, title }) => [folder, title])).toEqual([
    ['', null],
    ['/docs', '/docs/'],
    ['/docs/guides', '/docs/guides/'],
    ['/docs/more', 'more'],
  ])
})

it('lists every page once, in files of different folders', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd')
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => `/${names.join('/')}/`)
  fc.assert(
    fc.property(fc.uniqueArray(path), fc.integer({ min: 0, max: 600 }), (paths, limit) => {
      const isA = (one: string) => one.startsWith('/a/')
      const sections = [
        section('/a', paths.filter(isA)),
        section(
          '',
          paths.filter((one) => !isA(one)),
        ),
      ].filter(({ pages }) => pages.length > 0)
      const files = splitFile(file(sections), limit)
      const routes = listed(files).flatMap(([, all]) => all)
      expect(routes.toSorted()).toEqual(paths.toSorted())
      const folders = files.map(({ folder }) => folder)
      expect(new Set(folders).size).toBe(folders.length)
    }),
  )
})
