// `@theme/Admonition/Type/Warning`: the box of `:::warning`.
import { admonitionType } from '../../../compat/admonitionType.tsx'
import IconWarning from '../Icon/Warning.tsx'

export default /* @__PURE__ */ admonitionType('warning', IconWarning)
