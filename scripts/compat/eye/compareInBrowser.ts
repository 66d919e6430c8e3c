// Looks at the same pages of two built sites in a browser, and compares what it sees.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '../../../test/support/browser.ts'
import { compareLooks, type LookComparison } from './compareLooks.ts'
import { everything, lookAtSite } from './lookAtSite.ts'
import type { PageLook } from './looks.ts'
import { differingPixels, pixelsOf } from './pixels.ts'

interface Outputs {
  readonly expected: string
  readonly actual: string
  /** Where the images of screens that differ are written; null for nowhere. */
  readonly images: string | null
}

export async function compareInBrowser(
  { expected, actual, images }: Outputs,
  routes: readonly string[],
): Promise<LookComparison> {
  const browser = await launchBrowser()
  try {
    const [theirs, ours] = await Promise.all([
      lookAtSite(browser, expected, routes, everything),
      lookAtSite(browser, actual, routes, everything),
    ])
    const comparison = await compareLooks(theirs, ours, shareOfPixels)
    if (images !== null) writeImages(images, comparison, { docusaurus: theirs, troodon: ours })
    return comparison
  } finally {
    await browser.close()
  }
}

/** The part of differing pixels of two PNG images. */
export async function shareOfPixels(one: Uint8Array, other: Uint8Array): Promise<number> {
  if (Buffer.compare(one, other) === 0) return 0
  const { different, all } = differingPixels(await pixelsOf(one), await pixelsOf(other))
  return different / all
}

function writeImages(
  folder: string,
  { differences }: LookComparison,
  looks: Readonly<Record<string, readonly PageLook[]>>,
): void {
  mkdirSync(folder, { recursive: true })
  for (const { route, screen } of differences)
    for (const [builder, pages] of Object.entries(looks)) {
      const page = pages.find((one) => one.route === route)
      const image = page?.screens.find(({ name }) => name === screen)?.image
      const name = `${route} ${screen}`.replace(/\W+/g, '-')
      if (image) writeFileSync(join(folder, `${name}-${builder}.png`), image)
    }
}
