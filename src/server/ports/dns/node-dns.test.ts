import { expect, test } from 'vitest'
import { DNS_WAIT, testDns } from '#server/testing/test-dns'
import { nodeDns } from './node-dns.ts'

const begin = async (timeout: number = DNS_WAIT.answer) => {
  const server = await testDns()
  const dns = nodeDns({ servers: [server.address], timeout, tries: 1 })
  return { server, dns }
}

test('records are read as they count: parts of a text joined, names in one case without their dot', async () => {
  const { server, dns } = await begin()
  server.set('TXT', 'a.example', [['v=DKIM1; p=', 'x'.repeat(255), 'end'], 'another'])
  server.set('CNAME', 'b.example', ['Target.Example'])
  server.set('MX', 'c.example', ['MX.Example'])
  server.set('A', 'd.example', ['192.0.2.1'])
  server.set('AAAA', 'd.example', ['2001:db8:0:0:0:0:0:1'])
  expect(await dns.look('TXT', 'a.example')).toEqual([`v=DKIM1; p=${'x'.repeat(255)}end`, 'another'])
  expect(await dns.look('CNAME', 'b.example')).toEqual(['target.example'])
  expect(await dns.look('MX', 'c.example')).toEqual(['mx.example'])
  expect(await dns.look('A', 'd.example')).toEqual(['192.0.2.1'])
  expect(await dns.look('AAAA', 'd.example')).toEqual(['2001:db8::1'])
})

test('nothing there is not the same as no answer', async () => {
  const { server, dns } = await begin()
  server.set('TXT', 'broken.example', 'servfail')
  expect(await dns.look('TXT', 'none.example')).toEqual([])
  expect(await dns.look('TXT', 'broken.example')).toBeUndefined()
  const silent = await begin(DNS_WAIT.silence)
  silent.server.set('TXT', 'silent.example', 'silence')
  expect(await silent.dns.look('TXT', 'silent.example')).toBeUndefined()
  // A server that is not there at all.
  const gone = nodeDns({ servers: ['127.0.0.1:9'], timeout: DNS_WAIT.silence, tries: 1 })
  expect(await gone.look('TXT', 'none.example')).toBeUndefined()
})

test('the servers of a zone are found above the name, and asked themselves', async () => {
  const [{ server, dns }, source] = [await begin(), await testDns()]
  server.set('NS', 'a.example', ['NS2.host.example', 'ns1.host.example'])
  server.set('A', 'ns1.host.example', ['127.0.0.1'])
  source.set('TXT', 'x.mail.a.example', ['fresh'])
  expect(await dns.nameServers('x.mail.a.example')).toEqual(['ns1.host.example', 'ns2.host.example'])
  const local = nodeDns({
    servers: [server.address],
    timeout: DNS_WAIT.answer,
    tries: 1,
    localZones: { port: source.port },
  })
  expect(await local.lookAtSource('TXT', 'x.mail.a.example')).toEqual(['fresh'])
  // Whoever owns a domain can't make the server ask inside its own network.
  expect(await dns.lookAtSource('TXT', 'x.mail.a.example')).toBeUndefined()
  expect(await dns.nameServers('nowhere.example')).toEqual([])
})
