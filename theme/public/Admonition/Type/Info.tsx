// `@theme/Admonition/Type/Info`: the box of `:::info`.
import { admonitionType } from '../../../compat/admonitionType.tsx'
import IconInfo from '../Icon/Info.tsx'

export default /* @__PURE__ */ admonitionType('info', IconInfo)
