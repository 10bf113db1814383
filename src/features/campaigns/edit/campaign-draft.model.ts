import type { Campaign, NewCampaign } from '#api/campaigns'
import { isEmailAddress } from '#lib/email-address'
import type { CampaignChange, CampaignDraft, CampaignStep } from '#features/campaigns/campaign-step'
import { mergeFields, mergeItems, type MergeValues } from '#lib/editing'

/** Lengths of what is typed, as the API takes it (CAM-27). */
export const CAMPAIGN = { nameMax: 120, noteMax: 2000, labelMax: 40, labelsMost: 10, utmMax: 100 } as const

export const draftOf = (campaign: Campaign): CampaignDraft => ({
  name: campaign.name,
  senderId: campaign.senderId,
  replyTo: campaign.replyTo ?? '',
  audience: campaign.audience,
  variants: campaign.variants,
  tracking: campaign.tracking,
  labels: campaign.labels,
  note: campaign.note ?? '',
})

const fields = [
  'name',
  'senderId',
  'replyTo',
  'audience',
  'variants',
  'tracking',
  'labels',
  'note',
] as const satisfies readonly (keyof CampaignDraft)[]

/** What a field is stored as: the server cuts the ends of a name and of an address. */
const stored = (draft: CampaignDraft, field: (typeof fields)[number]) => {
  const value = draft[field]
  return (field === 'name' || field === 'replyTo') && typeof value === 'string' ? value.trim() : value
}

/** Mails are large: what is the same object is not looked at. */
export const isSameField = (a: CampaignDraft, b: CampaignDraft, field: (typeof fields)[number]): boolean =>
  a[field] === b[field] || JSON.stringify(stored(a, field)) === JSON.stringify(stored(b, field))

export const isSameDraft = (a: CampaignDraft, b: CampaignDraft): boolean =>
  fields.every((field) => isSameField(a, b, field))

/** What of a draft is to be written: only what differs, so that two people who change different fields don't meet. */
export function changeOf(base: CampaignDraft, draft: CampaignDraft): CampaignChange {
  return Object.fromEntries(
    fields.flatMap((field) => (isSameField(base, draft, field) ? [] : [[field, stored(draft, field)]])),
  )
}

/**
 * Puts two people's changes together: field by field, in each variant too. Where both changed the same it is undefined, or
 * with `keepsMine` what is mine; of a mail, that is asked of each block, if it is known how.
 */
export function mergeDrafts(
  base: CampaignDraft,
  mine: CampaignDraft,
  theirs: CampaignDraft,
  keepsMine?: boolean,
  mergeMails?: MergeValues,
): CampaignDraft | undefined {
  const variants = mergeItems(base.variants, mine.variants, theirs.variants, keepsMine, mergeMails)
  if (!variants) return undefined
  return mergeFields({ ...base, variants }, { ...mine, variants }, { ...theirs, variants }, keepsMine)
}

/** A change of the campaign as a change of the draft; an empty note or address is one that goes. */
export function partOf({
  name,
  senderId,
  replyTo,
  audience,
  variants,
  tracking,
  labels,
  note,
}: CampaignChange): Partial<CampaignDraft> {
  return {
    ...(name !== undefined && { name }),
    ...(senderId !== undefined && { senderId }),
    ...(replyTo !== undefined && { replyTo }),
    ...(audience !== undefined && { audience }),
    ...(variants !== undefined && { variants }),
    ...(tracking !== undefined && { tracking }),
    ...(labels !== undefined && { labels }),
    ...(note !== undefined && { note }),
  }
}

export type DraftProblem = 'name_empty' | 'reply_to_invalid'

/** What keeps a draft from being saved; what keeps a campaign from being sent is another question. */
export function draftProblems({ name, replyTo }: CampaignDraft): DraftProblem[] {
  return [
    ...(name.trim() === '' ? ['name_empty' as const] : []),
    ...(replyTo.trim() === '' || isEmailAddress(replyTo.trim()) ? [] : ['reply_to_invalid' as const]),
  ]
}

/** A draft without what keeps it from being saved: that is as it is stored (CAM-61). */
export function storableDraft(draft: CampaignDraft, stored: CampaignDraft): CampaignDraft {
  const problems = draftProblems(draft)
  return {
    ...draft,
    ...(problems.includes('name_empty') && { name: stored.name }),
    ...(problems.includes('reply_to_invalid') && { replyTo: stored.replyTo }),
  }
}

/** What makes another campaign of a draft; without a name it has that of the campaign it was. */
export const newCampaignOf = ({ name, replyTo, ...draft }: CampaignDraft, before: string): NewCampaign => ({
  ...draft,
  name: name.trim() || before,
  replyTo: replyTo.trim(),
})

/** The step and the field where a problem is put right. */
export const placeOfProblem: Record<DraftProblem, { step?: CampaignStep; target: string }> = {
  // The name stands above every step.
  name_empty: { target: 'name' },
  reply_to_invalid: { step: 'settings', target: 'replyTo' },
}
