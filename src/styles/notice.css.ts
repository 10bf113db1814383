import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** A drawing over a few words in the middle of a page that has nothing else to show: nothing there yet, or an error. */
export const root = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[4],
    width: '100%',
    marginInline: 'auto',
    padding: `${vars.space[10]} ${vars.space[4]}`,
    textAlign: 'center',
  }),
)
export const drawing = style(
  inComponents({ display: 'inline-flex', padding: vars.space[3], color: vars.colour.textMuted }),
)
export const text = style(inComponents({ color: vars.colour.textMuted, textWrap: 'balance' }))
