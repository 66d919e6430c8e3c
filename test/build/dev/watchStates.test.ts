// Whatever happens to the files while `watch` runs, `dist/` ends up equal to a fresh build: atomic saves,
// moves, renamed folders, a broken and fixed configuration, theme components. test/long/branchSwitch.test.ts
// changes many files at once.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../../support/edits.ts'
import { guidePage, waitForFreshBuild, waitForOutput, watchedSite } from '../../support/watchedSite.ts'

let root: string
watchedSite((path) => {
  root = path
})

it('follows an atomic save (write and rename) right after the start', async () => {
  writeFileSync(join(root, 'docs/guides/.one.md.swp'), guidePage('one', 'Saved by an editor.'))
  renameSync(join(root, 'docs/guides/.one.md.swp'), join(root, 'docs/guides/one.md'))
  await waitForFreshBuild()
  expect(readFileSync(join(root, 'dist/docs/guides/one/index.html'), 'utf8')).toContain('Saved by an editor.')
})

it('follows new, moved and deleted files', async () => {
  writeFile(root, 'docs/new/four.md', guidePage('four', 'New.'))
  renameSync(join(root, 'docs/guides/two.md'), join(root, 'docs/moved.md'))
  rmSync(join(root, 'docs/guides/three.md'))
  await waitForFreshBuild()
})

it('follows a renamed folder', async () => {
  renameSync(join(root, 'docs/guides'), join(root, 'docs/handbook'))
  await waitForFreshBuild()
  writeFile(root, 'docs/handbook/one.md', guidePage('one', 'Edited in its new place.'))
  await waitForFreshBuild()
})

it('follows a configuration that is broken, then fixed together with a document', async () => {
  writeFileSync(join(root, 'site.config.json'), '{ "title": ')
  await waitForOutput('The configuration is not valid JSON')
  writeFile(root, 'docs/moved.md', guidePage('moved', 'Written while nothing could be built.'))
  writeFile(
    root,
    'site.config.json',
    JSON.stringify({ contentDir: '.', onBrokenLinks: 'warn', title: 'Mended' }),
  )
  await waitForFreshBuild()
})

it('follows theme components that are added and removed', async () => {
  writeFile(root, 'docs/box.mdx', '# Box\n\n<Details summary="More">\n\nText.\n\n</Details>\n')
  writeFile(
    root,
    'theme/Details.jsx',
    'export default ({ children }) => <details className="ours">{children}</details>\n',
  )
  await waitForFreshBuild()
  expect(readFileSync(join(root, 'dist/docs/box/index.html'), 'utf8')).toContain('class="ours"')
  rmSync(join(root, 'theme'), { recursive: true })
  await waitForFreshBuild()
})
