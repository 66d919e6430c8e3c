// `@theme/CodeBlock/WordWrapButton`: the name until Docusaurus 3.8.
export { default } from './Buttons/WordWrapButton.tsx'
