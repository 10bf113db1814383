import { createHash, createPublicKey, verify, type JsonWebKey } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { onThisMachine } from './on-this-machine.ts'
import { DAY } from '#lib/duration'
import { certificateFor } from './test-certificate.ts'

/** An issuer of certificates of a test, which speaks ACME (RFC 8555) on this machine. */
export interface TestAcme {
  directory: string
  /** What it does in place of issuing. */
  refuse: 'caa' | 'policy' | 'unreachable' | undefined
  /** The hostnames of the orders, in order. */
  orders: string[]
}

interface Options {
  /** Asks `http://{hostname}{path}` and answers the text, as the issuer would over the internet. */
  fetchFrom: (hostname: string, path: string) => Promise<string>
  now: () => number
}

interface Order {
  hostname: string
  status: 'pending' | 'ready' | 'valid' | 'invalid'
  token: string
  error?: object
  certificate?: string
}

const problems = {
  caa: {
    type: 'urn:ietf:params:acme:error:caa',
    detail: 'CAA record for the name prevents issuance',
  },
  policy: {
    type: 'urn:ietf:params:acme:error:rejectedIdentifier',
    detail: 'Order included an identifier for which issuance is forbidden by policy',
  },
  unreachable: { type: 'urn:ietf:params:acme:error:connection', detail: 'Connection refused' },
  wrong: { type: 'urn:ietf:params:acme:error:unauthorized', detail: 'Invalid response' },
} as const

const Signed = v.object({ protected: v.string(), payload: v.string(), signature: v.string() })
const Key = v.object({ kty: v.string(), crv: v.string(), x: v.string(), y: v.string() })
const Head = v.object({
  nonce: v.string(),
  url: v.string(),
  kid: v.optional(v.string()),
  jwk: v.optional(Key),
})
const Identifiers = v.array(v.object({ value: v.string() }))

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}
const unpacked = (text: string): Record<string, unknown> =>
  text === '' ? {} : JSON.parse(Buffer.from(text, 'base64url').toString())
const thumbprint = ({ crv, kty, x, y }: JsonWebKey) =>
  createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')

/** Starts one that ends with the test. Requests with a wrong signature or an old nonce are refused, as by a real one. */
export async function testAcme({ fetchFrom, now }: Options): Promise<TestAcme> {
  const orders: Order[] = []
  const nonces = new Set<string>()
  const accounts: JsonWebKey[] = []
  const newNonce = () => {
    const nonce = `nonce-${nonces.size}-${orders.length}-${Math.random()}`
    nonces.add(nonce)
    return nonce
  }

  async function validate(order: Order, key: JsonWebKey): Promise<void> {
    if (test.refuse !== undefined) {
      order.status = 'invalid'
      order.error = problems[test.refuse]
      return
    }
    const said = await fetchFrom(order.hostname, `/.well-known/acme-challenge/${order.token}`)
    const isRight = said === `${order.token}.${thumbprint(key)}`
    order.status = isRight ? 'ready' : 'invalid'
    if (!isRight) order.error = problems.wrong
  }

  const server = createServer((request, response) => {
    void (async () => {
      const send = (status: number, body: unknown, headers: Record<string, string> = {}) => {
        response.writeHead(status, {
          'replay-nonce': newNonce(),
          'content-type': typeof body === 'string' ? 'application/pem-certificate-chain' : 'application/json',
          ...headers,
        })
        response.end(
          request.method === 'HEAD' ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
        )
      }
      const [, kind = '', number = ''] = (request.url ?? '').split('/')
      if (kind === 'directory')
        return send(200, {
          newNonce: at('nonce'),
          newAccount: at('new-account'),
          newOrder: at('new-order'),
        })
      if (kind === 'nonce') return send(200, {})
      const jws = v.parse(Signed, JSON.parse(await bodyOf(request)))
      const head = v.parse(Head, unpacked(jws.protected))
      const key = head.jwk ?? accounts[Number(head.kid?.split('/').at(-1))]
      const isSigned =
        key !== undefined &&
        verify(
          'sha256',
          Buffer.from(`${jws.protected}.${jws.payload}`),
          { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
          Buffer.from(jws.signature, 'base64url'),
        )
      if (!key || !isSigned || !nonces.delete(head.nonce) || head.url !== at(kind, number))
        return send(400, { type: 'urn:ietf:params:acme:error:malformed', detail: 'Not signed so' })
      const payload = unpacked(jws.payload)
      if (kind === 'new-account') {
        const known = accounts.findIndex((one) => thumbprint(one) === thumbprint(key))
        const place = known === -1 ? accounts.push(key) - 1 : known
        return send(known === -1 ? 201 : 200, { status: 'valid' }, { location: at('account', String(place)) })
      }
      if (kind === 'new-order') {
        const [{ value: hostname } = { value: '' }] = v.parse(Identifiers, payload['identifiers'])
        // A hostname that was checked once needs no other proof for a while.
        const isProved = orders.some((one) => one.hostname === hostname && one.certificate !== undefined)
        const place = orders.push({
          hostname,
          status: isProved ? 'ready' : 'pending',
          token: `token-${orders.length}`,
        })
        test.orders.push(hostname)
        return send(201, shown(place - 1), { location: at('order', String(place - 1)) })
      }
      const place = Number(number)
      const order = orders[place]
      if (!order) return send(404, { detail: 'There is no such order' })
      const challenge = () => ({
        type: 'http-01',
        url: at('challenge', number),
        token: order.token,
        status: order.status === 'ready' ? 'valid' : order.status,
        ...(order.error && { error: order.error }),
      })
      if (kind === 'authorization')
        return send(200, {
          identifier: { type: 'dns', value: order.hostname },
          status: order.status === 'ready' ? 'valid' : order.status,
          challenges: [{ ...challenge(), type: 'dns-01' }, challenge()],
        })
      if (kind === 'challenge') {
        if (jws.payload !== '' && order.status === 'pending') await validate(order, key)
        return send(200, challenge())
      }
      if (kind === 'finalize') {
        const csr = Buffer.from(String(payload['csr']), 'base64url')
        order.certificate = certificateFor(csr, order.hostname, now(), now() + 90 * DAY)
        order.status = 'valid'
      }
      if (kind === 'certificate') return send(200, order.certificate ?? '')
      return send(200, shown(place))
    })()
  })
  const shown = (place: number) => ({
    status: orders[place]?.status,
    identifiers: [{ type: 'dns', value: orders[place]?.hostname }],
    authorizations: [at('authorization', String(place))],
    finalize: at('finalize', String(place)),
    ...(orders[place]?.certificate !== undefined && { certificate: at('certificate', String(place)) }),
  })
  const origin = await onThisMachine(server)
  const at = (kind: string, number = '') => `${origin}/${kind}${number === '' ? '' : `/${number}`}`
  const test: TestAcme = { directory: at('directory'), refuse: undefined, orders: [] }
  return test
}
