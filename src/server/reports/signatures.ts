import {
  createHash,
  createHmac,
  createPublicKey,
  createVerify,
  timingSafeEqual,
  X509Certificate,
} from 'node:crypto'

/** Whether two texts are the same, in a time that does not say where they differ. */
export function isSame(given: string, right: string): boolean {
  const [one, other] = [given, right].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

/** Basic authentication; `right` is user:password. */
export const isBasic = (header: string | null, right: string): boolean =>
  isSame(header ?? '', `Basic ${Buffer.from(right).toString('base64')}`)

/** Mailgun signs time and token of each webhook. */
export const isOfMailgun = (
  { timestamp, token, signature }: { timestamp: string; token: string; signature: string },
  key: string,
): boolean =>
  token !== '' && isSame(signature, createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex'))

/** SendGrid signs the time and the bytes of the body (ECDSA). `publicKey`: SPKI as DER in base64. */
export function isOfSendgrid(
  { timestamp, signature, body }: { timestamp: string; signature: string; body: string },
  publicKey: string,
): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    return createVerify('sha256').update(`${timestamp}${body}`).verify(key, signature, 'base64')
  } catch {
    return false
  }
}

/** A message of an SNS topic. */
export interface SnsMessage {
  Type: string
  MessageId: string
  TopicArn: string
  Message: string
  Timestamp: string
  SignatureVersion: string
  Signature: string
  SigningCertURL: string
  Subject?: string | undefined
  SubscribeURL?: string | undefined
  Token?: string | undefined
}

/** Whether an address is one of Amazon SNS itself: nothing else is fetched for a message that claims to come from there. */
export function isSnsAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    /^sns\.[a-z0-9-]{1,40}\.amazonaws\.com(?:\.cn)?$/.test(hostname)
  )
}

/** Whether a message was signed by the key of a certificate, as SNS describes it. */
export function isSignedBySns(message: SnsMessage, certificate: string): boolean {
  const fields =
    message.Type === 'Notification'
      ? (['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const)
      : (['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const)
  const text = fields
    .flatMap((name) => {
      const value = message[name]
      return value === undefined ? [] : [`${name}\n${value}\n`]
    })
    .join('')
  try {
    const { publicKey } = new X509Certificate(certificate)
    const digest = message.SignatureVersion === '2' ? 'sha256' : 'sha1'
    return createVerify(digest).update(text).verify(publicKey, message.Signature, 'base64')
  } catch {
    return false
  }
}
