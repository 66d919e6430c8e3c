// `@theme/ThemeProvider/TitleFormatter`: the build makes the titles.
export { TitleFormatterProvider as default } from '../../compat/metadata.tsx'
