import type { Domain } from '#api/domains'
import { DAY, HOUR } from '#lib/duration'
import { collectionOf } from '#mocks/core/collection'
import { fateOf, type Fate } from './dns.ts'
import { isoBefore } from '#mocks/workspace/workspaces.data'

/** A sending domain. What time makes of it is computed from this: see domain-course.ts. */
export interface DomainRecord {
  id: string
  workspaceId: string
  name: string
  region: Domain['region']
  fate: Fate
  /** What its DMARC record says, once there is one. */
  dmarc: Domain['dmarcPolicy']
  createdAt: string
  /** When it began to wait for its records, each time. */
  attempts: string[]
  /** The last time that somebody asked for a check. */
  askedAt?: string
  /** How long it was in order before the records went away, in ms; of a fate that loses them. */
  lostAfter: number
}

export const domainId = (workspaceId: string, name: string) => `${workspaceId}.${name}`

/** How long records of such a fate stay. */
export const LOST = { after: 24 * HOUR, back: 6 * HOUR } as const

interface DomainData extends Pick<DomainRecord, 'name' | 'region' | 'dmarc'> {
  workspaceId: string
  /** Days before the epoch. */
  age: number
  attempted?: number
  fate?: Fate
  /** Days before the epoch when its records went away. */
  lost?: number
}

const domainData: DomainData[] = [
  {
    workspaceId: 'ws_sakura',
    name: 'sakura-roastery.example',
    region: 'ap-northeast-1',
    dmarc: 'quarantine',
    age: 860,
    attempted: 860,
  },
  {
    workspaceId: 'ws_sakura',
    name: 'mail.sakura-roastery.example',
    region: 'ap-northeast-1',
    dmarc: 'none',
    age: 0.2,
    attempted: 0.15,
    fate: 'missing',
  },
  {
    workspaceId: 'ws_sakura',
    name: 'news.sakura-coffee.example',
    region: 'ap-northeast-1',
    dmarc: 'none',
    age: 1.1,
  },
  {
    workspaceId: 'ws_sakura',
    name: 'sakura-beans-abroad.example',
    region: 'eu-west-1',
    dmarc: 'missing',
    age: 12,
    attempted: 11.5,
    fate: 'mismatch',
  },
  {
    workspaceId: 'ws_sakura',
    name: 'sakura-shop.example',
    region: 'us-east-1',
    dmarc: 'none',
    age: 410,
    attempted: 409,
    fate: 'lost',
    lost: 0.4,
  },
  {
    workspaceId: 'ws_ridge',
    name: 'ridge-outdoor.example',
    region: 'eu-west-1',
    dmarc: 'reject',
    age: 1090,
    attempted: 1090,
  },
  {
    workspaceId: 'ws_ridge',
    name: 'trail.ridge-outdoor.example',
    region: 'eu-west-1',
    dmarc: 'reject',
    age: 0.5,
    attempted: 0.4,
    fate: 'missing',
  },
]

/** The sending domains of all workspaces. */
export const domains = collectionOf<DomainRecord>('domains', ({ settings: { epoch, size } }) =>
  size === 'empty'
    ? []
    : domainData.map(({ age, attempted, lost, ...domain }) => ({
        ...domain,
        id: domainId(domain.workspaceId, domain.name),
        fate: domain.fate ?? fateOf(domain.name),
        createdAt: isoBefore(epoch, age),
        attempts: attempted === undefined ? [] : [isoBefore(epoch, attempted)],
        lostAfter:
          attempted === undefined || lost === undefined ? LOST.after : Math.round((attempted - lost) * DAY),
      })),
)
