// Stands in for an installed package: `npx troodon` and `troodon` run the engine of this repository, and
// `npm install NAME` links the package of this repository into the site.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const engine = resolve('build/cli.js')
const packages = resolve('node_modules')
const node = process.execPath
const npm = join(dirname(node), 'npm')

const scripts = {
  troodon: `exec '${node}' '${engine}' "$@"`,
  npx: `[ "$1" = troodon ] || [ "$1" = troodon@latest ] || { echo "unknown: npx $*" >&2; exit 1; }
shift
exec '${node}' '${engine}' "$@"`,
  npm: `case "$1" in
  install) shift
    for name in "$@"; do
      [ "$(basename "$name")" = troodon ] && continue
      mkdir -p "$(dirname "node_modules/$name")"
      [ -d "${packages}/$name" ] || { echo "no package $name" >&2; exit 1; }
      ln -sfn "${packages}/$name" "node_modules/$name"
    done ;;
  *) exec '${npm}' "$@" ;;
esac`,
}

/** Writes the commands into a folder, and returns the environment of a shell that uses them. */
export function sourceCommands(folder: string): Readonly<Record<string, string>> {
  mkdirSync(folder, { recursive: true })
  for (const [name, script] of Object.entries(scripts)) {
    const path = join(folder, name)
    writeFileSync(path, `#!/bin/bash\n${script}\n`)
    chmodSync(path, 0o755)
  }
  return { PATH: `${folder}:${process.env['PATH']}` }
}
