// `@theme/LiveCodeBlock`: code that the reader can change, with what `ReactLiveScope` has.
export { default } from './Playground.tsx'
