// `@theme/Admonition/Type/Danger`: the box of `:::danger`.
import { admonitionType } from '../../../compat/admonitionType.tsx'
import IconDanger from '../Icon/Danger.tsx'

export default /* @__PURE__ */ admonitionType('danger', IconDanger)
