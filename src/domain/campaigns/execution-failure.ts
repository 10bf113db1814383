import type { Campaign, Execution } from '#api/campaigns'

/** What a run that failed says of itself, by its reason. */
export const executionErrors: Record<NonNullable<Campaign['statusReason']>, Execution['error'] & object> = {
  sender_not_verified: { code: 422, message: 'The sender is not verified any more.' },
  no_recipients: { code: 422, message: 'Nobody is in the audience.' },
  provider_unavailable: { code: 503, message: 'The mail servers did not take any more mails.' },
}
