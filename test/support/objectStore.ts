// A real object store with the S3 interface: Ceph on one machine, in memory, with its website endpoint.
import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CreateBucketCommand,
  PutBucketPolicyCommand,
  PutBucketWebsiteCommand,
  S3Client,
} from '@aws-sdk/client-s3'

/** `apt-get install ceph-mon ceph-osd ceph-common radosgw` on Debian; .ci/run does it. */
export const hasCeph = ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph'].every(
  (name) => spawnSync(name, ['--version']).error === undefined,
)

export interface ObjectStore {
  readonly endpoint: string
  readonly client: S3Client
  /** The options of a deploy besides the endpoint. */
  readonly env: Readonly<Record<string, string>>
  /** Makes a bucket that everyone can read, with a website. Resolves with the website's URL. */
  readonly makeBucket: (name: string) => Promise<string>
  readonly stop: () => void
}

const accessKey = 'testtest'
const secretKey = 'testtesttest'

/** `folder` is empty, and is removed by the caller after `stop`. */
export async function startObjectStore(folder: string): Promise<ObjectStore> {
  const [port, monitor, older] = (await freePorts(3)) as [number, number, number]
  const id = randomUUID()
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name), { recursive: true })
  const monitors = `[v2:127.0.0.1:${monitor},v1:127.0.0.1:${older}]`
  writeFileSync(join(folder, 'ceph.conf'), configuration({ folder, port, id, monitors }))
  startCluster(folder, id, monitors)
  const endpoint = `http://127.0.0.1:${port}`
  await answers(endpoint)
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    endpoint,
    client,
    env: { AWS_ACCESS_KEY_ID: accessKey, AWS_SECRET_ACCESS_KEY: secretKey, AWS_REGION: 'us-east-1' },
    async makeBucket(name) {
      await makeBucket(client, name)
      return `http://${name}.web.localhost:${port}/`
    },
    stop() {
      client.destroy()
      for (const name of ['client.rgw', 'osd.0', 'mon.a']) stopProcess(join(folder, `${name}.pid`))
    },
  }
}

interface Cluster {
  readonly folder: string
  readonly port: number
  readonly id: string
  readonly monitors: string
}

const configuration = ({ folder, port, id, monitors }: Cluster): string => `[global]
fsid = ${id}
mon host = ${monitors}
mon initial members = a
public addr = 127.0.0.1
cluster addr = 127.0.0.1
keyring = ${folder}/keyring
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 2000
mon data avail warn = 1
mon data avail crit = 1
auth allow insecure global id reclaim = false
osd objectstore = memstore
memstore device bytes = 1073741824
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
pid file = ${folder}/$name.pid
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw enable static website = true
rgw enable apis = s3, s3website, admin
rgw dns name = s3.localhost
rgw dns s3website name = web.localhost
`

/** Processes that go to the background by themselves. */
function startCluster(folder: string, id: string, monitors: string): void {
  const env = { ...process.env, CEPH_CONF: join(folder, 'ceph.conf') }
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, env, stdio: 'pipe', timeout: 120_000 })
  const key = (name: string, ...caps: string[]) =>
    run(
      'ceph-authtool',
      ...(name === 'mon.' ? ['--create-keyring'] : []),
      'keyring',
      '--gen-key',
      '-n',
      name,
      ...caps.flatMap((cap) => ['--cap', ...(cap.split(':') as [string, string])]),
    )
  key('mon.', 'mon:allow *')
  key('client.admin', 'mon:allow *', 'osd:allow *', 'mgr:allow *')
  key('client.rgw', 'mon:allow rw', 'osd:allow rwx')
  key('osd.0', 'mon:allow profile osd', 'osd:allow *')
  run('monmaptool', '--create', '--fsid', id, '--addv', 'a', monitors, 'monmap')
  run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', 'monmap', '--keyring', 'keyring')
  run('ceph-mon', '-i', 'a')
  const osd = randomUUID()
  run('ceph', 'osd', 'new', osd)
  run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osd)
  run('ceph-osd', '-i', '0')
  const keys = [`--access-key=${accessKey}`, `--secret=${secretKey}`]
  run('radosgw-admin', '-n', 'client.rgw', 'user', 'create', '--uid=site', '--display-name=site', ...keys)
  run('radosgw', '-n', 'client.rgw')
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await sleep(100)
  }
  throw new Error(`The object store at ${url} does not answer.`)
}

async function makeBucket(client: S3Client, name: string): Promise<void> {
  const Policy = JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Principal: '*',
        Action: ['s3:GetObject', 's3:ListBucket'],
        Resource: [`arn:aws:s3:::${name}`, `arn:aws:s3:::${name}/*`],
      },
    ],
  })
  const WebsiteConfiguration = { IndexDocument: { Suffix: 'index.html' }, ErrorDocument: { Key: '404.html' } }
  await client.send(new CreateBucketCommand({ Bucket: name }))
  await client.send(new PutBucketWebsiteCommand({ Bucket: name, WebsiteConfiguration }))
  await client.send(new PutBucketPolicyCommand({ Bucket: name, Policy }))
}

function stopProcess(pidFile: string): void {
  if (!existsSync(pidFile)) return
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Ports that are free at the same time. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer().listen(0, '127.0.0.1', () => resolve(server))
        }),
    ),
  )
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
