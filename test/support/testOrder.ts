// The order of test files. The workers end at about the same time when the files that take minutes come first
// and the small ones last. Files of one group follow each other, as a worker is for one group.
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** `npm test` begins with what is known soonest. A run of all groups ends with the smallest files. */
const soonest = ['unit', 'mocked', 'build', 'browser', 'slow', 'long', 'disk', 'campaign']
const smallestLast = ['campaign', 'disk', 'long', 'slow', 'browser', 'build', 'mocked', 'unit']

/** Files of each group that take more than half a minute, longest first. */
const longest = [
  'test/campaign/everyPage.test.ts',
  ...[
    'interrupted',
    'kill',
    'deploy',
    'packed',
    'shards',
    'docPages',
    'mutatedFiles',
    'fleet',
    'incremental',
  ].map((name) => `test/long/${name}.test.ts`),
  ...[
    'remoteCache',
    'remarkWalk',
    'pluginWalk',
    'pathological',
    'wholePath',
    'errorCodes',
    'trees',
    'verify',
  ].map((name) => `test/long/${name}.test.ts`),
  'test/build/stages/editedCheck.slow.test.ts',
  'test/build/bundle/failedPages.slow.test.ts',
  'test/build/bundle/leftOutCode.slow.test.ts',
  'test/site/hostile.slow.test.ts',
  'test/build/read/equalPages.slow.test.ts',
  'test/site/siteCode.slow.test.ts',
  'test/site/robustness.slow.test.ts',
  'test/theme/layout/sidebarMotion.slow.test.ts',
  'test/site/accessibilityOfKinds.slow.test.ts',
  'test/theme/offline/offline.slow.test.ts',
  'test/site/agentScore.slow.test.ts',
  'test/build/bundle/sass.slow.test.ts',
  'test/content/docCommands.slow.test.ts',
  'test/site/browser.test.ts',
  'test/build/outputs/search.test.ts',
  'test/site/specification.test.ts',
]

export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = files.some(({ project }) => project.name === 'long')
    const groups = isLong ? smallestLast : soonest
    const group = ({ project }: TestSpecification) => groups.indexOf(project.name)
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.indexOf(relative('.', moduleId))
      return at === -1 ? longest.length : at
    }
    return (await super.sort(files)).sort((a, b) => group(a) - group(b) || rank(a) - rank(b))
  }
}
