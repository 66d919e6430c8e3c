// What looks like a secret, as a problem. The message has the first characters only; a fingerprint names the
// secret in the configuration.
import { hashOf } from '../io/hash.ts'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import { type FoundSecret, findSecrets } from '../model/text/findSecrets.ts'
import { positionAt } from '../model/text/positionAt.ts'

/** Problems of a text of the site. */
export function secretProblems(text: string): readonly LocalDiagnostic[] {
  return findSecrets(text).map((found) => ({ ...secretProblem(found), ...positionAt(text, found.at) }))
}

/** Problems of a value without places. It is looked for in the file that it comes from. */
export const secretsInValue = (value: unknown): readonly LocalDiagnostic[] =>
  findSecrets(JSON.stringify(value) ?? '').map((found) => ({ ...secretProblem(found), find: [found.secret] }))

export function secretProblem({ name, secret }: Pick<FoundSecret, 'name' | 'secret'>): LocalDiagnostic {
  const isKey = name === 'private key'
  // The lines of a key may be escaped.
  const plain = isKey ? secret.replace(/\s|\\[rn]/g, '').slice(0, 60) : secret.trim()
  const fingerprint = hashOf(plain).slice(0, 10)
  const shown = isKey ? '' : ` ${secret.slice(0, 4)}…`
  return {
    code: 'publishedSecret',
    line: 0,
    column: 0,
    fingerprint,
    subject: fingerprint,
    message: `This looks like a secret (${name}${shown}), and it would be published.`,
    hint: `Remove it. If it was public, replace it. If it is none, add its fingerprint to the configuration with a reason: allowedSecrets: { '${fingerprint}': '…' }.`,
  }
}
