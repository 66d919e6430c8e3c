// The packages whose code is in the published package: those that are bundled, those that are copied, and
// those that such packages have bundled themselves.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const notices = join(import.meta.dirname, 'notices')

/**
 * Sorted by name and version. `inputs` are the files that were bundled, `copied` the names of copied packages
 * with their files. Throws for a package without the text of its license.
 */
export function componentsOf(inputs, copied = new Map()) {
  const folders = new Set([
    ...inputs.flatMap((path) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []),
    ...[...copied.keys()].map((name) => join('node_modules', name)),
  ])
  const own = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return withText({ name, version, license, folder })
  })
  const others = inputs.filter((path) => path.includes('node_modules'))
  const inside = [...others, ...[...copied.values()].flat()].flatMap(bundledInside).map(withText)
  const silent = [...own, ...inside].filter(({ text }) => text === '').map(({ name }) => name)
  if (silent.length > 0)
    throw new Error(`Packages without the text of their license: ${silent.join(', ')}. Add it to ${notices}.`)
  const byId = new Map([...inside, ...own].map((one) => [`${one.name}@${one.version}`, one]))
  return [...byId].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, component]) => component)
}

/** Packages in a file that its authors have bundled, by the paths in its source map and its comments. */
function bundledInside(file) {
  const text = [file, `${file}.map`].filter((one) => existsSync(one)).map((one) => readFileSync(one, 'utf8'))
  const paths = text
    .join('')
    .matchAll(
      /node_modules\/\.bun\/([^/"]+)\/|\0(@oxc-project\+runtime@[\d.]+)|^\/\/ src\/([\w-]+@\d+\.\d+\.\d+)\./gm,
    )
  const ids = new Set([...paths].map(([, bun, helper, copy]) => bun ?? helper ?? copy))
  return [...ids].map((id) => {
    const [, name, version] = /^(@?[^@]+)@([^+]+)/.exec(id)
    return { name: name.replace('+', '/'), version }
  })
}

/** With the text of the license: that of the package, or the one that its authors have published elsewhere. */
function withText({ folder, ...component }) {
  const own = folder && readdirSync(folder).find((one) => /^(?:(?:un)?licen[cs]e|copying)/i.test(one))
  const file = own ? join(folder, own) : join(notices, `${component.name.replace('/', '+')}.txt`)
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  return { ...component, license: component.license ?? licenseOf(text), text }
}

/** Of a package that is not installed itself. */
const licenseOf = (text) =>
  /Apache License/.test(text) ? 'Apache-2.0' : /Permission is hereby granted/.test(text) ? 'MIT' : null
