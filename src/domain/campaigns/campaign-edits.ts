import type {
  Audience,
  Campaign,
  CampaignFilter,
  CampaignUpdate,
  ContentVariant,
  NewCampaign,
} from '#api/campaigns'
import { expectList, type IsList } from '#domain/contacts/contact-rules'
import { badInput, ruleBroken, tooLarge } from '#domain/kernel/refusals'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import { fold } from '#lib/fold-text'
import { copyName } from './campaign-rules.ts'

/** Characters of a mail as the editor makes it. */
const DOC = { most: 500_000 } as const

type Actor = Campaign['createdBy']

/** What people write of a campaign, without what its runs and the clock make of it. */
export type CampaignDraft<Variant = ContentVariant> = Omit<
  Campaign,
  | 'status'
  | 'statusReason'
  | 'variants'
  | 'schedule'
  | 'stats'
  | 'recipientEstimate'
  | 'drift'
  | 'lastExecutionId'
  | 'sentAt'
> & { variants: Variant[] }

const noAudience: Audience = {
  mailingListIds: [],
  segmentIds: [],
  segmentMatch: 'any',
  excludeSegmentIds: [],
}
const emptyVariant: ContentVariant = {
  id: 'var_1',
  label: '',
  locale: null,
  weight: 100,
  subject: '',
  previewText: '',
  mode: 'blocks',
  textAuto: true,
}

/** What may be changed of a draft beside its name. */
export type CampaignContent = Omit<CampaignUpdate, 'version' | 'name'>

/** What a campaign may refer to. */
export interface ContentFacts {
  isSender: (senderId: string) => boolean
  isList: IsList
  isSegment: (segmentId: string) => boolean
}

const segmentsOf = ({ segmentIds, excludeSegmentIds }: Campaign['audience']) => [
  ...segmentIds,
  ...excludeSegmentIds,
]

/** Refuses what refers to nothing, unless it was there `before` and was deleted since (CAM-72), and what is too large. */
export function expectContent(
  { isSender, isList, isSegment }: ContentFacts,
  { senderId, replyTo, audience, variants }: CampaignContent,
  before?: Pick<Campaign, 'senderId' | 'audience'>,
): void {
  if (senderId !== undefined && senderId !== null && senderId !== before?.senderId && !isSender(senderId))
    throw ruleBroken(
      `There is no sender ${senderId}. It may have been deleted.`,
      '差出人が見つかりません。削除された可能性があります。',
    )
  if (replyTo !== undefined && replyTo !== '' && !isEmailAddress(normalizeEmail(replyTo)))
    throw badInput(`"${replyTo}" is no email address.`, `「${replyTo}」はメールアドレスではありません。`)
  const known = before && new Set([...before.audience.mailingListIds, ...segmentsOf(before.audience)])
  const added = (ids: readonly string[] = []) => ids.filter((id) => !known?.has(id))
  for (const id of added(audience?.mailingListIds)) expectList(isList, id)
  for (const id of added(audience && segmentsOf(audience)))
    if (!isSegment(id))
      throw ruleBroken(
        `There is no segment ${id}. It may have been deleted.`,
        'セグメントが見つかりません。削除された可能性があります。',
      )
  const ids = variants?.map(({ id }) => id) ?? []
  if (new Set(ids).size < ids.length) throw badInput('Two variants have the same id.')
  for (const { doc, label } of variants ?? [])
    if (doc && JSON.stringify(doc).length > DOC.most)
      throw tooLarge(
        `The mail "${label}" is larger than ${DOC.most / 1000} kB. Take something out.`,
        `メール「${label}」が${DOC.most / 1000}kBを超えています。内容を減らしてください。`,
      )
}

/** Variants as they are kept: one that comes without a body keeps the one it had, whatever else its kind keeps with it. */
function mergedVariants<Variant extends ContentVariant>(
  before: readonly Variant[],
  given: readonly ContentVariant[],
): (Variant | ContentVariant)[] {
  return given.map((variant) => {
    const own = before.find(({ id }) => id === variant.id)
    const hasBody = variant.doc !== undefined || variant.html !== undefined || variant.text !== undefined
    if (!own || own.mode !== variant.mode) return variant
    const amp = variant.amp && { amp: { html: own.amp?.html, ...variant.amp } }
    if (hasBody) return { ...variant, ...amp }
    // What is a field of every variant comes from what was given, its body and what is behind it from what was there.
    return { ...own, amp: undefined, ...variant, ...amp }
  })
}

/** The content of a campaign after a change; what is not given stays, an empty note or reply address goes. */
export const contentAfter = <Variant extends ContentVariant>(
  before: CampaignDraft<Variant>,
  { labels, note, senderId, replyTo, audience, variants, tracking }: CampaignContent,
): Partial<CampaignDraft<Variant | ContentVariant>> => ({
  ...(labels && { labels: [...new Set(labels)] }),
  ...(note !== undefined && { note: note === '' ? undefined : note }),
  ...(senderId !== undefined && { senderId }),
  ...(replyTo !== undefined && { replyTo: replyTo === '' ? undefined : normalizeEmail(replyTo) }),
  ...(audience && { audience }),
  ...(variants && { variants: mergedVariants(before.variants, variants) }),
  ...(tracking && { tracking }),
})

/** A new draft, with what is usual where nothing is said. */
export function campaignAdded(
  id: string,
  { name, ...content }: NewCampaign,
  { defaultSenderId, by, now }: { defaultSenderId: string | null; by: Actor; now: string },
): CampaignDraft {
  const plain: CampaignDraft = {
    id,
    name,
    labels: [],
    senderId: defaultSenderId,
    audience: noAudience,
    variants: [emptyVariant],
    tracking: { opens: true, clicks: true },
    version: 1,
    createdAt: now,
    updatedAt: now,
    createdBy: by,
  }
  return { ...plain, ...contentAfter(plain, content) }
}

/** Whether a change is one of labels and note alone, which any campaign takes (CAM-4). */
export const isOfOwnFields = (body: CampaignUpdate): boolean =>
  Object.entries(body).every(
    ([key, value]) => value === undefined || ['version', 'labels', 'note'].includes(key),
  )

/** A campaign after a change that is allowed. */
export const campaignChanged = <Variant extends ContentVariant, Before extends CampaignDraft<Variant>>(
  before: Before & CampaignDraft<Variant>,
  { name, ...content }: CampaignUpdate,
  by: Actor,
  now: string,
): Omit<Before, 'variants'> & { variants: (Variant | ContentVariant)[] } => ({
  ...before,
  ...(name !== undefined && { name }),
  ...contentAfter<Variant>(before, content),
  version: before.version + 1,
  updatedAt: now,
  updatedBy: by,
})

/** A draft that is a copy of a campaign (CAM-8). */
export const campaignCopied = <Variant>(
  original: CampaignDraft<Variant>,
  id: string,
  { name = copyName(original.name), by, now }: { name?: string | undefined; by: Actor; now: string },
): CampaignDraft<Variant> => ({
  id,
  name,
  labels: original.labels,
  ...(original.note !== undefined && { note: original.note }),
  senderId: original.senderId,
  ...(original.replyTo !== undefined && { replyTo: original.replyTo }),
  audience: original.audience,
  variants: original.variants,
  tracking: original.tracking,
  version: 1,
  createdAt: now,
  updatedAt: now,
  createdBy: by,
})

/** The variant as lists have it. */
export function withoutBody({ amp, ...variant }: ContentVariant): ContentVariant {
  const { doc: _, html: __, text: ___, ...rest } = variant
  return { ...rest, ...(amp && { amp: { enabled: amp.enabled } }) }
}

/** Name, labels and subjects as they are searched. */
export const searchedText = ({
  name,
  labels,
  variants,
}: Pick<Campaign, 'name' | 'labels'> & { variants: readonly Pick<ContentVariant, 'subject'>[] }): string =>
  fold([name, ...labels, ...variants.map(({ subject }) => subject)].join('\n'))

/** What of a campaign a filter asks for. */
interface Filtered extends Pick<Campaign, 'senderId' | 'audience' | 'labels' | 'status' | 'updatedAt'> {
  /** See `searchedText`. */
  search: string
  sentAt?: string | undefined
  scheduledAt?: string | undefined
}

/** Whether a filter of the list finds a campaign. */
export function campaignTest(filter: CampaignFilter): (campaign: Filtered) => boolean {
  const { q = '', status, senderId, mailingListId, segmentId, label, from, to } = filter
  const text = fold(q).trim()
  const statuses = status === undefined ? undefined : new Set(status.split(','))
  return ({ audience, labels, search, sentAt, scheduledAt, updatedAt, ...one }) => {
    const about = sentAt ?? scheduledAt ?? updatedAt
    return (
      (senderId === undefined || one.senderId === senderId) &&
      (mailingListId === undefined || audience.mailingListIds.includes(mailingListId)) &&
      (segmentId === undefined ||
        [...audience.segmentIds, ...audience.excludeSegmentIds].includes(segmentId)) &&
      (label === undefined || labels.some((own) => fold(own) === fold(label))) &&
      search.includes(text) &&
      (statuses === undefined || statuses.has(one.status)) &&
      (from === undefined || about >= from) &&
      (to === undefined || about < to)
    )
  }
}

/** What the list may be ordered by; the newest change comes first unless something else is asked for. */
export const campaignOrders = ['updatedAt', 'createdAt', 'name', 'status', 'sentAt', 'scheduledAt'] as const
