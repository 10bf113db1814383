import * as v from 'valibot'
import { Id, Iso } from './shapes.schema.ts'

/** How a contact, a subscription or a consent came to be. */
export const ContactSource = v.picklist(['manual', 'import', 'form', 'api', 'connection', 'tracking'])
export type ContactSource = v.InferOutput<typeof ContactSource>

export const SubscriptionStatus = v.picklist(['active', 'pending', 'unsubscribed'])
export type SubscriptionStatus = v.InferOutput<typeof SubscriptionStatus>

export const Subscription = v.strictObject({
  mailingListId: Id,
  status: SubscriptionStatus,
  source: ContactSource,
  updatedAt: Iso,
})
/** A contact's place on a mailing list. Unsubscribed is kept and marked; removed is gone. */
export type Subscription = v.InferOutput<typeof Subscription>
