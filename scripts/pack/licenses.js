// LICENSES.txt: the notices of all packages whose code is in a published package.

/** `components` are those of components.js. */
export function licensesOf(components) {
  const texts = components.map(({ name, version, text }) => `${name} ${version}\n\n${text}\n`)
  return `This package contains code of these packages.\n\n${texts.join(`\n${'-'.repeat(60)}\n\n`)}`
}
