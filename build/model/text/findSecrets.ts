// Texts that look like secrets: keys and tokens whose form says what they are. The forms are those of the
// rules of gitleaks (MIT license, github.com/gitleaks/gitleaks, config/gitleaks.toml), without the rules that
// only look at the words around a value: in documentation, most of their findings are examples.

import { addAll } from '../../shared/addAll.ts'
import { longRuns, type Run } from './longRuns.ts'

interface SecretRule {
  readonly name: string
  /** What every match has, as the source of an expression: one expression looks for all rules at once. */
  readonly start: string
  /** Sticky. The first group, or the match, is the secret. */
  readonly form: RegExp
}

const rule = (name: string, start: string, rest: string): SecretRule => ({
  name,
  start,
  form: new RegExp(`${start}${rest}`, 'y'),
})

const end = '(?![\\w-])'

/** Every repetition has a limit, so that the time is in proportion to the text. */
export const secretRules: readonly SecretRule[] = [
  {
    name: 'private key',
    start: '-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----',
    form: /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[rn]){1,20}((?:[^-]|-(?!-)){0,160})/y,
  },
  rule('AWS access key', '(?<!\\w)(?:AKIA|ASIA|ABIA|ACCA)', `[A-Z0-9]{16}${end}`),
  {
    name: 'AWS secret key',
    start: '(?:aws_secret_access_key|AWS_SECRET_ACCESS_KEY|secretAccessKey)',
    form: /[A-Za-z_]{15,25}["']?\s{0,20}[=:]\s{0,20}["']?([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+])/y,
  },
  rule('GitHub token', 'gh[pousr]_', `[0-9A-Za-z]{36,255}${end}`),
  rule('GitHub token', 'github_pat_', '\\w{36,300}'),
  rule('token of a CI job', 'eC1hY2Nlc3MtdG9rZW46', '[A-Za-z0-9+/]{16,300}={0,2}'),
  rule('GitLab token', 'gl(?:pat|dt|rt|ptt|ft|imt|agent|soat)-', '[\\w-]{20,300}'),
  rule('npm token', 'npm_', `[A-Za-z0-9]{36}${end}`),
  {
    name: 'npm token',
    start: '_authToken',
    form: /_authToken\s{0,9}=\s{0,9}["']?([\w+/=-]{16,255})/y,
  },
  rule('PyPI token', 'pypi-AgEIcHlwaS5vcmc', '[\\w-]{50,300}'),
  rule('Docker token', 'dckr_[po]at_', '[\\w-]{27,300}'),
  rule('Slack token', 'xox[abeoprs]-', '[\\w-]{20,300}'),
  rule('Slack webhook', 'https://hooks\\.slack\\.com/(?:services|workflows|triggers)/', '[\\w/+]{43,300}'),
  rule('Stripe key', '(?<!\\w)[rs]k_(?:live|prod)_', `[A-Za-z0-9]{10,99}${end}`),
  rule('Google API key', '(?<!\\w)AIza', `[\\w-]{35}${end}`),
  rule('Google client secret', 'GOCSPX-', `[\\w-]{28}${end}`),
  rule('Azure storage key', 'AccountKey=', '([A-Za-z0-9+/]{86}==)'),
  rule('OpenAI key', '(?<!\\w)sk-(?:proj|svcacct|admin)-', '[\\w-]{40,300}'),
  rule('OpenAI key', '(?<!\\w)sk-(?=[A-Za-z0-9]{20}T3Blbk)', `[A-Za-z0-9]{40,300}${end}`),
  rule('Anthropic key', 'sk-ant-', '[a-z]{1,20}\\d\\d-[\\w-]{40,300}'),
  rule('Hugging Face token', '(?<!\\w)hf_', `[A-Za-z]{34}${end}`),
  rule('SendGrid key', '(?<!\\w)SG\\.', '[\\w-]{16,32}\\.[\\w-]{16,64}'),
  rule('Shopify token', '(?<!\\w)shp(?:at|ca|pa|ss)_', `[a-fA-F0-9]{32}${end}`),
  rule('DigitalOcean token', '(?<!\\w)do[opr]_v1_', `[a-f0-9]{64}${end}`),
  rule('Databricks token', '(?<!\\w)dapi', `[a-f0-9]{32}${end}`),
  rule('Vault token', '(?<!\\w)hv[bs]\\.', '[\\w-]{24,300}'),
  rule('Linear key', 'lin_api_', `[A-Za-z0-9]{40}${end}`),
  rule('1Password token', 'ops_eyJ', '[\\w+/]{250,1000}={0,3}'),
  {
    name: 'JSON Web Token',
    start: '(?<![\\w-])ey[A-Za-z0-9]{15}',
    form: /(ey[A-Za-z0-9]{15,2000}\.ey[\w-]{15,4000}\.[\w-]{40,1000})(?![\w-])/y,
  },
  {
    name: 'URL with a password',
    start: '(?<!\\w)(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\\+srv)?|rediss?|amqps?|mssql|clickhouse)://',
    form: /[a-z+]{5,12}:\/\/[^\s:/@"'`<>]{0,100}:(?!\$|%|[\w-]{0,30}(?:pass|secret|changeme|pwd))([^\s:/@"'`<>]{6,200})@(?!localhost|127\.0\.0\.1|[^\s/]{0,200}\bexample\b)[^\s"'`<>]{4,300}/iy,
  },
  rule('Atlassian token', 'ATATT3', '[\\w=-]{150,250}'),
  rule('Cloudflare key', '(?<!\\w)v1\\.0-[a-f0-9]{24}-', `[a-f0-9]{146}${end}`),
  rule('Discord webhook', 'https://discord(?:app)?\\.com/api/webhooks/', '\\d{10,25}/[\\w-]{60,100}'),
  rule('Doppler token', '(?<!\\w)dp\\.(?:pt|st|ct|sa|scim|audit)\\.', `[\\w.]{40,80}${end}`),
  rule('Dynatrace token', 'dt0c01\\.', '[A-Z0-9]{24}\\.[A-Z0-9]{64}'),
  rule('Figma token', '(?<!\\w)fig[du]_', '[\\w-]{40,60}'),
  rule('Fly token', '(?<!\\w)fo1_', `[\\w-]{43}${end}`),
  rule('Grafana token', '(?<!\\w)glc_', '[A-Za-z0-9+/]{32,400}={0,3}'),
  rule('Grafana token', '(?<!\\w)glsa_', `[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}${end}`),
  rule('Heroku key', 'HRKU-AA', '[\\w-]{58}'),
  rule('Mailgun key', '(?<![\\w-])(?:pub)?key-', `[a-f0-9]{32}${end}`),
  rule('New Relic key', 'NRAK-', `[A-Za-z0-9]{27}${end}`),
  rule('Notion token', '(?<!\\w)ntn_', `\\d{11}[A-Za-z0-9]{35}${end}`),
  rule('Perplexity key', '(?<!\\w)pplx-', `[A-Za-z0-9]{48}${end}`),
  rule('PlanetScale token', 'pscale_(?:tkn|pw|oauth)_', '[\\w=.-]{32,64}'),
  rule('Postman key', 'PMAK-', `[a-fA-F0-9]{24}-[a-fA-F0-9]{34}${end}`),
  rule('Pulumi token', '(?<!\\w)pul-', `[a-f0-9]{40}${end}`),
  rule('PuTTY key', 'PuTTY-User-Key-File-', '\\d: [^\\n]{3,40}\\s{1,4}Encryption: [^\\n]{3,40}'),
  rule('RubyGems key', 'rubygems_', `[a-f0-9]{48}${end}`),
  rule('Brevo key', 'xkeysib-', '[a-f0-9]{64}-[A-Za-z0-9]{16}'),
  rule('Sentry token', 'sntrys_eyJpYXQiO', '[A-Za-z0-9+/=_]{80,300}'),
  rule('Sentry token', 'sntryu_', `[a-f0-9]{64}${end}`),
  rule('Sourcegraph token', '(?<!\\w)sgp_', '(?:[a-fA-F0-9]{16}_|local_)?[a-fA-F0-9]{40}'),
  rule('Square token', '(?<!\\w)sq0(?:atp|csp)-', '[\\w-]{22,60}'),
  rule('Supabase token', '(?<!\\w)sb(?:p|_secret)_', '[\\w-]{30,60}'),
  rule('Telegram token', '(?<![\\w:])\\d{8,10}:AA', `[\\w-]{33}${end}`),
  rule('Twilio key', '(?<!\\w)SK(?=[0-9a-f])', `[0-9a-f]{32}${end}`),
  rule('age key', 'AGE-SECRET-KEY-1', '[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}'),
]

export interface FoundSecret {
  /** Offset of the secret in the text. */
  readonly at: number
  readonly name: string
  readonly secret: string
}

const starts = new RegExp(secretRules.map(({ start }) => `(${start})`).join('|'), 'g')
const anyStart = new RegExp(secretRules.map(({ start }) => start).join('|'))
/** The shortest part without spaces that the match of a rule begins in: `secretAccessKey`. */
const shortest = 15

export function findSecrets(text: string): readonly FoundSecret[] {
  const found: FoundSecret[] = []
  // The only form that begins with several words.
  const hasHeader = text.includes('-----BEGIN ')
  if (hasHeader) addAll(found, secretsIn(text, { from: 0, to: text.length }))
  for (const run of longRuns(text, shortest)) {
    if (!hasHeader) addAll(found, secretsIn(text, run))
    if (run.to - run.from >= shortestEncoded) addAll(found, encodedSecrets(text, run))
  }
  return found
}

/** As base64: a key of 21 bytes. */
const shortestEncoded = 28
/** Of a text with letters of both cases and digits: names of classes and files have no secrets in them. */
const encodedRun = /[A-Za-z0-9+/_-]{28,}/g
const looksEncoded = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/

/** As in a `data:` URL or a manifest of Kubernetes. What they decode to is not decoded again. */
function* encodedSecrets(text: string, { from, to }: Run): Generator<FoundSecret> {
  for (const { 0: run, index } of text.slice(from, to).matchAll(encodedRun)) {
    if (!looksEncoded.test(run)) continue
    const whole = run.replace(/[-_]/g, (one) => (one === '-' ? '+' : '/'))
    const decoded = atob(whole.slice(0, whole.length - (whole.length % 4 === 1 ? 1 : 0)))
    for (const { at, name, secret } of secretsIn(decoded, { from: 0, to: decoded.length })) {
      const start = Math.floor(at / 3) * 4
      const end = Math.ceil((decoded.indexOf(secret, at) + secret.length) / 3) * 4
      yield { at: from + index + start, name: `${name} in base64`, secret: run.slice(start, end) }
    }
  }
}

/** Secrets that begin in a part of a text. */
function secretsIn(text: string, { from, to }: Run): readonly FoundSecret[] {
  const part = text.slice(from, to)
  if (!anyStart.test(part)) return []
  const found: FoundSecret[] = []
  for (const match of part.matchAll(starts)) {
    const matched = secretRules[match.slice(1).findIndex((group) => group !== undefined)]
    if (!matched) continue
    const at = from + match.index
    matched.form.lastIndex = at
    const form = matched.form.exec(text)
    const secret = form && (form[1] ?? form[0])
    if (secret && !isExample(secret)) found.push({ at, name: matched.name, secret })
  }
  return found
}

/** The text with stars in place of secrets, except for their first characters. */
export function hideSecrets(text: string): string {
  let hidden = text
  for (const { at, secret } of findSecrets(text)) {
    const from = text.indexOf(secret, at) + 4
    const stars = secret.slice(4).replace(/\S/g, '*')
    hidden = hidden.slice(0, from) + stars + hidden.slice(from + stars.length)
  }
  return hidden
}

/** `AKIA…EXAMPLE`, `ghp_xxxx`, `npm_…`, a text of few different characters: what documentation shows. */
const isExample = (secret: string): boolean =>
  secret.trim().length < 6 ||
  // The token that jwt.io shows.
  secret.includes('.eyJzdWIiOiIxMjM0NTY3ODkwI') ||
  /example|x{5}|\*{3}|\.{3}|…|[<[{]|your|abc123|123abc/i.test(secret) ||
  entropyOf(secret) < 3

/** Bits for each character, as gitleaks computes them. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>()
  for (const one of text) counts.set(one, (counts.get(one) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length)
  return bits
}
