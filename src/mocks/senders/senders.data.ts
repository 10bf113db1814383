import { domainOfAddress, senderState, type SenderState } from '#domain/senders/sender-rules'
import type { Sender } from '#api/senders'
import type { KeptSender } from '#domain/senders/kept-sender'
import { collectionOf } from '#mocks/core/collection'
import { actorOf, type Db } from '#mocks/core/db'
import { domainPhases } from '#mocks/domains/domain-course'
import { domainId, domains } from '#mocks/domains/domains.data'
import { hashOf, mix } from '#mocks/core/random'
import { isoBefore } from '#mocks/workspace/workspaces.data'

/** A sender without what time and others make of it: see `senderStateAt`. */
export interface SenderRecord extends KeptSender, Pick<Sender, 'health'> {
  workspaceId: string
}

type Amp = Sender['amp']['gmail']

/** Times are days before the world's epoch. */
interface SenderData extends Pick<
  SenderRecord,
  'id' | 'workspaceId' | 'label' | 'fromName' | 'fromNames' | 'address' | 'replyTo' | 'isDefault' | 'health'
> {
  age: number
  createdBy: string
  disabled?: boolean
  amp?: Partial<Record<keyof Sender['amp'], readonly [state: Amp['state'], age: number]>>
}

const senderData: SenderData[] = [
  {
    id: 'snd_1',
    workspaceId: 'ws_sakura',
    label: 'お店から',
    fromName: 'さくら珈琲焙煎所',
    fromNames: { ja: 'さくら珈琲焙煎所', en: 'Sakura Coffee Roastery' },
    address: 'hello@sakura-roastery.example',
    isDefault: true,
    age: 858,
    createdBy: 'acc_haruka',
    health: { sent: 41_260, delivered: 40_934, bounced: 326, complained: 9 },
    amp: { gmail: ['approved', 190], yahoo: ['form_submitted', 3], mailru: ['not_started', 0] },
  },
  {
    id: 'snd_2',
    workspaceId: 'ws_sakura',
    label: '焙煎だより',
    fromName: '焙煎だより編集室（さくら珈琲）',
    fromNames: { ja: '焙煎だより編集室（さくら珈琲）' },
    address: 'tayori@sakura-roastery.example',
    replyTo: 'hello@sakura-roastery.example',
    isDefault: false,
    age: 640,
    createdBy: 'acc_haruka',
    health: { sent: 26_480, delivered: 26_201, bounced: 279, complained: 14 },
    amp: { gmail: ['email_sent', 2], yahoo: ['rejected', 31] },
  },
  {
    id: 'snd_3',
    workspaceId: 'ws_sakura',
    label: 'ワークショップ',
    fromName: 'さくら珈琲 ワークショップ係',
    address: 'workshop@mail.sakura-roastery.example',
    isDefault: false,
    age: 0.15,
    createdBy: 'acc_tom',
  },
  {
    id: 'snd_4',
    workspaceId: 'ws_sakura',
    label: 'オンラインショップ',
    fromName: 'さくら珈琲オンラインショップ',
    address: 'orders@sakura-shop.example',
    replyTo: 'support@sakura-shop.example',
    isDefault: false,
    age: 408,
    createdBy: 'acc_naoki',
    health: { sent: 3120, delivered: 3018, bounced: 102, complained: 2 },
    amp: { gmail: ['approved', 120] },
  },
  {
    id: 'snd_5',
    workspaceId: 'ws_sakura',
    label: '卸売（休止中）',
    fromName: 'さくら珈琲焙煎所 卸売部',
    address: 'wholesale@sakura-roastery.example',
    isDefault: false,
    age: 520,
    createdBy: 'acc_naoki',
    disabled: true,
  },
  {
    id: 'snd_6',
    workspaceId: 'ws_sakura',
    label: 'English letter',
    fromName: 'Tom at Sakura Coffee',
    fromNames: { en: 'Tom at Sakura Coffee', ja: 'さくら珈琲 トム' },
    address: 'letter@sakura-roastery.example',
    isDefault: false,
    age: 388,
    createdBy: 'acc_tom',
    health: { sent: 9870, delivered: 9812, bounced: 58, complained: 1 },
    amp: { gmail: ['approved', 64], yahoo: ['approved', 58], mailru: ['rejected', 57] },
  },
  {
    id: 'snd_r1',
    workspaceId: 'ws_ridge',
    label: 'The shop',
    fromName: 'Ridge Outdoor',
    address: 'hello@ridge-outdoor.example',
    isDefault: true,
    age: 1088,
    createdBy: 'acc_ellen',
    health: { sent: 9420, delivered: 9377, bounced: 43, complained: 3 },
    amp: { gmail: ['approved', 300] },
  },
  {
    id: 'snd_r2',
    workspaceId: 'ws_ridge',
    label: 'Trail notes',
    fromName: 'Ellen from Ridge',
    address: 'notes@trail.ridge-outdoor.example',
    replyTo: 'hello@ridge-outdoor.example',
    isDefault: false,
    age: 0.4,
    createdBy: 'acc_ellen',
  },
]

/** The senders of all workspaces. Their status is none of their own: ask `senderStateAt`. */
export const senders = collectionOf<SenderRecord>('senders', ({ settings: { epoch, size }, accounts }) =>
  size === 'empty'
    ? []
    : senderData.map(({ age, createdBy, amp = {}, disabled = false, ...sender }) => {
        const registration = ([state, at]: readonly [Amp['state'], number] = ['not_started', 0]): Amp =>
          state === 'not_started' ? { state } : { state, at: isoBefore(epoch, at) }
        return {
          ...sender,
          domainName: domainOfAddress(sender.address),
          amp: {
            gmail: registration(amp.gmail),
            yahoo: registration(amp.yahoo),
            mailru: registration(amp.mailru),
          },
          disabled,
          mailboxAskedAt: isoBefore(epoch, age),
          version: 1,
          createdAt: isoBefore(epoch, age),
          updatedAt: isoBefore(epoch, Math.min(age, 40)),
          createdBy: actorOf(accounts.get(createdBy)),
        }
      }),
)

/** How long the owner of a mailbox takes to follow the link: in ms, from and how much more at most. */
const CONFIRM = { after: 15_000, spread: 20_000 } as const

/** When the mailbox is confirmed; a local part that contains `unread` never is. */
export const mailboxConfirmedAt = (
  { address, mailboxAskedAt }: SenderRecord,
  seed: number,
): number | undefined =>
  address.slice(0, address.lastIndexOf('@')).includes('unread')
    ? undefined
    : Date.parse(mailboxAskedAt) + CONFIRM.after + (mix(seed, hashOf(address)) % CONFIRM.spread)

/**
 * What a sender is now (DOM-12, DOM-13): mails may go out only from one that is verified. `now` in ms since 1970.
 */
export function senderStateAt(db: Db, sender: SenderRecord, now: number): SenderState {
  const { seed } = db.settings
  const domain = db.of(domains).get(domainId(sender.workspaceId, sender.domainName))
  const phases = domain ? domainPhases(domain, seed).filter(({ at }) => at <= now) : []
  return senderState(
    { disabled: sender.disabled, phases, confirmedAt: mailboxConfirmedAt(sender, seed) },
    now,
  )
}

/** Whether mails can go out from a sender at that moment. */
export function isVerified(db: Db, workspaceId: string, senderId: string | null, at: number): boolean {
  const sender = senderId === null ? undefined : db.of(senders).get(senderId)
  return sender?.workspaceId === workspaceId && senderStateAt(db, sender, at).status === 'verified'
}
