// What the file name of a post says: its date and its path.
import { describe, expect, it } from 'vitest'
import { readName } from '../../../build/kinds/blog/posts.ts'
import { isoDate, momentOf } from '../../../build/model/text/isoDate.ts'

describe('the file name of a post', () => {
  it.each([
    ['2020-08-03-hello.md', '/2020/08/03/hello', '2020-08-03'],
    ['demo/2020-08-03-hello.md', '/2020/08/03/demo/hello', '2020-08-03'],
    ['2020-08-03-hello/index.mdx', '/2020/08/03/hello', '2020-08-03'],
    ['2020/08-03-hello.md', '/2020/08/03/hello', '2020-08-03'],
    ['2020/08/03/hello.md', '/2020/08/03/hello', '2020-08-03'],
    ['2020/08/2020-08-03-hello.md', '/2020/08/03/2020/08/hello', '2020-08-03'],
    ['2020-08/2020-08-03-hello/index.md', '/2020/08/03/2020-08/hello', '2020-08-03'],
    ['2023-08-05.md', '/2023/08/05', '2023-08-05'],
    ['2018-12-14-Happy-First-Birthday-Slash.md', '/2018/12/14/Happy-First-Birthday-Slash', '2018-12-14'],
    ['releases/3.6/index.md', '/releases/3.6', undefined],
    ['news-2020-08-03-spring.md', '/2020/08/03/news-spring', '2020-08-03'],
    ['2020-08-03/index.md', '/2020/08/03', '2020-08-03'],
    ['plain.md', '/plain', undefined],
  ])('%s', (file, slug, date) => {
    expect(readName(file, false)).toMatchObject({ slug, date })
  })

  it.each([
    ['2020-08-03/index.md', '/2020/08/03/index'],
    ['2020/08/03/index.mdx', '/2020/08/03/index'],
    ['2020-08-03-hello/index.md', '/2020/08/03/hello'],
    ['demo/index.md', '/demo'],
  ])('%s of a Docusaurus site', (file, slug) => {
    expect(readName(file, true).slug).toBe(slug)
  })

  it.each([
    ['2024-11-22', '2024-11-22T00:00:00.000Z'],
    ['2024-1-2', '2024-01-02T00:00:00.000Z'],
    ['2024-11-22T20:00', '2024-11-22T20:00:00.000Z'],
    ['2024-11-22 20:00', '2024-11-22T20:00:00.000Z'],
    ['2024-11-22T20:00:00+02:00', '2024-11-22T18:00:00.000Z'],
    ['2024-11-22 8:05', '2024-11-22T08:05:00.000Z'],
    ['2024-11-22 20:00:00 +0200', '2024-11-22T18:00:00.000Z'],
    ['2024-11-22T20:00:00.5Z', '2024-11-22T20:00:00.500Z'],
    ['2024-11-22 noon', '2024-11-22T00:00:00.000Z'],
  ])('the date %s is %s', (written, moment) => {
    expect(isoDate(written)).toBe(moment)
  })

  it.each([
    ['2021/02/03', '2021-02-03'],
    ['2021/02/03 10:00', '2021-02-03T10:00:00.000Z'],
    ['May 6, 2021 1:30', '2021-05-06T01:30:00.000Z'],
    ['6 May 2021, 23:30:15 Z', '2021-05-06T23:30:15.000Z'],
    ['11/22/2024 23:30 -0200', '2024-11-23T01:30:00.000Z'],
    ['2021/02/30 10:00', null],
    ['2021/02/03 25:00', null],
  ])('the date %s in words or with slashes is %s', (written, moment) => {
    expect(momentOf(written)).toBe(moment)
  })
})
