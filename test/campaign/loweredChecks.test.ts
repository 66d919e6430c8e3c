// Whatever the configuration lowers: a build that ends well has written the site.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { canBeLowered, type DiagnosticCode, defaultSeverities } from '../../build/model/rules.ts'
import { examples } from '../../scripts/errorCodes/page.ts'
import { runCli } from '../support/cli.ts'
import { temporaryFolder } from '../support/engine.ts'

const lowered = (Object.keys(defaultSeverities) as DiagnosticCode[]).filter(canBeLowered)

it('writes every page that has no problem, or fails', async () => {
  const folder = temporaryFolder()
  for (const [code, { files }] of examples) {
    // Examples with a configuration of their own are about it.
    if (Object.keys(files).some((path) => /\.config\.\w+$/.test(path))) continue
    for (const severity of ['off', 'warning']) {
      const root = join(folder.path, 'site')
      rmSync(root, { recursive: true, force: true })
      const checks = Object.fromEntries(lowered.map((one) => [one, severity]))
      const all = {
        ...files,
        'site.config.json': JSON.stringify({ title: 'A', url: 'https://example.com', checks }),
        'pages/complete.md': '# Complete\n',
      }
      for (const [path, text] of Object.entries(all)) {
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), text)
      }
      const { status, stderr } = await runCli(['build', root])
      const isWritten = ['complete/index.html', 'sitemap.xml', '404.html'].every((path) =>
        existsSync(join(root, 'dist', path)),
      )
      expect(status === 0, `${code}, ${severity}\n${stderr}`).toBe(isWritten)
    }
  }
  folder.remove()
}, 600_000)
