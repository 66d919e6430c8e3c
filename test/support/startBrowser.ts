// Starts the browser that all files of a run share, before the first file.
import { launchBrowser } from './browser.ts'

export default async function startBrowser(): Promise<() => Promise<void>> {
  const browser = await launchBrowser()
  // Workers of the test runner start later and inherit this.
  process.env['TROODON_TEST_BROWSER'] = browser.wsEndpoint()
  return () => browser.close()
}
