// The second thread of a check of output files.
import { workerData } from 'node:worker_threads'
import type { OutputPath } from '../../shared/paths.ts'
import { type CheckJob, checkChunks } from './outputCheck.ts'

const { outDir, paths, stats, state } = workerData as CheckJob
checkChunks(outDir, { paths: paths.split('\0') as OutputPath[], stats }, state)
