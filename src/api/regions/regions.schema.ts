import * as v from 'valibot'
import { RegionId } from '#api/shapes'

export const Region = v.strictObject({
  id: RegionId,
  name: v.string(),
  city: v.string(),
  isDefault: v.boolean(),
})
/** Where the mails of a domain are sent from. A new domain is in the default region unless another is asked for. */
export type Region = v.InferOutput<typeof Region>
