// lib/LICENSES.txt: the notices of all packages whose code is in the engine.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `inputs` are the files that were bundled. Packages of lib/packages have their notice beside them. */
export function licensesOf(inputs) {
  const packages = new Set(
    inputs.flatMap((path) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []),
  )
  const texts = [...packages].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
    return `${name} ${version}\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : license}\n`
  })
  return `This package contains code of these packages.\n\n${texts.join(`\n${'-'.repeat(60)}\n\n`)}`
}
