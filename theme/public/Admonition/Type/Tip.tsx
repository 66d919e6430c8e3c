// `@theme/Admonition/Type/Tip`: the box of `:::tip`.
import { admonitionType } from '../../../compat/admonitionType.tsx'
import IconTip from '../Icon/Tip.tsx'

export default /* @__PURE__ */ admonitionType('tip', IconTip)
