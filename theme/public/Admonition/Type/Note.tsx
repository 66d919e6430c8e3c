// `@theme/Admonition/Type/Note`: the box of `:::note`.
import { admonitionType } from '../../../compat/admonitionType.tsx'
import IconNote from '../Icon/Note.tsx'

export default /* @__PURE__ */ admonitionType('note', IconNote)
