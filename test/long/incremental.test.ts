// The promise of an incremental build: after any edits, its output is that of a clean build, byte for byte; an invalid site leaves
// the last good output as it was; and what was rendered again names its cause. Half of the edits; the others walk beside them.
import { it } from 'vitest'
import { walk } from '../support/walk.ts'

const seed = Number(process.env['TROODON_SEED'] ?? 20261120)
const steps = Number(process.env['TROODON_EDITS'] ?? 250)

it(`equals a clean build after each of ${steps} random edits (TROODON_SEED=${seed})`, () => walk(seed, steps))
