import { createVar, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const height = createVar()

export const root = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 }),
)

export const area = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1],
    // Larger letters make it higher.
    minHeight: height,
    padding: vars.space[2],
    background: vars.colour.surface,
    border: `1px dashed ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.card,
    textAlign: 'center',
    selectors: {
      '&[data-filled]': { borderStyle: 'solid', borderColor: vars.colour.border },
      'label&': { cursor: 'pointer' },
      'label&:hover': { background: vars.colour.surfaceHover },
      '&[data-over]': {
        background: vars.colour.accentSoft,
        borderColor: vars.colour.accent,
        borderStyle: 'solid',
        outline: `1px solid ${vars.colour.accent}`,
      },
      '&[data-disabled]': { opacity: vars.opacity.disabled },
    },
  }),
)

export const picture = style(
  inComponents({
    height: `calc(${height} - ${vars.space[4]} - 2px)`,
    objectFit: 'contain',
    // White in every theme, as mails and forms have it: dark letters of a logo without a background stay readable.
    colorScheme: 'light',
    background: 'Canvas',
    borderRadius: vars.radius.control,
  }),
)

export const placeholder = style(inComponents({ position: 'absolute', inset: 0 }))

export const work = style(
  inComponents({
    position: 'relative',
    width: '100%',
    maxWidth: vars.measure.control,
    paddingInline: vars.space[2],
    paddingBlock: vars.space[1],
    background: vars.colour.surface,
    borderRadius: vars.radius.control,
    overflowWrap: 'anywhere',
  }),
)
