import { randomBytes } from 'node:crypto'
import type { Certificate } from '#api/certificates'
import type { KeptCertificate } from '#domain/certificates/kept-certificate'
import type { Hosting } from '#server/ports/ports'
import { uncheckedProof } from './check-certificate.ts'

/** Bytes; a record has them as hexadecimal digits. */
const TOKEN = { bytes: 10 } as const

/** Letters and digits that only one name has. */
export const newToken = (): string => randomBytes(TOKEN.bytes).toString('hex')

/** A certificate that is to be obtained. */
export function newCertificate(
  {
    hostname,
    method = 'cname',
    autoRenew = true,
    token = newToken(),
    now,
  }: {
    hostname: string
    /** That of the custom hostname: one record proves both. @default a new one */
    token?: string
    method?: Certificate['method']
    autoRenew?: boolean
    now: string
  },
  hosting: Hosting,
): KeptCertificate {
  const added = { hostname, method, token }
  return {
    ...added,
    autoRenew,
    stage: 'initializing',
    stageAt: now,
    isTaken: false,
    records: uncheckedProof(added, hosting),
    isWatched: true,
    attempts: 0,
    createdAt: now,
    nextCheckAt: now,
  }
}
