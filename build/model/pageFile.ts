// The file of a route's page in the output folder.
import { htmlOutput, type OutputPath, outputPath } from '../shared/paths.ts'
import type { Route } from './route.ts'

export const pageFile = ({ hasUrl, path }: Pick<Route, 'hasUrl' | 'path'>): OutputPath =>
  hasUrl ? htmlOutput(path) : outputPath(path)
