// What a browser shows of two sites, compared: screens, messages, hydration and the order of the Tab key.
import { expect, it } from 'vitest'
import { compareLooks } from '../../../scripts/compat/eye/compareLooks.ts'
import { lookLines } from '../../../scripts/compat/eye/lookLines.ts'
import type { PageLook, Screen } from '../../../scripts/compat/eye/looks.ts'
import { differingPixels } from '../../../scripts/compat/eye/pixels.ts'

const screen = (given: Partial<Screen>): Screen => ({
  name: '500 px, light',
  image: Uint8Array.of(0),
  landmarks: [{ name: 'main', box: [0, 60, 500, 400] }],
  controls: [{ name: 'a Docs', box: [0, 0, 40, 20] }],
  place: '/ light',
  ...given,
})

const look = (given: Partial<PageLook>): PageLook => ({
  route: '/',
  hydrated: true,
  messages: [],
  tabStops: ['a Skip to main content'],
  screens: [screen({})],
  ...given,
})

/** The first byte of an image is its color. */
const compareImages = async (one: Uint8Array, other: Uint8Array) => (one[0] === other[0] ? 0 : 0.25)

it('equal pages have no differences', async () => {
  const pages = [look({}), look({ route: '/docs' })]
  expect(await compareLooks(pages, pages, compareImages)).toEqual({
    pages: 2,
    screens: 2,
    share: 0,
    differences: [],
    hydrated: { expected: 2, actual: 2 },
    messages: {},
    tabOrder: {},
  })
})

it('names the first landmark and control of a screen that differ', async () => {
  const ours = screen({
    image: Uint8Array.of(1),
    landmarks: [{ name: 'main', box: [0, 80, 500, 400] }],
    controls: [
      { name: 'a Docs', box: [0, 1, 40, 20] },
      { name: 'button Search', box: [60, 0, 20, 20] },
    ],
    place: '/ dark',
  })
  const { differences, share } = await compareLooks([look({})], [look({ screens: [ours] })], compareImages)
  expect(share).toBe(0.25)
  expect(differences).toEqual([
    {
      route: '/',
      screen: '500 px, light',
      share: 0.25,
      reasons: [
        '/ light → / dark',
        'main 0 60 500 400 → main 0 80 500 400',
        '(nothing) → button Search 60 0 20 20',
      ],
    },
  ])
})

it('a state that Troodon does not reach differs in every pixel', async () => {
  const theirs = look({ screens: [screen({}), screen({ name: 'menu 1 open' })] })
  const { differences } = await compareLooks([theirs], [look({})], compareImages)
  expect(differences).toMatchObject([{ screen: 'menu 1 open', share: 1 }])
})

it('reports messages, pages that do not hydrate, and another order of the Tab key', async () => {
  const theirs = look({ messages: ['ClipboardJS is not defined'] })
  const ours = look({
    hydrated: false,
    messages: ['ClipboardJS is not defined', 'Minified React error #418'],
    tabStops: ['a Skip to main content', 'button Menu'],
  })
  const looks = await compareLooks([theirs], [ours], compareImages)
  expect(looks.messages).toEqual({ '/': ['Minified React error #418'] })
  expect(lookLines(looks, 10)).toEqual([
    'screens   1 of 1 equal, on 1 pages; differing pixels: 0.000 % of all, 0.000 % of one screen at most',
    'hydrated  Docusaurus 1 of 1, Troodon 0',
    'console   1 pages with messages that Docusaurus does not have',
    '  /',
    '    Minified React error #418',
    'keyboard  0 of 1 pages with the same order',
    '  /: (nothing) → button Menu',
  ])
})

it('counts pixels that differ, and those that only one image has', () => {
  const image = (width: number, colors: readonly number[]) => ({
    width,
    height: colors.length / width,
    data: Uint8Array.from(colors.flatMap((color) => [color, color, color, 255])),
  })
  expect(differingPixels(image(2, [0, 9, 200, 0]), image(2, [0, 0, 0, 0]))).toEqual({ different: 1, all: 4 })
  expect(differingPixels(image(2, [7, 7]), image(2, [7, 7, 7, 7]))).toEqual({ different: 2, all: 4 })
  expect(differingPixels(image(1, [7, 7]), image(2, [7, 0, 7, 0]))).toEqual({ different: 2, all: 4 })
})
