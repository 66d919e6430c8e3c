// `<Visibility for="agents">` and `<Visibility for="humans">`: marks around a part of the body. Where the
// body is filled, one of both kinds is left out (render/fillBody.ts).
import { isAudience } from '../../shared/audience.ts'
import { audienceEnd, audiencePlaceholder } from '../placeholders.ts'
import type { Printer } from './printer.ts'

export const visibility: Printer = ({ props }, { reading, place }) => {
  const audience = props['for']
  if (isAudience(audience)) {
    reading.uses.add('audiences')
    return { open: audiencePlaceholder(audience), close: audienceEnd }
  }
  reading.diagnostics.push({
    code: 'componentUse',
    ...place,
    message: '<Visibility> does not say who sees its content.',
    hint: 'Write <Visibility for="agents"> or <Visibility for="humans">.',
  })
  return { open: '', close: '' }
}
