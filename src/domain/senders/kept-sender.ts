import type { NewSender, Sender, SenderFilter, SenderUpdate } from '#api/senders'
import { addressOf } from '#domain/kernel/address'
import { expectUnused } from '#domain/kernel/named-things'
import { conflict, ruleBroken, tooSoon } from '#domain/kernel/refusals'
import { fold } from '#lib/fold-text'
import { domainOfAddress, expectMayBeDefault, SENDER_PAUSE } from './sender-rules.ts'

type Actor = Sender['createdBy']

/** A sender without what its domain, time and others make of it. */
export interface KeptSender extends Omit<
  Sender,
  'status' | 'statusReason' | 'verifiedAt' | 'mailbox' | 'usedBy' | 'health'
> {
  disabled: boolean
  /** When the mail that confirms the mailbox was sent last. */
  mailboxAskedAt: string
  /** When example mails went to providers last. */
  ampAskedAt?: string | undefined
}

/** What senders may be ordered by; the first is the usual one. */
export const SENDER_ORDERS = [
  'address',
  'fromName',
  'domainName',
  'status',
  'createdAt',
  'updatedAt',
] as const

/** Whether a sender is one of those that are looked for. */
export const isSenderFound = (sender: Sender, { q = '', status, domainName }: SenderFilter): boolean =>
  (domainName === undefined || sender.domainName === domainName) &&
  (status === undefined || sender.status === status) &&
  fold(
    [sender.address, sender.fromName, sender.label, ...Object.values(sender.fromNames ?? {})].join('\n'),
  ).includes(fold(q).trim())

/** The workspace has no such domain, so no sender may use it. */
export const senderWithoutDomain = (domainName: string) =>
  ruleBroken(
    `The workspace has no domain ${domainName}. Add it first.`,
    `ワークスペースにドメイン${domainName}がありません。先に追加してください。`,
  )

export const senderTaken = (address: string) =>
  conflict(`There is a sender ${address} already.`, `差出人${address}はすでにあります。`)

/** A sender as it is added; `isFirst`: the workspace has no other, so it is the default. */
export function senderAdded(
  body: NewSender,
  { isFirst, by, now }: { isFirst: boolean; by: Actor; now: string },
): Omit<KeptSender, 'id'> {
  const address = addressOf(body.address)
  return {
    ...(body.label !== undefined && body.label !== '' && { label: body.label }),
    fromName: body.fromName,
    ...(body.fromNames && { fromNames: body.fromNames }),
    address,
    ...(body.replyTo !== undefined && { replyTo: addressOf(body.replyTo) }),
    domainName: domainOfAddress(address),
    isDefault: body.isDefault ?? isFirst,
    disabled: false,
    mailboxAskedAt: now,
    amp: {
      gmail: { state: 'not_started' },
      yahoo: { state: 'not_started' },
      mailru: { state: 'not_started' },
    },
    version: 1,
    createdAt: now,
    updatedAt: now,
    createdBy: by,
  }
}

/** A sender after a change; throws where it would break a rule. What is not given stays. */
export function senderEdited<Kept extends KeptSender>(
  before: Kept,
  body: SenderUpdate,
  by: Actor,
  now: string,
): Kept {
  const disabled = body.disabled ?? before.disabled
  const isDefault = body.isDefault ?? before.isDefault
  expectMayBeDefault(before.isDefault, { disabled, isDefault })
  const replyTo = body.replyTo === null || body.replyTo === '' ? undefined : body.replyTo
  return {
    ...before,
    ...(body.label !== undefined && { label: body.label === '' ? undefined : body.label }),
    ...(body.fromName !== undefined && { fromName: body.fromName }),
    ...(body.fromNames !== undefined && { fromNames: body.fromNames }),
    ...(body.replyTo !== undefined && { replyTo: replyTo === undefined ? undefined : addressOf(replyTo) }),
    disabled,
    isDefault,
    ...(body.resendConfirmation && { mailboxAskedAt: now }),
    version: before.version + 1,
    updatedAt: now,
    updatedBy: by,
  }
}

/** Refuses to send the mail that confirms a mailbox again (DOM-16). Times in ms since 1970. */
export function expectUnconfirmed(
  { mailboxAskedAt, confirmedAt }: { mailboxAskedAt: string; confirmedAt: number | undefined },
  now: number,
): void {
  if (confirmedAt !== undefined && confirmedAt <= now)
    throw ruleBroken('The mailbox is confirmed already.', 'メールボックスは確認済みです。')
  const again = Date.parse(mailboxAskedAt) + SENDER_PAUSE.confirmation
  if (now < again)
    throw tooSoon(
      'The mail that confirms the mailbox was sent a moment ago.',
      now,
      again,
      '確認メールは先ほど送信しました。',
    )
}

/** Refuses to delete a sender that something which is to be sent names, or the default one of several (DOM-34). */
export function expectSenderDeletable(
  { address, isDefault }: Pick<KeptSender, 'address' | 'isDefault'>,
  { users, isOnly }: { users: readonly string[]; isOnly: boolean },
): void {
  expectUnused(`The sender ${address}`, users, `差出人${address}`)
  if (isDefault && !isOnly)
    throw ruleBroken(
      'This is the default sender: make another one the default first.',
      'デフォルトの差出人です。先に別の差出人をデフォルトにしてください。',
    )
}

/** Refuses to send example mails of a sender; `hasExample`: whether the campaign has an AMP part (DOM-15, DOM-16). */
export function expectAmpRegistrable(
  { ampAskedAt }: Pick<KeptSender, 'ampAskedAt'>,
  hasExample: boolean,
  now: number,
): void {
  if (!hasExample)
    throw ruleBroken(
      'The campaign has no AMP part. Choose one that has, or add it in the editor.',
      'このキャンペーンにはAMPパートがありません。AMPパートのあるものを選ぶか、エディターで追加してください。',
    )
  const again = ampAskedAt === undefined ? -Infinity : Date.parse(ampAskedAt) + SENDER_PAUSE.amp
  if (now < again)
    throw tooSoon('Example mails were sent a moment ago.', now, again, 'サンプルメールは先ほど送信しました。')
}

/** Refuses to register a sender for AMP that mails can't go out from. */
export function expectVerifiedForAmp(status: Sender['status']): void {
  if (status !== 'verified')
    throw ruleBroken(
      'Only a verified sender can be registered for AMP.',
      'AMPに登録できるのは、認証済みの差出人だけです。',
    )
}
