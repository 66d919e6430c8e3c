// An empty folder for the site of each test, removed afterwards.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { temporaryFolder } from './engine.ts'

/** `begin` receives the folder before each test. */
export function siteFolder(begin: (root: string) => void): void {
  let folder: ReturnType<typeof temporaryFolder>
  beforeEach(() => {
    folder = temporaryFolder()
    const root = join(folder.path, 'site')
    mkdirSync(root)
    begin(root)
  })
  afterEach(() => folder.remove())
}
