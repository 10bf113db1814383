import * as v from 'valibot'

export const RegionId = v.picklist(['ap-northeast-1', 'us-east-1', 'eu-west-1'])
/** Where mails are sent from. */
export type RegionId = v.InferOutput<typeof RegionId>
