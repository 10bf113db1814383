/** Decimals of a percentage that are enough for one of a hundred million. */
const MOST_DIGITS = 6

type NumberFormat = Pick<Intl.NumberFormatOptions, 'style' | 'maximumFractionDigits' | 'roundingMode'>
interface NumberWriter {
  formatNumber: (value: number, format: NumberFormat) => string
}

/** How rates are usually written: 42.3%. */
export const SHARE = { style: 'percent', maximumFractionDigits: 1 } as const
/** Rates that are usually so small that a tenth of a per cent is a lot. */
export const SMALL_SHARE = { style: 'percent', maximumFractionDigits: 2 } as const

/**
 * A share of 0 to 1 in per cent, with more decimals where fewer would make none or all of a part: 9,996 of 10,000 are not
 * 100%, and 4 are not 0% (WRI-14). What is not in per cent is written as it is.
 */
export function shareText(
  { formatNumber }: NumberWriter,
  share: number,
  format: NumberFormat = SHARE,
): string {
  if (format.style !== 'percent' || !(share > 0 && share < 1)) return formatNumber(share, format)
  let digits = format.maximumFractionDigits ?? 0
  const isWhole = () => ['0', '100'].includes(String(Number((share * 100).toFixed(digits))))
  while (digits < MOST_DIGITS && isWhole()) digits += 1
  return formatNumber(share, {
    ...format,
    maximumFractionDigits: digits,
    // What is smaller still is the least that can be written, and never all.
    ...(isWhole() && { roundingMode: share < 0.5 ? 'ceil' : 'floor' }),
  })
}
