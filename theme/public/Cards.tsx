// Cards beside each other.
import { type BlockProps, blockComponent } from '../markup/blockComponent.tsx'

export interface CardsProps extends BlockProps {
  readonly columns?: number | string
}

export default blockComponent<CardsProps>('Cards')
