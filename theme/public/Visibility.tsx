// Content for people alone, or for agents alone: they read the Markdown copy of the page.
import { type ReactNode, use } from 'react'
import type { Audience } from '../../build/shared/audience.ts'
import { AudienceContext } from '../context/audience.ts'

export interface VisibilityProps {
  readonly for: Audience
  readonly children?: ReactNode
}

export default function Visibility({ for: audience, children }: VisibilityProps) {
  return use(AudienceContext) === audience ? children : null
}
