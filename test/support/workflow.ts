// Runs the commands of a CI configuration on this machine, in a fresh clone of the site's repository.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import type { Shell } from './shell.ts'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Workflow {
  readonly on: unknown
  readonly jobs: Readonly<Record<string, { readonly 'runs-on': string; readonly steps: readonly Step[] }>>
}

export interface RunWorkflow {
  /** A shell in a clone, for each job. */
  readonly clone: () => Promise<Shell>
  /** Values of expressions such as `steps.pages.outputs.base_url`. */
  readonly values: Readonly<Record<string, string>>
  /** Commands that need an account. */
  readonly notRun?: RegExp
}

/** A folder that an action uploads must exist at that step. Resolves with all commands, as they ran. */
export async function runWorkflow(
  file: string,
  { clone, values, notRun }: RunWorkflow,
): Promise<readonly string[]> {
  const { jobs, on } = load(readFileSync(file, 'utf8')) as Workflow
  if (!on) throw new Error(`${file} never starts.`)
  const ran: string[] = []
  for (const { steps } of Object.values(jobs)) {
    const shell = await clone()
    for (const step of steps) {
      if (step.uses) requireFolder(step, shell.folder)
      if (!step.run) continue
      const command = step.run.replaceAll(/\$\{\{ ([\w.]+) \}\}/g, (whole, name: string) => {
        const value = values[name]
        if (value === undefined) throw new Error(`${file} uses ${whole}, which has no value.`)
        return value
      })
      ran.push(command.trim())
      if (!notRun?.test(command)) await shell.run(command)
    }
  }
  return ran
}

const uploads = /^(?:actions\/upload-pages-artifact|github\/codeql-action\/upload-sarif)@v\d+$/

function requireFolder({ uses = '', with: inputs = {} }: Step, folder: string): void {
  if (!/^[\w-]+\/[\w-]+(?:\/[\w-]+)?@v\d+$/.test(uses)) throw new Error(`${uses} names no major version.`)
  if (!uploads.test(uses)) return
  const path = String(inputs['path'] ?? inputs['sarif_file'])
  if (!existsSync(join(folder, path))) throw new Error(`${uses} uploads ${path}, which is not there.`)
}

interface Job {
  readonly script: readonly string[]
  readonly artifacts?: { readonly paths: readonly string[] }
}

/** The same for `.gitlab-ci.yml`. */
export async function runGitlab(file: string, { clone, values }: RunWorkflow): Promise<readonly string[]> {
  const keys = ['image', 'variables', 'cache']
  const entries = Object.entries(load(readFileSync(file, 'utf8')) as Readonly<Record<string, Job>>)
  const ran: string[] = []
  for (const [, { script, artifacts }] of entries.filter(([key]) => !keys.includes(key))) {
    const shell = await clone()
    const settings = Object.entries(values).map(([name, value]) => `export ${name}='${value}'`)
    await shell.run([...settings, ...script].join('\n'))
    ran.push(...script)
    for (const path of artifacts?.paths ?? [])
      if (!existsSync(join(shell.folder, path))) throw new Error(`${path} is not there.`)
  }
  return ran
}
