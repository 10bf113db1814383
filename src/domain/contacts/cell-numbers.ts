/**
 * A number as sheets show it: with a sign of money before it, or 円, % or what is counted behind. A backslash is the yen sign of Shift_JIS, and
 * bookkeepers write ▲ and △ for minus.
 */
const SHOWN =
  /^([-+]?)\s*[¥\\$€£]?\s*([-+]?)\s*((?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?(?:e[-+]?\d+)?)\s*(?:円|%|回|件|人|名|個|点|歳|才|pt|ポイント)?$/i

/**
 * The number that a cell of a file is written as, with a dot before its decimals and nothing between its digits; undefined for
 * what is none. Of a percentage it is the number before the sign: 12% is 12 (IMP-33).
 */
export function digitsOfCell(cell: string): string | undefined {
  const text = cell.normalize('NFKC').replaceAll(/[−▲△]/g, '-').trim()
  const [whole, before = '', behind = '', digits = ''] = SHOWN.exec(text) ?? []
  if (whole === undefined || !/^\.?\d/.test(digits) || (before !== '' && behind !== '')) return undefined
  return before + behind + digits.replaceAll(',', '')
}

/** The number that a cell of a file stands for; undefined for what is none. */
export function numberOfCell(cell: string): number | undefined {
  const number = Number(digitsOfCell(cell) ?? Number.NaN)
  return Number.isFinite(number) ? number : undefined
}
