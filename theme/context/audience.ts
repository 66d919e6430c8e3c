// Who reads the content that is being rendered.
import { createContext } from 'react'
import type { Audience } from '../../build/shared/audience.ts'

export const AudienceContext = createContext<Audience>('humans')
