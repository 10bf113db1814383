/** Least width of a column on the 4 px grid, and its share of what is left over. */
export interface ColumnWidth {
  least: number
  share: number
}

/** The columns of a grid in CSS, and the width below which it scrolls sideways. */
export function gridTemplate(widths: readonly ColumnWidth[]): { template: string; leastWidth: string } {
  const px = (least: number) => `${least * 4}px`
  return {
    template: widths
      .map(({ least, share }) => (share === 0 ? px(least) : `minmax(${px(least)}, ${share}fr)`))
      .join(' '),
    leastWidth: px(widths.reduce((sum, { least }) => sum + least, 0)),
  }
}
