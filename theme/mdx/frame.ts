// The theme's frame, for modules of Markdown pages with code. Only the bundler needs this import: see
// build/bundle/load/pageEntryPlugin.ts.
import '../App.tsx'
