// `@theme/CodeBlock/CopyButton`: the name until Docusaurus 3.8.
export { default } from './Buttons/CopyButton.tsx'
