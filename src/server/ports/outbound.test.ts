import { describe, expect, test } from 'vitest'
import { testWeb } from '#server/testing/test-web'
import { createOutbound, OutboundError, type OutboundOptions } from './outbound.ts'

const why = async (asked: Promise<unknown>) => {
  try {
    await asked
    return 'answered'
  } catch (error) {
    return error instanceof OutboundError ? error.why : String(error)
  }
}

/** A resolver that says what it is told, one answer after the other. */
function resolving(...answers: string[]): OutboundOptions['lookup'] {
  let asked = 0
  return (_, __, done) => {
    const address = answers[Math.min(asked, answers.length - 1)] ?? ''
    asked += 1
    done(null, [{ address, family: address.includes(':') ? 6 : 4 }])
  }
}

describe('an address that is not public', () => {
  const outbound = createOutbound()
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'https://192.168.0.1/',
    'http://[fe80::1]/',
    'http://example.com:22/',
    'https://example.com:8080/',
    'https://user:secret@example.com/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'javascript:alert(1)',
    'not an address',
  ])('%s is not asked', async (address) => expect(await why(outbound(address))).toBe('address'))

  test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fd00::1'])(
    'is not asked by a name that leads to %s',
    async (address) =>
      expect(await why(createOutbound({ lookup: resolving(address) })('https://name.example/'))).toBe(
        'address',
      ),
  )

  test('is not reached by a name that changes where it leads between the check and the call', async () => {
    const outbound = createOutbound({ lookup: resolving('127.0.0.1', '93.184.216.34') })
    expect(await why(outbound('http://rebind.example/'))).toBe('address')
  })
})

describe('a server', () => {
  test('is answered for, with what is sent to it', async () => {
    const origin = await testWeb((request, response, body) => {
      response.setHeader('x-seen', `${request.method} ${String(request.headers['x-key'])}`)
      response.end(body)
    })
    const outbound = createOutbound({ allowLoopback: true })
    const answer = await outbound(origin, { method: 'POST', headers: { 'x-key': 'k' }, body: 'text 文' })
    expect(answer).toMatchObject({ status: 200, text: 'text 文', headers: { 'x-seen': 'POST k' } })
  })

  test('may lead on three times, but not to an address that is not public', async () => {
    const origin = await testWeb((request, response) => {
      const [, left = '0', ...rest] = (request.url ?? '').split('/')
      const to = Number(left) > 0 ? `/${Number(left) - 1}/${rest.join('/')}` : undefined
      if (to === undefined && rest[0] === 'inside') {
        response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' })
        return response.end()
      }
      if (to !== undefined) response.writeHead(307, { location: to })
      return response.end('here')
    })
    const outbound = createOutbound({ allowLoopback: true })
    expect((await outbound(`${origin}/3/x`)).text).toBe('here')
    expect(await why(outbound(`${origin}/4/x`))).toBe('redirects')
    expect(await why(outbound(`${origin}/1/inside`))).toBe('address')
  })

  test('on another origin is not told the key of the first one', async () => {
    const seen: (string | undefined)[] = []
    const other = await testWeb((request, response) => {
      seen.push(request.headers.authorization)
      response.end()
    })
    const origin = await testWeb((request, response) => {
      seen.push(request.headers.authorization)
      response.writeHead(307, { location: other })
      response.end()
    })
    await createOutbound({ allowLoopback: true })(origin, { headers: { authorization: 'Bearer secret' } })
    expect(seen).toEqual(['Bearer secret', undefined])
  })

  test('that says too much, or never ends, is not heard out', async () => {
    const huge = await testWeb((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    })
    expect(await why(createOutbound({ allowLoopback: true, most: 200_000 })(huge))).toBe('too_large')
    const slow = await testWeb((_, response) => {
      response.write('a')
    })
    expect(await why(createOutbound({ allowLoopback: true, within: 100 })(slow))).toBe('too_slow')
    const silent = await testWeb(() => undefined)
    expect(await why(createOutbound({ allowLoopback: true, within: 100 })(silent))).toBe('too_slow')
    expect(await why(createOutbound({ allowLoopback: true })('http://127.0.0.1:9/'))).toBe('unreachable')
  })
})
