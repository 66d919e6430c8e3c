// Scores built sites with AFDocs: `npm run agent-score -- dist ../other/dist`. Prints a row for each, and the
// checks that did not pass.
import { resolve } from 'node:path'
import { computeScore } from 'afdocs/scoring'
import { agentReport } from './agentReport.ts'

const folders = process.argv.slice(2)
if (folders.length === 0) throw new Error('Name the output folders of built sites.')
for (const folder of folders) {
  const report = await agentReport(resolve(folder))
  const { overall, grade } = computeScore(report)
  console.log(`${String(overall).padStart(3)}  ${grade.padEnd(2)}  ${folder}`)
  for (const { id, status, message } of report.results)
    if (status !== 'pass' && status !== 'skip') console.log(`     ${status} ${id}: ${message}`)
  if (overall < 100) process.exitCode = 1
}
