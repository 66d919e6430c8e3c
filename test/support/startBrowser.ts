// Starts the browsers that the files of a run share, before the first file: one for each worker of the test
// runner.
import type { Browser } from 'puppeteer'
import { launchBrowser } from './browser.ts'

export default async function startBrowser({
  config,
}: {
  readonly config: { readonly maxWorkers: number }
}): Promise<(() => Promise<void>) | undefined> {
  // Every group of tests with a browser calls this.
  if (process.env['TROODON_TEST_BROWSERS'] !== undefined) return undefined
  const browsers: Browser[] = []
  // One after another: the first may have to unpack the program.
  while (browsers.length < config.maxWorkers) browsers.push(await launchBrowser())
  // Workers start later and inherit this.
  process.env['TROODON_TEST_BROWSERS'] = browsers.map((browser) => browser.wsEndpoint()).join(' ')
  return async () => {
    await Promise.all(browsers.map((browser) => browser.close()))
  }
}
