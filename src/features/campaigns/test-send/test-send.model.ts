import type { Campaign } from '#api/campaigns'
import type { TransactionalSend } from '#api/transactional'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'

/** Addresses of one test. */
export const TEST_MOST = 5

/** Everybody who gets the test, each once. */
export const addressesOf = (typed: readonly string[], own: string | undefined): string[] => [
  ...new Set([...typed, ...(own === undefined ? [] : [own])].map(normalizeEmail)),
]

export type AddressProblem = { kind: 'nobody' | 'tooMany' } | { kind: 'wrong'; address: string }

export function addressProblem(addresses: readonly string[]): AddressProblem | undefined {
  if (addresses.length === 0) return { kind: 'nobody' }
  const wrong = addresses.find((address) => !isEmailAddress(address))
  if (wrong !== undefined) return { kind: 'wrong', address: wrong }
  return addresses.length > TEST_MOST ? { kind: 'tooMany' } : undefined
}

export interface TestChoice {
  campaign: Pick<Campaign, 'id' | 'variants' | 'replyTo'>
  senderId: string
  addresses: readonly string[]
  variantId: string | undefined
  asContactId: string | undefined
}

/** What is sent as a test: the subject is that of the variant. */
export const testOf = ({
  campaign,
  senderId,
  addresses,
  variantId,
  asContactId,
}: TestChoice): Omit<TransactionalSend, 'idempotencyKey'> => ({
  kind: 'test',
  to: addresses.map((email) => ({ email })),
  senderId,
  subject: campaign.variants.find(({ id }) => id === variantId)?.subject ?? '',
  campaignId: campaign.id,
  ...(campaign.replyTo !== undefined && { replyTo: campaign.replyTo }),
  ...(variantId !== undefined && { variantId }),
  ...(asContactId !== undefined && { asContactId }),
})
