// The builders that Troodon is compared with.
import { docusaurus } from './docusaurus.ts'
import { eleventy } from './eleventy.ts'
import { hugo } from './hugo.ts'
import type { Peer } from './peer.ts'
import { withChecks } from './plus.ts'
import { starlight } from './starlight.ts'
import { troodon } from './troodon.ts'
import { vitepress } from './vitepress.ts'

export const peers: readonly Peer[] = [
  troodon,
  eleventy,
  withChecks(eleventy),
  hugo,
  withChecks(hugo),
  vitepress,
  docusaurus,
  starlight,
]
