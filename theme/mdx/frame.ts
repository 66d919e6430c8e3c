// `@theme/frame`: the theme's frame, for the modules of Markdown texts. Imported for the bundler's sake alone: see
// build/bundle/pageEntryPlugin.ts.
import '../App.tsx'
