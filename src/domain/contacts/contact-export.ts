import { EXPORT_ROWS } from '#lib/export-rows'
import { ruleBroken } from '#domain/kernel/refusals'

/** A file that is asked for as a whole would have more rows than one answer may have. */
export const tooLargeForOneFile = () =>
  ruleBroken(
    `A file has at most ${EXPORT_ROWS} contacts. Ask for it in parts, with limit and offset.`,
    `1つのファイルに含められるコンタクトは${EXPORT_ROWS}件までです。limitとoffsetを指定して、分割してエクスポートしてください。`,
  )
