import { isCondition } from '#api/shapes'
import type { CampaignDraft } from '#features/campaigns/campaign-step'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
const isAudience = (value: unknown): value is CampaignDraft['audience'] =>
  isRecord(value) &&
  areTexts(value['mailingListIds']) &&
  areTexts(value['segmentIds']) &&
  areTexts(value['excludeSegmentIds']) &&
  (value['segmentMatch'] === 'any' || value['segmentMatch'] === 'all') &&
  (value['conditions'] === undefined || isCondition(value['conditions']))
const areVariants = (value: unknown): value is CampaignDraft['variants'] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (one) =>
      isRecord(one) &&
      typeof one['id'] === 'string' &&
      typeof one['subject'] === 'string' &&
      typeof one['previewText'] === 'string' &&
      typeof one['weight'] === 'number' &&
      (one['doc'] === undefined || (isRecord(one['doc']) && one['doc']['version'] === 1)),
  )
const isTracking = (value: unknown): value is CampaignDraft['tracking'] =>
  isRecord(value) && typeof value['opens'] === 'boolean' && typeof value['clicks'] === 'boolean'

/** The draft that an unknown value is, such as one that the browser kept; undefined where it is none. */
export function decodeDraft(value: unknown): CampaignDraft | undefined {
  if (!isRecord(value)) return undefined
  const { name, senderId, replyTo, audience, variants, tracking, labels, note } = value
  return typeof name === 'string' &&
    (senderId === null || typeof senderId === 'string') &&
    typeof replyTo === 'string' &&
    isAudience(audience) &&
    areVariants(variants) &&
    isTracking(tracking) &&
    areTexts(labels) &&
    typeof note === 'string'
    ? { name, senderId, replyTo, audience, variants, tracking, labels, note }
    : undefined
}
