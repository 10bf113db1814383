import type { ContentVariant } from '#api/campaigns'
import type { ContactStatus } from '#api/contacts'
import type { TransactionalSend } from '#api/transactional'
import { badInput, conflict, ruleBroken, tooSoon } from '#domain/kernel/refusals'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'

/** Mails of a workspace within a time, in ms (API-23). */
export const PACE = { most: 60, within: 60_000 } as const

const noAddress = (email: string) =>
  badInput(`"${email}" is no email address.`, `「${email}」はメールアドレスではありません。`)

/** Addresses in the form in which they are compared, each once. Refuses what is none. */
export const addressesOf = (to: TransactionalSend['to']): string[] => [
  ...new Set(
    to.map(({ email }) => {
      const address = normalizeEmail(email)
      if (!isEmailAddress(address)) throw noAddress(email)
      return address
    }),
  ),
]

/** What the store says of what a mail names. */
export interface SendFacts<Variant> {
  isSenderVerified: boolean
  /** Undefined where the workspace has no such campaign, or none is named. */
  campaign: { variants: readonly Variant[] } | undefined
  hasContact: (id: string) => boolean
}

/** Refuses what can't be sent; returns the variant that a test shows. */
export function expectSendable<Variant extends Pick<ContentVariant, 'id' | 'subject'>>(
  body: TransactionalSend,
  { isSenderVerified, campaign, hasContact }: SendFacts<Variant>,
): Variant | undefined {
  const { kind, senderId, replyTo, subject, html = '', text = '', campaignId, variantId, asContactId } = body
  if (!isSenderVerified)
    throw ruleBroken(
      `There is no verified sender ${senderId}. Verify its domain and mailbox, or choose another.`,
      '認証済みの差出人ではありません。ドメインとメールボックスを認証するか、別の差出人を選んでください。',
    )
  if (replyTo !== undefined && !isEmailAddress(normalizeEmail(replyTo))) throw noAddress(replyTo)
  if (campaignId !== undefined && !campaign)
    throw ruleBroken(`There is no campaign ${campaignId}.`, 'キャンペーンが見つかりません。')
  if (kind === 'test' && !campaign)
    throw ruleBroken(
      'A test is of a campaign: say of which one.',
      'テストするキャンペーンを指定してください。',
    )
  const [first] = campaign?.variants ?? []
  const variant = variantId === undefined ? first : campaign?.variants.find(({ id }) => id === variantId)
  if (variantId !== undefined && !variant)
    throw ruleBroken(`The campaign has no variant ${variantId}.`, 'パターンが見つかりません。')
  if (asContactId !== undefined && !hasContact(asContactId))
    throw ruleBroken(`There is no contact ${asContactId}.`, 'コンタクトが見つかりません。')
  const noSubject = () => ruleBroken('The mail has no subject. Write one.', '件名を入力してください。')
  if (kind === 'transactional') {
    if (subject.trim() === '') throw noSubject()
    if (html.trim() === '' && text.trim() === '')
      throw ruleBroken('The mail is empty. Give html or text.', 'メールの本文がありません。')
  } else if (subject.trim() === '' && (variant?.subject ?? '').trim() === '') throw noSubject()
  return variant
}

/** Refuses another mail under a key that was used. */
export function expectSameMail(isSame: boolean): void {
  if (!isSame)
    throw conflict(
      'Something else was sent with this idempotencyKey. Take a new one for another mail.',
      '同じidempotencyKeyで別の内容が送信されています。新しいキーを使用してください。',
    )
}

/** Refuses one mail too many: `oldest` is when the sixtieth-last one was asked for, undefined where there were not so many. ms since 1970. */
export function expectPace(oldest: number | undefined, now: number): void {
  if (oldest !== undefined && oldest > now - PACE.within)
    throw tooSoon(
      `More than ${PACE.most} mails in a minute are not sent.`,
      now,
      oldest + PACE.within,
      `1分間に送信できるメールは${PACE.most}通までです。`,
    )
}

/** Whether a contact is sent nothing, not even a mail of its own. */
export const isBarred = (status: ContactStatus | undefined): boolean =>
  status === 'bounced' || status === 'complained' || status === 'blocked'

/** Why a mail is rejected before it is sent. */
export const SUPPRESSED = 'The contact is suppressed.'
