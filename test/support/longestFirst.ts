// The order of test files. Two workers are done soonest when the files that take minutes come first.
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Longest first. */
const longest = [
  'test/long/incremental.test.ts',
  'test/campaign/everyPage.test.ts',
  'test/long/mutatedFiles.test.ts',
  'test/long/remarkWalk.test.ts',
  'test/content/docCommands.slow.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.indexOf(relative('.', moduleId))
      return at === -1 ? longest.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}
