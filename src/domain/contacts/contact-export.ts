import { ruleBroken } from '#domain/kernel/refusals'

/** Rows of a part of a file, and of a file that is asked for as a whole (EXP-9). */
export const EXPORT_ROWS = { most: 20_000 } as const

/** A file that is asked for as a whole would have more rows than one answer may have. */
export const tooLargeForOneFile = () =>
  ruleBroken(
    `A file has at most ${EXPORT_ROWS.most} contacts. Ask for it in parts, with limit and offset.`,
    `1つのファイルに含められるコンタクトは${EXPORT_ROWS.most}件までです。limitとoffsetを指定して、分割してエクスポートしてください。`,
  )
