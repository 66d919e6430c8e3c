// Public Docusaurus sites, and what a first build of each costs with both builders.
import type { CSSProperties } from 'react'
import { date, docusaurus, largestSites, node, publicSites, slowest } from './publicSites.ts'
import styles from './SiteTimes.module.css'

/** The repository without its owner and the folder of the site: `jest`. */
const shortName = (name: string): string => name.replace(/\/website$| \(.*/, '').replace(/^.*\//, '')

/** The length of a bar. */
const share = (value: number) => ({ '--share': value }) as CSSProperties

export default function SiteTimes({ count = publicSites.length }: { readonly count?: number }) {
  const sites = largestSites(count)
  const longest = Math.max(...sites.map(({ processor: [theirs = 0] }) => theirs))
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a wide table */}
      <div className={styles.frame} tabIndex={0} role="region" aria-label="First builds of public sites">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Site</th>
              <th scope="col">Faster, by the clock</th>
              <th scope="col">Processor time, Docusaurus and Troodon</th>
              <th scope="col">Memory</th>
              <th scope="col">Pages</th>
            </tr>
          </thead>
          <tbody>
            {sites.map(({ name, routes, processor: [theirs = 0, own = 0], memory, times }) => (
              <tr key={name}>
                <th scope="row" title={name}>
                  {shortName(name)}
                </th>
                <td>
                  <b>{times} ×</b>
                </td>
                <td className={styles.bars}>
                  <span style={share(theirs / longest)}>{theirs} s</span>
                  <span className={styles.own} style={share(own / longest)}>
                    {own} s
                  </span>
                </td>
                <td>
                  {memory[0]?.toLocaleString('en')} → <b>{memory[1]?.toLocaleString('en')} MB</b>
                </td>
                <td>{routes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className={styles.caption}>
        First builds of unedited repositories with Docusaurus {docusaurus} and Troodon on two virtual cores,
        Node {node}, {date}. The smallest gain of {publicSites.length} sites is {slowest.times} × (
        {shortName(slowest.name)}, where a plugin takes half of the time). These sites are not built with
        Troodon, and their authors do not endorse it.
      </figcaption>
    </figure>
  )
}
