// `@theme/LiveCodeBlock`: code that the reader can change, with what `ReactLiveScope` has.
import Playground, { type PlaygroundProps } from './Playground.tsx'
import ReactLiveScope from './ReactLiveScope.ts'

export default function LiveCodeBlock(props: PlaygroundProps) {
  return <Playground scope={ReactLiveScope} {...props} />
}
