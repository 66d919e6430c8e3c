// lib/types: declarations of `troodon`, `troodon/client` and `troodon/theme/*`. The types of the checks are
// those of valibot, whose declarations come along: a site does not install it.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import ts from '@typescript/typescript6'

/** `lib` is the folder of the result, in the root of the repository. */
export function writeTypes(lib) {
  const types = join(lib, 'types')
  compile(lib)
  const checks = join(types, 'valibot.d.ts')
  for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue
    const path = join(types, file)
    const nextTo = relative(dirname(path), checks)
      .replaceAll('\\', '/')
      .replace(/\.d\.ts$/, '.js')
    // Without options of a site's compiler, a declaration is imported as the script that it describes.
    const text = readFileSync(path, 'utf8')
      .replace(/(["']\.[^"'\n]*)\.tsx?(?=["'])/g, '$1.js')
      .replace(/(["'])valibot\1/g, `"${nextTo.startsWith('.') ? nextTo : `./${nextTo}`}"`)
    writeFileSync(path, references(path, types) + (isDerived(path) ? withoutIndents(text) : text))
  }
  cpSync('theme/styles.d.ts', join(types, 'theme/styles.d.ts'))
  const declarations = readFileSync(join('node_modules/valibot/dist/index.d.mts'), 'utf8')
  writeFileSync(checks, withoutComments(declarations))
}

/** A site that imports one of these modules can import style sheets and images too. */
function references(path, types) {
  const isPublic = ['build/config/troodon.d.ts', 'theme/clientApi.d.ts'].some(
    (one) => path === join(types, one),
  )
  const styles = relative(dirname(path), join(types, 'theme/styles.d.ts')).replaceAll('\\', '/')
  return isPublic ? `/// <reference path="${styles}" />\n` : ''
}

/** The types that the compiler derives from the checks: nobody reads them, and their indents are 30 kB. */
const isDerived = (path) => /[\\/]config[\\/](?:schema|options[\\/][^\\/]+)\.d\.ts$/.test(path)

const withoutIndents = (text) => text.replace(/^ +/gm, '')

function withoutComments(text) {
  const file = ts.createSourceFile('valibot.d.ts', text, ts.ScriptTarget.Latest)
  return withoutIndents(ts.createPrinter({ removeComments: true }).printFile(file))
}

function compile(lib) {
  const config = join(lib, 'tsconfig.json')
  mkdirSync(lib, { recursive: true })
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    rootDir: '..',
    outDir: 'types',
  }
  const include = [
    '../build/config/troodon.ts',
    '../theme/clientApi.ts',
    '../theme/public',
    '../theme/*.d.ts',
  ]
  writeFileSync(
    config,
    JSON.stringify({ extends: '../tsconfig.json', compilerOptions, include, exclude: [] }),
  )
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  execFileSync(process.execPath, [compiler, '-p', config], { stdio: 'inherit' })
  rmSync(config)
}
