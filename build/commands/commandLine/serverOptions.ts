// `--port` and `--host` of the commands that serve a site.
import { UsageError } from '../../model/usageError.ts'
import type { Arguments } from '../command.ts'

const defaultPort = 3000

/** 0 takes a free port. Throws a UsageError for what is not a port. */
export function portOf({ values }: Pick<Arguments, 'values'>): number {
  const value = values['--port']
  const port = value === undefined ? defaultPort : Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`--port needs a number from 0 to 65535, not ${value}.`)
  return port
}

/** How many ports to try. A port that the user chose has no alternative. */
export const triesOf = ({ values }: Pick<Arguments, 'values'>): number =>
  values['--port'] === undefined ? 20 : 1

/** The loopback address unless the user chooses one that others can reach. */
export const hostOf = ({ values }: Pick<Arguments, 'values'>): string => values['--host'] ?? '127.0.0.1'
