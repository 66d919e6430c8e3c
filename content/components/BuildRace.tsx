// A chart of build times. Bars and numbers count up together, in proportion to the measured seconds; without
// motion, they have their final values.
import { type CSSProperties, useState } from 'react'
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
/** Seconds between two lines of the axis. */
const tick = 10

export default function BuildRace() {
  const [{ build, run }, start] = useState<{ readonly build: Build; readonly run: number }>({
    build: 'edited',
    run: 0,
  })
  const rows = [...measurements].sort((a, b) => a[build] - b[build])
  const ticks = Math.ceil(Math.max(...rows.map((row) => row[build])) / tick)
  return (
    <figure className={styles.race}>
      <figcaption className={styles.caption}>Build time of 1,000 pages, in seconds</figcaption>
      <div className={styles.choices} role="group" aria-label="Which build">
        {(Object.keys(builds) as Build[]).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.choice}
            aria-pressed={name === build}
            onClick={() => start({ build: name, run: run + 1 })}
          >
            {builds[name]}
          </button>
        ))}
      </div>
      {/* Another key starts the animation again. */}
      <table
        key={run}
        className={styles.table}
        style={{ '--ticks': ticks, '--axis': ticks * tick } as CSSProperties}
      >
        <thead className={styles.hidden}>
          <tr>
            <th scope="col">Builder</th>
            <th scope="col">Seconds</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} row={row} seconds={row[build]} />
          ))}
        </tbody>
      </table>
      <div className={styles.axis} aria-hidden="true">
        {Array.from({ length: ticks + 1 }, (_, index) => (
          <span key={index}>{index * tick}</span>
        ))}
      </div>
      <p className={styles.source}>
        {firstBuilds(measurements)}
        {machine}. <Link to="/docs/compare/">All figures</Link>{' '}
        <button
          type="button"
          className={styles.again}
          onClick={() => start((now) => ({ ...now, run: now.run + 1 }))}
        >
          Run again
        </button>
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
}

function Row({ row: { name, version }, seconds }: RowProps) {
  const values = { '--hundredths': Math.round(seconds * 100), '--seconds': `${seconds * pace}s` }
  return (
    <tr className={name === 'Troodon' ? styles.own : undefined} style={values as CSSProperties}>
      <th scope="row" title={`${name} ${version}`.trim()}>
        {name}
      </th>
      <td>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.bar} />
        </span>
        <span className={styles.seconds}>{seconds < 1 ? seconds.toFixed(2) : seconds.toFixed(1)} s</span>
      </td>
    </tr>
  )
}
