// Before the first test file: the engine is bundled, so that no file waits for another one that does it.
import { execFileSync } from 'node:child_process'

export default function prepare(): void {
  execFileSync('node', ['build/cli.js', 'help'])
}
