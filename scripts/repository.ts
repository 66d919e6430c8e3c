// Where the source of this repository's site is: from package.json, the variables of a CI, or Git's remote `origin`.
// A path on this machine, a name in a local network and credentials in a URL never get into the site.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Repository {
  /** Its page: `https://github.com/acme/handbook`. */
  readonly url: string
  /** Begins the URL of the editor of a file; null for hosts that are not known. */
  readonly editUrl: string | null
}

type Variables = Readonly<Record<string, string | undefined>>

/** The first place that names one counts; null when none does. */
export function findRepository(root: string, env: Variables = process.env): Repository | null {
  const branch = env['CI_DEFAULT_BRANCH'] || 'main'
  for (const place of [manifestUrl, variablesUrl, remoteUrl]) {
    const url = webUrl(place(root, env) ?? '')
    if (url !== null) return { url, editUrl: editUrlOf(url, branch, env) }
  }
  return null
}

/** `git@github.com:acme/handbook.git` → `https://github.com/acme/handbook`; null for what is not public. */
export function webUrl(text: string): string | null {
  const written = text.trim().replace(/^git\+/, '')
  const [, host = '', path = ''] =
    /^https:\/\/(?:[^/@\s]*@)?([^/:@\s]+)\/(\S+)$/.exec(written) ??
    /^(?:ssh:\/\/)?git@([^/:@\s]+)[:/](?!\/)(\S+)$/.exec(written) ??
    shorthand(written)
  const name = path.replace(/(?:\.git)?\/*$/, '')
  const isPublic = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(host) && !localHost.test(host)
  return isPublic && repositoryPath.test(name) ? `https://${host.toLowerCase()}/${name}` : null
}

const localHost = /\.(?:corp|home|internal|invalid|lan|local|localdomain|localhost|test)$/i

/** Names between slashes, at least an owner and a repository, and no `..`. */
const repositoryPath = /^(?!.*(?:^|\/)\.+(?:\/|$))[\w.~-]+(?:\/[\w.~-]+)+$/

/** `acme/handbook` and `gitlab:acme/handbook` in package.json. */
const shorthand = (text: string): readonly string[] => {
  const [, host = 'github', path] = /^(?:(github|gitlab|bitbucket):)?([\w.-]+\/[\w.-]+)$/.exec(text) ?? []
  return path === undefined ? [] : ['', `${host}.${host === 'bitbucket' ? 'org' : 'com'}`, path]
}

function manifestUrl(root: string): string | null {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly repository?: string | { readonly url?: string }
  }
  return (typeof repository === 'string' ? repository : repository?.url) ?? null
}

function variablesUrl(_root: string, env: Variables): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = env
  if (server && name) return `${server}/${name}`
  const names = ['CI_PROJECT_URL', 'BITBUCKET_GIT_HTTP_ORIGIN', 'CIRCLE_REPOSITORY_URL', 'REPOSITORY_URL']
  const found = names.map((one) => env[one]).find(Boolean)
  return found?.replace(/^http:\/\/bitbucket\.org\//, 'https://bitbucket.org/') ?? null
}

/** As it is in the clone: settings of the user may replace a URL by one of this machine. */
function remoteUrl(root: string): string | null {
  try {
    const found = execFileSync('git', ['-C', root, 'config', '--local', '--get', 'remote.origin.url'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 5_000,
    })
    // `acme/handbook` would be a folder here.
    return /^(?:https|ssh):|^git@/.test(found) ? found : null
  } catch {
    return null
  }
}

function editUrlOf(url: string, branch: string, env: Variables): string | null {
  const { host } = new URL(url)
  const isOf = (known: string | undefined) => known === url
  if (/^github\./.test(host)) return `${url}/edit/${branch}`
  if (/^gitlab\./.test(host) || isOf(env['CI_PROJECT_URL'])) return `${url}/-/edit/${branch}`
  if (host === 'bitbucket.org') return `${url}/src/${branch}`
  // Gitea and Forgejo set the variables of GitHub, too.
  const isServer = isOf(`${env['GITHUB_SERVER_URL']}/${env['GITHUB_REPOSITORY']}`)
  const isGitea = isServer && (env['GITEA_ACTIONS'] || env['FORGEJO_ACTIONS'])
  if (/^(?:codeberg\.org$|gitea\.|forgejo\.)/.test(host) || isGitea) return `${url}/_edit/${branch}`
  return isServer ? `${url}/edit/${branch}` : null
}
