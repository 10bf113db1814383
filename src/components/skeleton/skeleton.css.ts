import { createVar, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { appear, breathe } from '#styles/motion.css'
import { vars } from '#styles/theme.css'

export const width = createVar()

export const root = style(
  inComponents({
    display: 'block',
    width,
    height: vars.space[3],
    marginBlock: vars.space[1],
    background: vars.colour.border,
    borderRadius: vars.radius.chip,
    // Nothing for what comes within 120 ms (ERR-1): a flash of grey is worse than a moment of nothing.
    animation: [
      `${appear} ${vars.duration.medium} ${vars.easing.standard} 120ms backwards`,
      `${breathe} 2s ease-in-out 400ms infinite`,
    ].join(', '),
    selectors: {
      '&[data-skeleton=title]': { height: vars.space[5] },
      '&[data-skeleton=control]': {
        height: vars.control.medium,
        borderRadius: vars.radius.control,
        marginBlock: 0,
      },
      '&[data-skeleton=circle]': {
        width: vars.space[6],
        height: vars.space[6],
        borderRadius: vars.radius.full,
        marginBlock: 0,
      },
      '&[data-skeleton=block]': {
        height: '100%',
        minHeight: vars.space[16],
        borderRadius: vars.radius.card,
        marginBlock: 0,
      },
    },
    // Drawn with forced colours.
    outline: '1px solid transparent',
  }),
)
