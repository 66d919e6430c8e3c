// Texts that look like secrets. Where a site has them: publishedSecrets.test.ts.
import { expect, it } from 'vitest'
import { findSecrets, hideSecrets, secretRules } from '../../../build/model/text/findSecrets.ts'

/** No text of this file looks like a secret: other tools read it, too. */
const joined = (...parts: string[]) => parts.join('')
const letters = 'q7Rk2ZvX9bTn4LwYc8JdF3sHg6MpA1eUo5KiWz0QxEVrBtSyNDm'
const hex = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

const secrets: Readonly<Record<string, readonly string[]>> = {
  'private key': [
    joined('-----BEGIN OPENSSH ', 'PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAABG5vbmU\n'),
    joined('"-----BEGIN ', 'PRIVATE KEY-----\\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC'),
    joined('-----BEGIN RSA ', 'PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\nMIIEpAIBAAKCAQEA'),
  ],
  'AWS access key': [joined('AKIA', 'Q7RK2ZVX9BTN4LWY')],
  'AWS secret key': [joined('aws_secret_access_key = ', letters.slice(0, 40))],
  'GitHub token': [joined('ghp', '_', letters.slice(0, 36)), joined('github_pat', '_', letters)],
  'token of a CI job': [joined('AUTHORIZATION: basic ', 'eC1hY2Nlc3MtdG9rZW46', 'Z2hzX3E3UmsyWnZYOWJUbjRM')],
  'GitLab token': [joined('glpat', '-', letters.slice(0, 20))],
  'npm token': [joined('npm', '_', letters.slice(0, 36)), joined('//r.example/:_authToken', '=', letters)],
  'Slack token': [joined('xoxb', '-1234567890-', letters.slice(0, 24))],
  'Stripe key': [joined('sk_live', '_', letters.slice(0, 24))],
  'Google API key': [joined('AIza', letters.slice(0, 35))],
  'Anthropic key': [joined('sk-ant', '-api03-', letters)],
  'OpenAI key': [joined('sk-proj', '-', letters)],
  'SendGrid key': [joined('SG', '.', letters.slice(0, 22), '.', letters.slice(0, 43))],
  'JSON Web Token': [
    joined(
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9',
      '.eyJ1c2VyIjoicTdSazJadlg5YlRuNExZIn0.',
      letters.slice(0, 43),
    ),
  ],
  'URL with a password': [
    joined('postgres', '://app:', letters.slice(0, 16), '@db.internal:5432/app'),
    joined('mongodb+srv', '://app:', letters.slice(0, 16), '@cluster0.mongodb.net'),
    joined('redis', '://:', letters.slice(0, 16), '@cache.internal'),
  ],
  'DigitalOcean token': [joined('dop_v1', '_', hex)],
  'Discord webhook': [
    joined('https://discord.com/api/webhooks', '/1234567890123/', letters, letters.slice(9)),
  ],
  'Grafana token': [joined('glsa', '_', letters.slice(0, 32), '_9f86d081')],
  'New Relic key': [joined('NRAK', '-', letters.slice(0, 27))],
  'Postman key': [joined('PMAK', '-', hex.slice(0, 24), '-', hex.slice(0, 34))],
  'Telegram token': [joined('1234567890', ':AA', letters.slice(0, 33))],
  'Twilio key': [joined('SK', hex.slice(0, 32))],
  'PuTTY key': [joined('PuTTY-User-Key', '-File-3: ssh-ed25519\nEncryption: none\n')],
}

it.each(Object.entries(secrets))('finds a %s', (name, texts) => {
  for (const text of texts)
    for (const around of [text, `Text ${text} text.`, `{"a":"${text}"}`, `TOKEN=${text}\n`])
      expect(findSecrets(around).map((found) => found.name)).toEqual([name])
})

it.each(Object.entries(secrets).filter(([name]) => name !== 'token of a CI job'))(
  'finds a %s in base64',
  (name, texts) => {
    for (const text of texts)
      for (const encoding of ['base64', 'base64url'] as const)
        for (const before of ['', 'a', 'TOKEN=', '{"auths":{"r.example":{"auth":"']) {
          const encoded = Buffer.from(`${before}${before === 'a' ? ' ' : ''}${text}\n`).toString(encoding)
          const found = findSecrets(`data:text/plain;base64,${encoded}`)
          expect(found.map((one) => one.name)).toEqual([`${name} in base64`])
          const [{ at = 0, secret = '' } = {}] = found
          expect(`data:text/plain;base64,${encoded}`.startsWith(secret, at)).toBe(true)
          expect(hideSecrets(`x: ${encoded}`)).not.toContain(secret)
        }
  },
)

it('finds secrets between other bytes in base64, and reads long ones in steps that grow with the text', () => {
  const bytes = Buffer.alloc(3_000_000, 'Pond 7 ')
  const plain = bytes.toString('base64')
  expect(findSecrets(plain)).toEqual([])
  bytes.write(` ${joined('ghp', '_', letters.slice(0, 36))} `, 2_000_001)
  expect(findSecrets(bytes.toString('base64'))).toMatchObject([{ name: 'GitHub token in base64' }])
  // Twice encoded, names, hashes, and what is no base64.
  const twice = Buffer.from(Buffer.from(secrets['private key']?.[0] ?? '').toString('base64'))
  const hash = `sha512-${letters}${letters}==`
  for (const text of [
    twice.toString('base64'),
    'a/Very-Long_Name-Of-1-Class_And-File',
    hash,
    'A1b'.repeat(99),
  ])
    expect(findSecrets(text)).toEqual([])
})

it.each([
  joined('AKIA', 'IOSFODNN7EXAMPLE'),
  joined('ghp', '_', 'x'.repeat(36)),
  joined('ghp', '_', '0'.repeat(36)),
  joined('sk_live', '_your_key_is_in_the_dashboard'),
  joined('-----BEGIN ', 'PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----'),
  joined('A key begins with `-----BEGIN ', 'PRIVATE KEY-----`.'),
  '-----BEGIN CERTIFICATE-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC',
  joined('eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9', '.eyJzdWIiOiIxMjM0NTY3ODkwIn0.', letters.slice(0, 43)),
  'postgres://user:password@db.internal/app',
  'postgres://app:my-secret-password-2@db.internal/app',
  `postgres://app:${letters.slice(0, 16)}@localhost/app`,
  `mysql://app:${letters.slice(0, 16)}@db.example.com/app`,
  'postgres://app:$DATABASE_PASSWORD_1@db.internal/app',
  'sk-text-of-a-class-name-that-is-long-enough-to-be-a-token',
  `sha512-${letters}${letters}==`,
])('leaves an example alone: %s', (text) => {
  expect(findSecrets(text)).toEqual([])
})

it('has a limit for every repetition, so that the time is in proportion to the text', () => {
  for (const { start, form } of secretRules)
    for (const source of [start, form.source])
      expect(source.replace(/\\.|\[[^\]]*\]/g, 'x')).not.toMatch(/[*+]|\{\d+,\}/)
})
