// The command line of `npm run compat`.
import { parseArgs } from 'node:util'

export interface CompatOptions {
  /** The folder with `docusaurus.config.*`, its packages installed. */
  readonly site: string
  /** A finished output of Docusaurus. Without it, Docusaurus builds the site. */
  readonly docusaurusDir: string | null
  /** The folder for both outputs and the report; null for a temporary folder. */
  readonly keep: string | null
  /** The only language that is built and compared; null for all. */
  readonly locale: string | null
  /** How many pages are looked at in a browser. */
  readonly sample: number
  /** Whether each component of the theme is ejected and wrapped, in place of the comparison. */
  readonly ejected: boolean
  /** How many differing pages are printed for each aspect. */
  readonly show: number
}

export const usage = `npm run compat -- SITE_FOLDER [options]

Builds a Docusaurus site, as it is, with Troodon and with Docusaurus, and compares the two outputs.

  --docusaurus-dir DIR  compare with this finished output of Docusaurus; measurements are read from DIR.json
  --keep DIR            keep both outputs, report.json and images of screens that differ in this folder
  --locale NAME         build only this language, with both
  --ejected             eject and wrap each component of the classic theme without a change, and compare three pages.
                        Writes into the site's src/theme, which must not exist, and removes it
  --sample N            pages to look at in a browser; default: 12, 0 for none
  --show N              differing pages to print for each aspect; default: 10`

/** Throws with the usage text if the arguments are wrong. */
export function readOptions(args: readonly string[]): CompatOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'docusaurus-dir': { type: 'string' },
        keep: { type: 'string' },
        locale: { type: 'string' },
        ejected: { type: 'boolean', default: false },
        sample: { type: 'string', default: '12' },
        show: { type: 'string', default: '10' },
      },
    })
    const [site, ...more] = positionals
    if (site === undefined || more.length > 0) throw new Error('Specify one site folder.')
    return {
      site,
      docusaurusDir: values['docusaurus-dir'] ?? null,
      keep: values.keep ?? null,
      locale: values.locale ?? null,
      ejected: values.ejected,
      sample: wholeNumber('--sample', values.sample),
      show: wholeNumber('--show', values.show),
    }
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`, { cause: error })
  }
}

function wholeNumber(name: string, value: string): number {
  if (!/^\d+$/.test(value)) throw new Error(`${name} needs a whole number, not "${value}".`)
  return Number(value)
}
