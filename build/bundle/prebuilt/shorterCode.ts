// esbuild plugin for the bundled theme: a second minifier shortens what esbuild wrote. It is a development
// dependency, because only the package's own files are made with it.
import { createRequire } from 'node:module'
import type { OutputFile, Plugin } from 'esbuild'
import { browsers } from '../runSettings.ts'

export async function shorterCode(): Promise<Plugin> {
  const { minifySync } = await import('oxc-minify')
  const { version } = createRequire(import.meta.url)('oxc-minify/package.json') as { version: string }
  const shorter = (path: string, text: string): string => {
    const { code, errors } = minifySync(path, text, {
      module: true,
      compress: { target: [...browsers] },
      mangle: { toplevel: true },
      codegen: { removeWhitespace: true, legalComments: 'none' },
    })
    const [first] = errors
    if (first) throw new Error(`${path}: ${first.message}`)
    return code + noticeOf(text)
  }
  return {
    name: 'troodon-shorter-code',
    setup({ initialOptions, onEnd }) {
      // A part of the hashes in names. It is in no file.
      initialOptions.banner = { js: `/* oxc-minify ${version} */` }
      onEnd((result) => {
        result.outputFiles = result.outputFiles?.map((file) =>
          file.path.endsWith('.js') ? withText(file, shorter(file.path, file.text)) : file,
        )
      })
    },
  }
}

const withText = (file: OutputFile, text: string): OutputFile => ({
  ...file,
  contents: Buffer.from(text),
  text,
})

/**
 * One comment for the licenses of packages, which esbuild repeats for each of their files. Other comments
 * stay as they are.
 */
function noticeOf(text: string): string {
  const found = /\/\*! Bundled license information:\n[\s\S]*\*\/\s*$/.exec(text)?.[0] ?? ''
  const packages = [...found.matchAll(/^([\w@./-]+):$/gm)].map(([, path = '']) => path)
  const isReact = (path: string) => /(?:^|\/)(?:react|react-dom|scheduler)@[^/]*\//.test(path)
  if (found === '' || !packages.every(isReact)) return found
  return '/*! React: (c) Meta Platforms, Inc. and affiliates, MIT license */\n'
}
