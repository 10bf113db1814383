import { expect, onTestFinished, test } from 'vitest'
import { MINUTE } from '#lib/duration'
import { smtpSink } from '#server/testing/smtp-sink'
import { testDatabase } from '#server/testing/test-database'
import { DNS_WAIT, testDns } from '#server/testing/test-dns'
import { expectSameTime, freeSpace, hostsInDns, relaysAnswer } from './doctor-checks.ts'
import { nodeDns } from './ports/dns/node-dns.ts'

const db = await testDatabase()

test('a disk that is nearly full is told', async () => {
  const left = (bavail: number) => async () => ({ bsize: 4096, bavail })
  expect(await freeSpace('/data', left(1_000_000))).toBe('4.1 GB are free in /data')
  await expect(freeSpace('/data', left(200_000))).rejects.toThrow('0.8 GB are free in /data')
})

test('hosts that no resolver knows are told, and resolvers that do not answer', async () => {
  const zone = await testDns()
  const dns = nodeDns({ servers: [zone.address], timeout: DNS_WAIT.answer, tries: 1 })
  zone.set('A', 'app.one.example', ['203.0.113.1'])
  const hosts = ['app.one.example', 'localhost', '203.0.113.1', 'app.one.example']
  expect(await hostsInDns(dns, hosts)).toBe('knows app.one.example')
  await expect(hostsInDns(dns, [...hosts, 'go.one.example'])).rejects.toThrow(
    'there is no address of go.one.example',
  )
  zone.set('A', 'go.one.example', 'silence')
  zone.set('AAAA', 'go.one.example', 'silence')
  const brief = nodeDns({ servers: [zone.address], timeout: DNS_WAIT.silence, tries: 1 })
  await expect(hostsInDns(brief, ['go.one.example'])).rejects.toThrow('the resolvers do not answer')
  expect(await hostsInDns(dns, ['localhost'])).toBe('is not asked: the hosts are of this machine only')
})

test('a relay that can’t be reached or refuses is told, and no mail is sent', async () => {
  const good = await smtpSink()
  const full = await smtpSink(() => ({ at: 'greeting', does: { reply: '421 4.3.2 Too many connections' } }))
  onTestFinished(async () => void (await Promise.all([good.close(), full.close()])))
  const relay = ({ port }: { port: number }) =>
    ({ host: '127.0.0.1', port, tls: 'none', connections: 1, weight: 1, timeout: 5000 }) as const
  expect(await relaysAnswer([relay(good)], 'mail.one.example')).toBe(`goes to 127.0.0.1:${good.port}`)
  await expect(relaysAnswer([relay(good), relay(full)], 'mail.one.example')).rejects.toThrow(
    `can’t be handed to 127.0.0.1:${full.port}: 421 4.3.2 Too many connections`,
  )
  await expect(relaysAnswer([relay({ port: 1 })], 'mail.one.example')).rejects.toThrow('ECONNREFUSED')
  expect(good.mails).toEqual([])
})

test('a database with another clock is told', async () => {
  await expectSameTime(db, Date.now)
  await expect(expectSameTime(db, () => Date.now() - MINUTE)).rejects.toThrow('60 s ahead of')
  await expect(expectSameTime(db, () => Date.now() + MINUTE)).rejects.toThrow('60 s behind')
})
