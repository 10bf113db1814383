/**
 * One line that ends in three dots. A name from right to left is read in its own direction, so that it is cut at its own end,
 * and begins where all others do (CMP-42).
 */
export const cut = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  unicodeBidi: 'plaintext',
  whiteSpace: 'nowrap',
} as const
