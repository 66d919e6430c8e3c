// Follows the pages about hosts and CI literally: commands run, and configurations of hosts do what the page
// says. Commands that need an account or another machine are listed with each page.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { parse as parseToml } from 'smol-toml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewSite } from '../../build/create/choices.ts'
import { templateFiles } from '../../build/create/templateFiles.ts'
import { buildImage } from '../support/dockerfile.ts'
import { writeFile } from '../support/edits.ts'
import { type Follow, followPage } from '../support/followPage.ts'
import { hasNginx, type Nginx, startNginx } from '../support/nginx.ts'
import { npmEnvironment, type Registry, startRegistry } from '../support/registry.ts'
import { openShell, type Shell } from '../support/shell.ts'
import { runGitlab, runWorkflow } from '../support/workflow.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-hosts-'))
const prepared = join(folder, 'prepared')
let registry: Registry
let count = 0

const shellIn = (path: string): Shell => openShell(path, npmEnvironment(registry, folder))

/** A site in a Git repository, which these pages begin with. */
beforeAll(async () => {
  registry = await startRegistry()
  writeFile(prepared, 'package.json', '{ "name": "handbook", "private": true, "type": "module" }')
  writeFile(prepared, '.gitignore', 'node_modules/\ndist/\n.cache/\n')
  writeFile(prepared, 'docs/intro.md', '---\nslug: /\n---\n\n# Welcome\n\n[Feeding](./feeding.md)\n')
  writeFile(prepared, 'docs/feeding.md', '# Feeding\n\nTwice a day.\n')
  const shell = shellIn(prepared)
  await shell.run(`git init -q -b main
git config user.email reader@example.com
git config user.name Reader
npm install troodon
${commit}`)
})
afterAll(() => {
  registry.close()
  rmSync(folder, { recursive: true, force: true })
})

const commit = 'git add --all && git commit -q --message "Change the site"'

function newReader(): Shell {
  const root = join(folder, `reader-${count++}`, 'handbook')
  cpSync(prepared, root, { recursive: true })
  return shellIn(root)
}

/** Follows a page, and commits what it changed. */
async function follow(page: string, options: Omit<Follow, 'shell'> = {}): Promise<Shell> {
  const shell = newReader()
  await followPage(`content/docs/${page}.md`, { ...options, shell })
  await shell.run(
    `git diff --quiet HEAD && test -z "$(git ls-files --others --exclude-standard)" || { ${commit}; }`,
  )
  return shell
}

/** CI begins with what is committed, and nothing else. */
const cloneOf = (site: Shell) => async (): Promise<Shell> => {
  const target = join(folder, `clone-${count++}`)
  await shellIn(folder).run(`git clone -q '${site.folder}' '${target}'`)
  return shellIn(target)
}

const newSite: NewSite = {
  folder: '/my-site',
  title: 'My site',
  template: 'docs',
  packageManager: 'npm',
  hosts: ['github', 's3'],
  markdown: '.',
  date: '2026-11-22',
}

const read = (shell: Shell, path: string): string => readFileSync(join(shell.folder, path), 'utf8')
const sitemap = (shell: Shell): string => read(shell, 'dist/sitemap.xml')
const pushes = [/^git push/, 'needs a repository on a server'] as const

it('Deployment', async () => {
  const served: string[] = []
  const shell = await follow('deployment', {
    after: ({ url }) => void (url && served.push(url)),
  })
  expect(sitemap(shell)).toContain('https://park.example/handbook/docs/')
  expect(served[0]).toMatch(/\/handbook\/$/)
})

it('GitHub Pages', async () => {
  const site = await follow('deployment/github-pages', { notRun: [pushes] })
  const workflow = '.github/workflows/site.yml'
  const commands = await runWorkflow(join(site.folder, workflow), {
    clone: cloneOf(site),
    values: { 'steps.pages.outputs.base_url': 'https://keepers.github.io/handbook' },
  })
  expect(commands).toHaveLength(4)
  expect(sitemap(site)).toContain('<loc>https://keepers.github.io/handbook/docs/</loc>')
  expect(read(site, workflow)).toBe(templateFiles(newSite, resolve('templates')).get(workflow))
})

it('Netlify', async () => {
  const site = await follow('deployment/netlify', {
    notRun: [pushes, [/^npx netlify-cli/, 'needs an account']],
  })
  const { build, context } = parseToml(read(site, 'netlify.toml')) as unknown as {
    readonly build: { readonly command: string; readonly publish: string }
    readonly context: { readonly 'deploy-preview': { readonly command: string } }
  }
  const clone = await cloneOf(site)()
  await clone.run(`npm ci\nexport URL=https://handbook.example\n${build.command}`)
  expect(read(clone, `${build.publish}/sitemap.xml`)).toContain('https://handbook.example/docs/')
  expect(read(clone, `${build.publish}/_redirects`)).toContain('/old-handbook/*  /docs/:splat  301')
  await clone.run(`export DEPLOY_PRIME_URL=https://preview.example\n${context['deploy-preview'].command}`)
  expect(sitemap(clone)).toContain('https://preview.example/docs/')
})

it('Cloudflare Pages', async () => {
  const site = await follow('deployment/cloudflare-pages', {
    notRun: [[/^npx wrangler/, 'needs an account']],
  })
  const settings = parseToml(read(site, 'wrangler.toml'))
  expect(Object.keys(settings)).toEqual(['name', 'pages_build_output_dir', 'compatibility_date'])
  expect(read(site, `${settings['pages_build_output_dir']}/sitemap.xml`)).toContain(
    'https://handbook.pages.dev/docs/',
  )
})

it('Vercel', async () => {
  const site = await follow('deployment/vercel', { notRun: [pushes] })
  const { buildCommand, outputDirectory, headers } = JSON.parse(read(site, 'vercel.json')) as {
    readonly buildCommand: string
    readonly outputDirectory: string
    readonly headers: readonly { readonly source: string }[]
  }
  const clone = await cloneOf(site)()
  await clone.run(`npm ci\nexport VERCEL_PROJECT_PRODUCTION_URL=handbook.example\n${buildCommand}`)
  expect(read(clone, `${outputDirectory}/sitemap.xml`)).toContain('https://handbook.example/docs/')
  expect(headers.map(({ source }) => new RegExp(`^${source}$`).test('/assets/a.js'))).toEqual([true, true])
})

describe('Amazon S3', () => {
  let site: Shell
  beforeAll(async () => {
    site = await follow('deployment/s3', {
      notRun: [
        [/^(?:aws|npx troodon deploy) /, 'needs an account'],
        [/^npm install --save-dev @aws-sdk/, 'needs a network'],
      ],
    })
  })

  it('builds with the workflow', async () => {
    const commands = await runWorkflow(join(site.folder, '.github/workflows/s3.yml'), {
      clone: cloneOf(site),
      values: {
        'vars.SITE_URL': 'https://handbook.example',
        'vars.S3_BUCKET': 'handbook-site',
      },
      notRun: /^(?:npm install --no-save @aws-sdk|npx troodon deploy)/,
    })
    expect(commands).toHaveLength(4)
    const workflow = '.github/workflows/s3.yml'
    expect(read(site, workflow)).toBe(templateFiles(newSite, resolve('templates')).get(workflow))
  })

  /** What the function answers to the request of a visitor. */
  const ask = (uri: string): unknown =>
    runInNewContext(`${read(site, 'folders.js')}\nhandler(event)`, {
      event: { context: { eventType: 'viewer-request' }, request: { uri, querystring: {} } },
    })

  it.each([
    ['/docs/', '/docs/index.html'],
    ['/docs/feeding/', '/docs/feeding/index.html'],
    ['/assets/index.js', '/assets/index.js'],
  ])('finds the file of %s', (uri, file) => {
    expect(ask(uri)).toMatchObject({ uri: file })
    expect(file === '/index.html' || file.startsWith('/assets') || read(site, `dist${file}`)).toBeTruthy()
  })

  it('redirects URLs without a slash', () => {
    expect(ask('/docs/feeding')).toMatchObject({
      statusCode: 301,
      headers: { location: { value: '/docs/feeding/' } },
    })
  })
})

/** What a reader sees of a site in `/` of a server. */
async function expectSite({ url }: Nginx): Promise<void> {
  const page = await fetch(`${url}docs/feeding/`)
  expect(await page.text()).toContain('Twice a day.')
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const [script] = /\/assets\/[\w./-]+\.js/.exec(await (await fetch(`${url}docs/`)).text()) ?? []
  const answer = await fetch(new URL(script ?? '', url), { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect((await fetch(`${url}docs/feeding`, { redirect: 'manual' })).status).toBe(301)
  const missing = await fetch(`${url}nothing/`)
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('<html')])
}

describe.skipIf(!hasNginx)(hasNginx ? 'with nginx' : 'skipped without nginx: apt-get install nginx', () => {
  it('nginx', async () => {
    const site = await follow('deployment/nginx', {
      notRun: [[/^(?:scp|ssh|rsync|release=)/, 'needs a server']],
    })
    const nginx = (name: string, from: string, to: string) =>
      startNginx(read(site, name), { folder: join(folder, `nginx-${count++}`), from, to })
    const below = `server { listen 80; root /srv; ${read(site, 'handbook-path.conf')}${read(site, 'redirects.conf')} }`
    const path = await startNginx(below, {
      folder: join(folder, `nginx-${count++}`),
      from: '/srv/handbook',
      to: join(site.folder, 'dist'),
    })
    expect(await (await fetch(`${path.url}handbook/docs/feeding/`)).text()).toContain('Twice a day.')
    expect((await fetch(`${path.url}handbook/nothing/`)).status).toBe(404)
    expect((await fetch(`${path.url}old-page/`, { redirect: 'manual' })).status).toBe(301)
    path.stop()
    await site.run('npx troodon build --strict --url https://handbook.example')
    const server = await nginx('handbook.conf', '/srv/handbook', join(site.folder, 'dist'))
    await expectSite(server)
    const search = await fetch(`${server.url}search-index/en.default.json`)
    expect(search.headers.get('cache-control')).toBe('no-cache')
    server.stop()
  })

  it.each(['Dockerfile', 'Dockerfile.url'])('Docker, with the %s', async (name) => {
    const site = await follow('deployment/docker', { notRun: [[/^docker /, 'needs Docker']] })
    const root = await buildImage(join(site.folder, name), {
      context: site.folder,
      folder: join(folder, `stages-${count++}`),
      shellIn,
    })
    const html = '/usr/share/nginx/html'
    const server = await startNginx(readFileSync(join(root, 'etc/nginx/conf.d/default.conf'), 'utf8'), {
      folder: join(folder, `nginx-${count++}`),
      from: html,
      to: join(root, html),
    })
    await expectSite(server)
    server.stop()
  })
})

it('Continuous integration', async () => {
  const site = await follow('ci')
  const clone = cloneOf(site)
  for (const name of ['check', 'scan'])
    await runWorkflow(join(site.folder, `.github/workflows/${name}.yml`), { clone, values: {} })
  const commands = await runGitlab(join(site.folder, '.gitlab-ci.yml'), {
    clone,
    values: { CI_PAGES_URL: 'https://keepers.gitlab.io/handbook' },
  })
  expect(commands).toHaveLength(4)
})
