// A chart of build times that fills its bars in proportion to the measured seconds.
import { useState } from 'react'
import { Link } from 'troodon/client'
import styles from './BuildRace.module.css'
import { type Measurement, machine, measurements } from './benchmarks.ts'

const builds = {
  edited: 'After one edit',
  cold: 'First build',
} as const

type Build = keyof typeof builds

/** Seconds of the animation for each measured second. */
const pace = 0.1

export default function BuildRace() {
  const [build, choose] = useState<Build>('edited')
  const rows = [...measurements].sort((a, b) => a[build] - b[build])
  const longest = Math.max(...rows.map((row) => row[build]))
  return (
    <figure className={styles.race}>
      <figcaption className={styles.caption}>Build time of 1,000 pages</figcaption>
      <div className={styles.choices} role="group" aria-label="Which build">
        {(Object.keys(builds) as Build[]).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.choice}
            aria-pressed={name === build}
            onClick={() => choose(name)}
          >
            {builds[name]}
          </button>
        ))}
      </div>
      {/* Another key starts the animation again. */}
      <table key={build} className={styles.table}>
        <thead className={styles.hidden}>
          <tr>
            <th scope="col">Builder</th>
            <th scope="col">Seconds</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} row={row} seconds={row[build]} longest={longest} />
          ))}
        </tbody>
      </table>
      <p className={styles.source}>
        {firstBuilds(measurements)}
        {machine}. <Link to="/docs/advanced/architecture/">How Troodon builds a site</Link>
      </p>
    </figure>
  )
}

/** Says who is faster in the chart that is not shown first. */
function firstBuilds(all: readonly Measurement[]): string {
  const own = all.find(({ name }) => name === 'Troodon')?.cold ?? 0
  const faster = all.filter(({ cold }) => cold < own).map(({ name }) => name)
  if (faster.length === 0) return ''
  return `First builds are faster with ${faster.join(' and ')}, which check no links and have no search here. `
}

interface RowProps {
  readonly row: Measurement
  readonly seconds: number
  readonly longest: number
}

function Row({ row: { name, version }, seconds, longest }: RowProps) {
  return (
    <tr className={name === 'Troodon' ? styles.own : undefined}>
      <th scope="row" title={`${name} ${version}`.trim()}>
        {name}
      </th>
      <td>
        <span className={styles.track} aria-hidden="true">
          <span
            className={styles.bar}
            style={{ width: `${(100 * seconds) / longest}%`, animationDuration: `${seconds * pace}s` }}
          />
        </span>
        <span className={styles.seconds}>{seconds < 1 ? seconds.toFixed(2) : seconds.toFixed(1)} s</span>
      </td>
    </tr>
  )
}
