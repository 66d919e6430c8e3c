#!/usr/bin/env node
// The entry point of `npm create troodon`. lib/ is made when the package is packed (scripts/pack/create.js).
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Troodon needs Node 20.19 or newer. This is ${process.versions.node}.\n`)
  process.exit(2)
}
const { create } = await import('./lib/main.js')
process.exitCode = await create({
  words: process.argv.slice(2),
  packageRoot: import.meta.dirname,
})
