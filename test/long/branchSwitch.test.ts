// `watch` while another branch is checked out: many files change at once.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'vitest'
import { writeFile } from '../support/edits.ts'
import { guidePage, waitForFreshBuild, watchedSite } from '../support/watchedSite.ts'

/** How many files a branch switch changes. */
const many = Number(process.env['TROODON_SWITCH'] ?? 1_200)

let root: string
watchedSite((path) => {
  root = path
})

it(`follows a branch switch of ${many} files`, async () => {
  for (let index = 0; index < many; index++)
    writeFile(root, `docs/part-${index % 20}/page-${index}.md`, guidePage(`Page ${index}`, 'On this branch.'))
  await waitForFreshBuild()
  rmSync(join(root, 'docs/part-3'), { recursive: true })
  for (let index = 0; index < many; index += 2)
    if (index % 20 !== 3)
      writeFile(
        root,
        `docs/part-${index % 20}/page-${index}.md`,
        guidePage(`Page ${index}`, 'On the other branch.'),
      )
  await waitForFreshBuild()
})
