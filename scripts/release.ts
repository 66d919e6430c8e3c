// Makes a release: `npm run release -- minor`. With `--dry-run`, it prints what it would do. The workflow that
// publishes runs `npm run release -- --check-tag v1.2.3` first.
import { parseArgs } from 'node:util'
import { checkTag, release } from './release/release.ts'
import { publishedTexts } from './texts/allTexts.ts'

const usage = 'Usage: npm run release -- patch|minor|major|X.Y.Z [--dry-run]'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, 'check-tag': { type: 'string' } },
  })
  const [word] = positionals
  if (values['check-tag'] !== undefined) checkTag('.', values['check-tag'])
  else if (word === undefined || positionals.length > 1) throw new Error(usage)
  else
    release({
      root: '.',
      word,
      now: new Date(),
      isDryRun: values['dry-run'],
      print: console.log,
      texts: publishedTexts,
    })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof Error && error.cause) console.error(error.cause)
  process.exitCode = 1
}
