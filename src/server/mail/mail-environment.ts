import * as v from 'valibot'
import type { CertificateFiles } from '#server/reports/bounce-certificate'
import type { RelaySettings } from './smtp-relay.ts'
import { relaysOf, RELAY_WANTED } from './relay-address.ts'

const kinds = ['none', 'outbox', 'smtp'] as const
const text = v.pipe(v.string(), v.minLength(1))

/** The variables about mails that leave the server, and about what comes back (docs/operating/mail.md). */
export const mailEnvironment = {
  OTEGAMI_MAIL: v.optional(v.picklist(kinds, 'none, outbox or smtp')),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(RELAY_WANTED),
      v.rawTransform(({ dataset, addIssue, NEVER }): RelaySettings[] => {
        const relays = relaysOf(dataset.value)
        if (typeof relays !== 'string') return relays
        addIssue({ message: relays })
        return NEVER
      }),
    ),
  ),
  BOUNCE_TLS_CERT: v.optional(text),
  BOUNCE_TLS_KEY: v.optional(text),
  POSTMARK_WEBHOOK: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[^:\s]+:\S{16,}$/, 'user:password, with a password of at least 16 characters'),
    ),
  ),
  MAILGUN_SIGNING_KEY: v.optional(text),
  SENDGRID_PUBLIC_KEY: v.optional(
    v.pipe(v.string(), v.base64('the verification key of the signed event webhook, as SendGrid shows it')),
  ),
  SES_TOPICS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((one) => one.trim())),
      v.check(
        (all) => all.every((one) => /^arn:aws[\w-]*:sns:[a-z0-9-]+:\d{12}:[\w-]{1,256}$/.test(one)),
        'ARNs of SNS topics with commas between them',
      ),
    ),
  ),
}

type MailOutput = v.InferOutput<v.ObjectSchema<typeof mailEnvironment, undefined>>

/** How mails leave this server. */
export interface MailConfig {
  /** `none`: they are not sent; `outbox`: they are files in the data folder; `smtp`: they go to `relays`. */
  mail: (typeof kinds)[number]
  relays: readonly RelaySettings[]
  hooks: HookSecrets
  /** The certificate of the receiver of bounces; undefined: it offers no encryption. */
  bounceCertificate: CertificateFiles | undefined
}

/** By what the webhooks of providers are known; a provider without one is not answered. */
export interface HookSecrets {
  /** `user:password` of basic authentication. */
  postmark: string | undefined
  mailgun: string | undefined
  /** A public key: SPKI as DER in base64. */
  sendgrid: string | undefined
  /** ARNs of the topics whose notifications are taken. */
  ses: readonly string[]
}

/** The settings, or what is wrong with them as a sentence. */
export function mailConfigOf(output: MailOutput): MailConfig | string {
  const relays = output.SMTP_URL ?? []
  const mail = output.OTEGAMI_MAIL ?? (relays.length > 0 ? 'smtp' : 'none')
  if (mail === 'smtp' && relays.length === 0)
    return 'SMTP_URL must be set where OTEGAMI_MAIL is smtp: it says where mails go.'
  const { BOUNCE_TLS_CERT: certificate, BOUNCE_TLS_KEY: key } = output
  if ((certificate === undefined) !== (key === undefined))
    return `BOUNCE_TLS_${key === undefined ? 'KEY' : 'CERT'} must be set too: a certificate and its key are used together.`
  return {
    bounceCertificate: certificate !== undefined && key !== undefined ? { certificate, key } : undefined,
    mail,
    relays,
    hooks: {
      postmark: output.POSTMARK_WEBHOOK,
      mailgun: output.MAILGUN_SIGNING_KEY,
      sendgrid: output.SENDGRID_PUBLIC_KEY,
      ses: output.SES_TOPICS ?? [],
    },
  }
}
