// `@theme/Admonition/Type/Caution`: the box of `:::caution`.
import { admonitionType } from '../../../compat/admonitionType.tsx'
import IconWarning from '../Icon/Warning.tsx'

export default /* @__PURE__ */ admonitionType('caution', IconWarning)
