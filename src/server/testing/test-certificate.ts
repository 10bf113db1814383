import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'

/** Writes certificates as an issuer does, in DER (X.690): only what tests need. */

const tagged = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  const length =
    content.length < 128
      ? [content.length]
      : content.length < 256
        ? [0x81, content.length]
        : [0x82, content.length >> 8, content.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
const sequence = (...parts: readonly Uint8Array[]) => tagged(0x30, ...parts)
const oid = (hex: string) => tagged(0x06, Buffer.from(hex, 'hex'))
const text = (value: string) => tagged(0x0c, Buffer.from(value))
const time = (moment: number) =>
  tagged(0x17, Buffer.from(`${new Date(moment).toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`))
const bits = (value: Uint8Array) => tagged(0x03, Buffer.from([0]), value)

const OID = {
  commonName: '550403',
  organization: '55040a',
  alternativeName: '551d11',
  ecdsaWithSha256: '2a8648ce3d040302',
} as const
const name = (id: string, value: string) => sequence(tagged(0x31, sequence(oid(id), text(value))))

/** The parts of a constructed value. */
function partsOf(value: Buffer): Buffer[] {
  const headOf = (at: number) => {
    const first = value[at + 1] ?? 0
    if (first < 128) return { head: 2, length: first }
    const bytes = first & 127
    return { head: 2 + bytes, length: value.readUIntBE(at + 2, bytes) }
  }
  const parts: Buffer[] = []
  for (let at = headOf(0).head; at < value.length;) {
    const { head, length } = headOf(at)
    parts.push(value.subarray(at, at + head + length))
    at += head + length
  }
  return parts
}

const issuer = generateKeyPairSync('ec', { namedCurve: 'P-256' })
let serial = 1

/** A certificate for the key of a request (PKCS #10 in DER), in PEM. Times in ms since 1970. */
export function certificateFor(request: Buffer, hostname: string, from: number, to: number): string {
  const [info = Buffer.alloc(0)] = partsOf(request)
  const publicKey = partsOf(info)[2] ?? Buffer.alloc(0)
  const algorithm = sequence(oid(OID.ecdsaWithSha256))
  serial += 1
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.from([serial])),
    algorithm,
    name(OID.organization, 'Issuer of Tests'),
    sequence(time(from), time(to)),
    name(OID.commonName, hostname),
    publicKey,
    tagged(
      0xa3,
      sequence(
        sequence(oid(OID.alternativeName), tagged(0x04, sequence(tagged(0x82, Buffer.from(hostname))))),
      ),
    ),
  )
  const signature = sign(
    'sha256',
    body,
    createPrivateKey(issuer.privateKey.export({ type: 'pkcs8', format: 'pem' })),
  )
  const der = sequence(body, algorithm, bits(signature))
  // No blank line where the last one is full: readers take it for the end.
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
