import type { Certificate } from '#api/certificates'
import { collectionOf } from '#mocks/core/collection'
import { fateOf, type Fate } from '#mocks/domains/dns'
import { isoBefore } from '#mocks/workspace/workspaces.data'

/** A certificate. What time makes of it is computed from this: see certificate-course.ts. */
export interface CertificateRecord {
  id: string
  workspaceId: string
  hostname: string
  method: Certificate['method']
  autoRenew: boolean
  fate: Fate
  createdAt: string
  /** When somebody asked to look for its records again after a time-out, each time. */
  attempts: string[]
  /** The last time that somebody asked for a check. */
  askedAt?: string
  /** When it was deleted; it is gone some seconds later. */
  deletedAt?: string
}

export const certificateId = (workspaceId: string, hostname: string) => `${workspaceId}.${hostname}`

/** A certificate that is to be obtained. */
export const newCertificate = (
  certificate: Pick<CertificateRecord, 'workspaceId' | 'hostname' | 'createdAt'> & Partial<CertificateRecord>,
): CertificateRecord => ({
  id: certificateId(certificate.workspaceId, certificate.hostname),
  method: 'cname',
  autoRenew: true,
  fate: fateOf(certificate.hostname),
  attempts: [],
  ...certificate,
})

/** `age` in days before the epoch. The second one has nine days left. */
const certificateData = [
  { workspaceId: 'ws_sakura', hostname: 'links.sakura-roastery.example', age: 250 },
  { workspaceId: 'ws_sakura', hostname: 'forms.sakura-roastery.example', age: 81, autoRenew: false },
  {
    workspaceId: 'ws_sakura',
    hostname: 'assets.sakura-roastery.example',
    age: 5,
    method: 'txt',
    fate: 'missing',
  },
  { workspaceId: 'ws_ridge', hostname: 'go.ridge-outdoor.example', age: 240 },
] as const

/** The certificates of all workspaces. */
export const certificates = collectionOf<CertificateRecord>('certificates', ({ settings: { epoch, size } }) =>
  size === 'empty'
    ? []
    : certificateData.map(({ age, ...certificate }) =>
        newCertificate({ ...certificate, createdAt: isoBefore(epoch, age) }),
      ),
)
