import { hkdfSync } from 'node:crypto'
import * as v from 'valibot'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#lib/clock'
import { cleanText } from '#domain/kernel/clean-input'
import { readBody } from '#server/http/body'
import type { HookSecrets } from '#server/mail/mail-environment'
import type { LinkTokens } from '#server/public/link-tokens'
import type { OpenDatabase } from '#server/store/database'
import { mailgunEvents, postmarkEvents, sendgridEvents, sesEvents, type ProviderEvent } from './providers.ts'
import { mailNamedIn, takeIncoming } from './report.ts'
import { isBasic, isOfMailgun, isOfSendgrid, isSame, isSignedBySns, isSnsAddress } from './signatures.ts'

export const hookProviders = ['ses', 'postmark', 'mailgun', 'sendgrid'] as const
export type HookProvider = (typeof hookProviders)[number]

/** Fetches a text from an address of Amazon SNS; rejects where there is none. */
export type FetchText = (address: string) => Promise<string>

export interface HooksOptions {
  database: OpenDatabase
  clock: Clock
  /** What the addresses of webhooks are made from. */
  secret: string
  /** Secrets before a rotation: providers know the addresses of then. @default none */
  olderSecrets?: readonly string[]
  secrets: HookSecrets
  links: LinkTokens
  fetchText: FetchText
}

/** The path that a provider reports to: nobody guesses it. */
export const hookPath = (secret: string, provider: HookProvider): string =>
  `/hooks/${provider}/${Buffer.from(hkdfSync('sha256', secret, 'otegami', `otegami/hooks/${provider}`, 16)).toString('base64url')}`

const Sns = v.object({
  Type: v.string(),
  MessageId: v.string(),
  TopicArn: v.string(),
  Message: v.string(),
  Timestamp: v.string(),
  SignatureVersion: v.string(),
  Signature: v.string(),
  SigningCertURL: v.string(),
  Subject: v.optional(v.string()),
  SubscribeURL: v.optional(v.string()),
  Token: v.optional(v.string()),
})
const MailgunSigned = v.object({
  signature: v.object({ timestamp: v.string(), token: v.string(), signature: v.string() }),
})

const empty = (status: number) => new Response(null, { status })

/** Answers the webhooks of providers (docs/operating/mail.md). Each event is acknowledged once what it says is written down. */
export function providerHooks({
  database,
  clock,
  secret,
  olderSecrets = [],
  secrets,
  links,
  fetchText,
}: HooksOptions) {
  const certificates = new LRUCache<string, string>({ max: 20 })

  /** What a call reports; a response where it reports nothing. */
  async function eventsOf(provider: HookProvider, request: Request): Promise<ProviderEvent[] | Response> {
    const text = await readBody(request, 'hooks')
    const body = jsonOf(text)
    switch (provider) {
      case 'postmark':
        return secrets.postmark !== undefined &&
          isBasic(request.headers.get('authorization'), secrets.postmark)
          ? postmarkEvents(body)
          : empty(401)
      case 'mailgun': {
        const signed = v.safeParse(MailgunSigned, body)
        return secrets.mailgun !== undefined &&
          signed.success &&
          isOfMailgun(signed.output.signature, secrets.mailgun)
          ? mailgunEvents(body)
          : empty(401)
      }
      case 'sendgrid': {
        const header = (name: string) => request.headers.get(`x-twilio-email-event-webhook-${name}`) ?? ''
        const given = { timestamp: header('timestamp'), signature: header('signature'), body: text }
        return secrets.sendgrid !== undefined && isOfSendgrid(given, secrets.sendgrid)
          ? sendgridEvents(body)
          : empty(401)
      }
      case 'ses':
        return ofSns(body)
    }
  }

  async function ofSns(body: unknown): Promise<ProviderEvent[] | Response> {
    const parsed = v.safeParse(Sns, body)
    if (!parsed.success) return empty(400)
    const message = parsed.output
    if (!secrets.ses.includes(message.TopicArn) || !isSnsAddress(message.SigningCertURL)) return empty(401)
    if (!isSignedBySns(message, await certificateAt(message.SigningCertURL))) return empty(401)
    if (message.Type === 'SubscriptionConfirmation') {
      const { SubscribeURL: address = '' } = message
      if (!isSnsAddress(address)) return empty(400)
      await fetchText(address)
      return empty(200)
    }
    return message.Type === 'Notification'
      ? sesEvents(jsonOf(message.Message), message.MessageId)
      : empty(200)
  }

  async function certificateAt(address: string): Promise<string> {
    const known = certificates.get(address)
    if (known !== undefined) return known
    const certificate = await fetchText(address)
    certificates.set(address, certificate)
    return certificate
  }

  return async (request: Request, pathname: string): Promise<Response> => {
    const provider = hookProviders.find((one) => pathname.startsWith(`/hooks/${one}/`))
    const isOurs =
      provider && [secret, ...olderSecrets].some((one) => isSame(pathname, hookPath(one, provider)))
    if (!isOurs) return empty(404)
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
    const events = await eventsOf(provider, request)
    if (events instanceof Response) return events
    for (const { key, names, report } of events) {
      const about = mailNamedIn(names.join(' '), links)
      // Providers also report of mails that somebody else sent by the same account.
      if (!about || key === '') continue
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await takeIncoming(database, { source: provider, key: cleanText(key), about, report }, clock.now())
    }
    return empty(200)
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
