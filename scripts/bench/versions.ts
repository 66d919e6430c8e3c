// Compares a site with the same site plus N frozen versions, all equal to the current documents, to measure
// the cost of a version in a cold build. Every version has its own pages, URLs and files; only parsing can be
// shared.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { generateSite } from '../generateSite.ts'
import { median } from './figures.ts'
import { outputFloor } from './floor.ts'
import type { Run } from './process.ts'
import { coldBuild, engine, stagesOf } from './troodon.ts'

const rounds = 3

export async function benchVersions(
  folder: string,
  versions: number,
  sizes: readonly number[],
): Promise<void> {
  for (const pages of sizes) {
    const [plain, frozen] = [join(folder, `plain-${pages}`), join(folder, `frozen-${pages}`)]
    for (const root of [plain, frozen]) generateSite(root, pages)
    for (let version = 1; version <= versions; version++)
      execFileSync('node', [engine, 'version', `${version}.0`], { cwd: frozen, stdio: 'ignore' })
    const runs = { plain: [] as Run[], frozen: [] as Run[] }
    // Alternates between the two, so that slow moments of the machine affect both.
    for (let round = 0; round < rounds; round++) {
      runs.plain.push(await coldBuild(plain))
      runs.frozen.push(await coldBuild(frozen))
    }
    const rows: Record<string, object> = {}
    const row = (name: string, unit: string, of: (run: Run) => number): void => {
      const [without, withThem] = [median(runs.plain.map(of)), median(runs.frozen.map(of))]
      const ratio = without > 0 ? (withThem / without).toFixed(2) : '–'
      rows[name] = {
        [`without (${unit})`]: Math.round(without),
        [`with (${unit})`]: Math.round(withThem),
        'with ÷ without': ratio,
      }
    }
    row('whole build', 'ms', ({ seconds }) => seconds * 1000)
    row('its processor time', 'ms', ({ work }) => work * 1000)
    for (const stage of Object.keys(stagesOf(runs.frozen[0] as Run)))
      row(stage, 'ms', (run) => stagesOf(run)[stage] ?? 0)
    const floors = [plain, frozen].map((root) => outputFloor(join(root, 'dist'), join(folder, 'written')))
    const [less, more] = floors as [(typeof floors)[0], (typeof floors)[0]]
    rows['writing the same bytes'] = {
      'without (ms)': Math.round(less.seconds * 1000),
      'with (ms)': Math.round(more.seconds * 1000),
      'with ÷ without': (more.seconds / less.seconds).toFixed(2),
    }
    row('memory', 'MB', ({ memory }) => memory)
    console.log(
      `\n${pages} pages and ${versions} frozen versions of them: ${less.files} and ${more.files} files written`,
    )
    console.log(
      parsedIn(runs.plain[0] as Run),
      'files parsed without,',
      parsedIn(runs.frozen[0] as Run),
      'with',
    )
    console.table(rows)
    for (const root of [plain, frozen]) rmSync(root, { recursive: true, force: true })
  }
}

const parsedIn = ({ log }: Run): string => /\b(\d+) files? parsed/.exec(log)?.[1] ?? '?'
