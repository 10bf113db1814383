/** Least width of a column on the 4 px grid, and its share of what is left over. */
export interface ColumnWidth {
  least: number
  share: number
}

/** The columns of a grid in CSS, and the width below which it scrolls sideways. */
export function gridTemplate(widths: readonly ColumnWidth[]): { template: string; leastWidth: string } {
  // In rem: with larger text the columns are wider.
  const rem = (least: number) => `${least / 4}rem`
  return {
    template: widths
      .map(({ least, share }) => (share === 0 ? rem(least) : `minmax(${rem(least)}, ${share}fr)`))
      .join(' '),
    leastWidth: rem(widths.reduce((sum, { least }) => sum + least, 0)),
  }
}
