// `@theme/Admonition/Types`: the component of each type. A site adds its own types.
import type { ComponentType } from 'react'
import type { AdmonitionProps } from '../Admonition.tsx'
import Caution from './Type/Caution.tsx'
import Danger from './Type/Danger.tsx'
import Info from './Type/Info.tsx'
import Note from './Type/Note.tsx'
import Tip from './Type/Tip.tsx'
import Warning from './Type/Warning.tsx'

const types: Readonly<Record<string, ComponentType<AdmonitionProps>>> = {
  note: Note,
  tip: Tip,
  info: Info,
  warning: Warning,
  danger: Danger,
  caution: Caution,
  secondary: (props) => <Note {...props} title={props.title ?? 'Secondary'} />,
  success: (props) => <Tip {...props} title={props.title ?? 'Success'} />,
  important: (props) => <Info {...props} title={props.title ?? 'Important'} />,
}

export default types
