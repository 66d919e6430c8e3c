// The commands, in the order of the help text.
import { buildCommand } from './build.ts'
import { checkCommand } from './check.ts'
import { clearCommand } from './clear.ts'
import type { Command } from './command.ts'
import { completionCommand } from './completion.ts'
import { coordinatorCommand } from './coordinator.ts'
import { deployCommand } from './deploy.ts'
import { diffCommand } from './diff.ts'
import { doctorCommand } from './doctor.ts'
import { explainCommand } from './explain.ts'
import { helpCommand } from './help.ts'
import { hostingCommand } from './hosting.ts'
import { initCommand } from './init.ts'
import { lspCommand } from './lsp.ts'
import { mcpCommand } from './mcp.ts'
import { migrateCommand } from './migrate.ts'
import { reviewsCommand } from './reviews.ts'
import { serveCommand } from './serve.ts'
import { swizzleCommand } from './swizzle.ts'
import { testCommand } from './test.ts'
import { translationsCommand } from './translations.ts'
import { urlsCommand } from './urls.ts'
import { versionCommand } from './version.ts'
import { watchCommand } from './watch.ts'
import { workerCommand } from './worker.ts'
import { writeHeadingIdsCommand } from './writeHeadingIds.ts'
import { writeTranslationsCommand } from './writeTranslations.ts'

export const commands: readonly Command[] = [
  buildCommand,
  watchCommand,
  serveCommand,
  checkCommand,
  diffCommand,
  testCommand,
  deployCommand,
  hostingCommand,
  lspCommand,
  mcpCommand,
  coordinatorCommand,
  workerCommand,
  doctorCommand,
  migrateCommand,
  explainCommand,
  swizzleCommand,
  versionCommand,
  urlsCommand,
  translationsCommand,
  reviewsCommand,
  writeTranslationsCommand,
  writeHeadingIdsCommand,
  initCommand,
  clearCommand,
  completionCommand,
  helpCommand,
]
