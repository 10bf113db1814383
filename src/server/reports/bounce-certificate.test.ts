import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { TLSSocket } from 'node:tls'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crypto } from 'acme-client'
import { systemClock } from '#lib/clock'
import { openServedCertificates } from '#server/certificates/served-certificates'
import { createSeal } from '#server/seal'
import { putHostCertificate } from '#server/store/host-certificates.store'
import { certificateFor } from '#server/testing/test-certificate'
import { startBounceServer } from './bounce-server.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bounceWorld, NOW } from '#server/testing/bounce-world'
import { patiently } from '#server/testing/patiently'

const { db, links, errors, server } = await bounceWorld()

test('STARTTLS is offered with a certificate of its own, which is read again', async () => {
  const [key, csr] = await crypto.createCsr({ commonName: 'mail.example.com' })
  const der = Buffer.from(csr.toString().replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')
  const certificate = (until: number) => certificateFor(der, 'mail.example.com', NOW - 60_000, until)
  let renew = () => undefined as void
  const clock = {
    ...systemClock,
    now: () => NOW,
    setInterval: (work: () => void) => {
      renew = work
      return () => undefined
    },
  }
  const seal = createSeal('a secret of tests')
  const folder = await mkdtemp(join(tmpdir(), 'otegami-bounces-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = { certificate: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  const encrypted = await startBounceServer({
    database: db,
    clock,
    links,
    port: 0,
    host: '127.0.0.1',
    name: 'mail.example.com',
    certificates: await openServedCertificates({
      database: db,
      clock,
      seal,
      main: files,
      ownHosts: ['mail.example.com'],
      isPatient: true,
      log: { error: (fields) => errors.push(fields) },
    }),
    log: { info: () => undefined, error: (fields) => errors.push(fields) },
  })
  onTestFinished(() => encrypted.close())
  const seen = async (servername?: string) => {
    const connection = new SMTPConnection({
      host: '127.0.0.1',
      port: encrypted.port,
      requireTLS: true,
      tls: { rejectUnauthorized: false, ...(servername !== undefined && { servername }) },
    })
    await new Promise<void>((done, fail) => {
      connection.once('error', fail)
      connection.connect(() => done())
    })
    const socket = connection['_socket']
    const found = socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined
    connection.quit()
    return Date.parse(found?.validTo ?? '')
  }
  await expect(seen()).rejects.toThrow()
  expect(JSON.stringify(errors)).toContain('ENOENT')
  const looked = async (until: number) => {
    renew()
    await vi.waitFor(async () => expect(await seen()).toBe(until), patiently)
  }
  // What the server has obtained for the host itself is used while there are no files.
  const obtained = { privateKey: seal.seal(key), chain: seal.seal(certificate(NOW + 30_000)) }
  await putHostCertificate(
    db,
    { hostname: 'mail.example.com', ...obtained },
    { expiresAt: new Date(NOW + 30_000).toISOString(), nextTryAt: new Date(NOW).toISOString() },
  )
  await looked(NOW + 30_000)
  expect(await seen('mail.example.com')).toBe(NOW + 30_000)
  await writeFile(files.key, key)
  for (const until of [NOW + 60_000, NOW + 120_000]) {
    await writeFile(files.certificate, certificate(until))
    await looked(until)
    expect(await seen('mail.example.com')).toBe(until)
  }
  errors.length = 0
  // Without one there is none: not that of a library, which everybody has.
  const plain = new SMTPConnection({ host: '127.0.0.1', port: server.port, requireTLS: true })
  await expect(
    new Promise<void>((done, fail) => {
      plain.once('error', fail)
      plain.connect(() => done())
    }),
  ).rejects.toThrow()
  expect(errors).toEqual([])
})
