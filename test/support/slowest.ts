// A vitest reporter that prints the ten slowest files of a run.
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

export default class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length < 10) return
    const files = modules
      .map((module) => ({ name: relative('.', module.moduleId), seconds: secondsOf(module) }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, 10)
    const lines = files.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)
    console.log(`\n Slowest files\n${lines.join('\n')}\n`)
  }
}

/** Includes loading the file, which is most of the time of a small one. */
function secondsOf(module: TestModule): number {
  const { prepareDuration, environmentSetupDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  return (prepareDuration + environmentSetupDuration + collectDuration + setupDuration + duration) / 1000
}
