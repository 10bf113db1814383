import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Room for three tiles beside each other, and for four. */
const three = '(min-width: 38rem)'
const four = '(min-width: 51rem)'

export const room = style(inFeatures({ containerType: 'inline-size' }))
// Seven tiles, and no hole at any width: the first says most, and takes what the six others leave.
export const tiles = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[4],
    '@container': {
      '(min-width: 17rem)': { gridTemplateColumns: 'repeat(2, 1fr)' },
      [three]: { gridTemplateColumns: 'repeat(3, 1fr)' },
      [four]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    },
  }),
)
export const tile = style(
  inFeatures({
    position: 'relative',
    display: 'grid',
    borderRadius: vars.radius.card,
    // The link covers the tile and shows nothing of its own.
    selectors: {
      '&:has(a:focus-visible)': { outline: `2px solid ${vars.colour.borderFocus}` },
      '&:first-child': { gridColumn: '1 / -1' },
    },
    '@container': { [four]: { selectors: { '&:first-child': { gridColumn: 'span 2' } } } },
  }),
)
