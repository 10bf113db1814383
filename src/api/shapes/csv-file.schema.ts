import * as v from 'valibot'
import { Quantity } from './shapes.schema.ts'

export const CsvFile = v.strictObject({
  filename: v.string(),
  mediaType: v.literal('text/csv'),
  data: v.string(),
  rows: Quantity,
})
/** An exported table. `data` is the file in base64; `rows` without the header. */
export type CsvFile = v.InferOutput<typeof CsvFile>
