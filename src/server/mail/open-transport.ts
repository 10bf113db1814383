import { join } from 'node:path'
import type { Clock } from '#lib/clock'
import type { ServerConfig } from '#server/config'
import { linkTokensOf } from '#server/public/link-tokens'
import { createLateMails } from './late-mails.ts'
import type { Mailing } from './mailing.ts'
import { outboxTransport } from './outbox-transport.ts'
import { smtpTransport } from './smtp-transport.ts'
import type { Transport } from './transport.ts'

/** How mails leave this server; undefined: they don't. Whoever opens it closes it. */
export function openTransport(
  { mail, relays, dataDir, publicUrl }: Pick<ServerConfig, 'mail' | 'relays' | 'dataDir' | 'publicUrl'>,
  clock: Clock,
): Transport | undefined {
  switch (mail) {
    case 'none':
      return undefined
    case 'outbox':
      return outboxTransport(outboxFolderOf({ dataDir }))
    case 'smtp':
      return smtpTransport({ relays, name: mailHostOf(publicUrl), clock })
  }
}

/** Where mails are written that are files. */
export const outboxFolderOf = ({ dataDir }: Pick<ServerConfig, 'dataDir'>): string => join(dataDir, 'outbox')

/** What mails are sent with; undefined: they are not. `onLateFailure`: as that of `createLateMails`. */
export function openMailing(
  config: ServerConfig,
  secret: Buffer,
  clock: Clock,
  onLateFailure: (error: unknown) => void,
): Mailing | undefined {
  const transport = openTransport(config, clock)
  return (
    transport && {
      transport,
      late: createLateMails(clock, onLateFailure),
      links: linkTokensOf(config, secret),
      linkUrl: config.linkUrl,
    }
  )
}

/** What the server calls itself where it speaks to mail servers, and the domain of mails that are from nobody else. */
const mailHostOf = (publicUrl: string): string => new URL(publicUrl).hostname.replaceAll(/[[\]]/g, '')
