// `npm run bench [-- --pages 200,1000,5000]`: measures builds of a generated site, per stage, and the floor
// of the same machine in the same run. Another option adds a measurement: `--against` other builders,
// `--versions`, `--memory`, `--search`, `--check`, `--edits`. Compare ratios, because seconds depend on the
// machine.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchAgainst } from './bench/against.ts'
import { benchRules } from './bench/checkRules.ts'
import { benchEdits } from './bench/edits.ts'
import { benchFleet } from './bench/fleet.ts'
import { benchLarge } from './bench/large.ts'
import { benchMarkdown } from './bench/markdown.ts'
import { benchMemory } from './bench/memory.ts'
import { usualNodes } from './bench/nodes.ts'
import { numbers, option } from './bench/options.ts'
import { benchScale } from './bench/scale.ts'
import { benchSearch } from './bench/search.ts'
import { benchVersions } from './bench/versions.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-bench-'))
const against = option('--against')
const versions = option('--versions')
const memory = option('--memory')
const search = option('--search')
const scale = option('--scale')
const workers = option('--workers')
try {
  console.log(`Node ${process.versions.node}, ${availableParallelism()} cores`)
  if (against !== null)
    await benchAgainst({
      names: against.split(','),
      sizes: numbers('--pages', '1000'),
      nodes: (option('--node') ?? usualNodes).split(','),
      rounds: Number(option('--rounds') ?? 3),
      work: option('--work') ?? join(tmpdir(), 'troodon-peers'),
      limit: Number(option('--limit') ?? 600),
      save: option('--save'),
    })
  else if (process.argv.includes('--check')) await benchRules(folder, numbers('--pages', '1000')[0] ?? 0)
  else if (process.argv.includes('--edits'))
    await benchEdits(folder, numbers('--pages', '1000'), option('--only') ?? '')
  else if (versions !== null) await benchVersions(folder, Number(versions), numbers('--pages', '200'))
  else if (memory !== null) await benchMemory(folder, Number(memory))
  else if (scale !== null) await benchLarge(folder, Number(scale))
  else if (workers !== null)
    await benchFleet(folder, numbers('--pages', '2000')[0] ?? 0, numbers('--workers', ''))
  else if (search !== null) await benchSearch(folder, Number(search), option('--work'))
  else {
    await benchScale(folder, numbers('--pages', '200,1000,5000'))
    await benchMarkdown()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
