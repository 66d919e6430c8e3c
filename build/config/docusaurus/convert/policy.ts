// The security policy: a site of Docusaurus has none, and scripts that load scripts of other hosts must work.
import type { Convert } from './context.ts'

export function convertPolicy({ note }: Convert): boolean {
  note('differs', 'Pages have no security policy, as with Docusaurus.', {
    where: 'contentSecurityPolicy',
    todo: 'To have one, run troodon migrate and set contentSecurityPolicy: true.',
  })
  return false
}
