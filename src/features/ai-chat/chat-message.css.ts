import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { breathe } from '#styles/motion.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    selectors: {
      '&[data-role=user]': {
        position: 'relative',
        alignSelf: 'flex-end',
        maxWidth: '90%',
        paddingInline: vars.space[3],
        paddingBlock: vars.space[2],
        background: vars.colour.accentSoft,
        borderRadius: vars.radius.card,
      },
    },
  }),
)
/** Beside the message, where nothing else stands. */
export const edit = style(inFeatures({ position: 'absolute', top: 0, insetInlineEnd: '100%' }))
export const text = style(inFeatures({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }))
export const step = style(
  inFeatures({
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
  }),
)
export const stepTitle = style(
  inFeatures({
    minHeight: vars.space[6],
    alignContent: 'center',
    overflowWrap: 'anywhere',
    selectors: { 'summary&': { cursor: 'pointer' } },
  }),
)
export const stepText = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    marginInlineStart: vars.space[1],
    marginTop: vars.space[1],
    paddingInlineStart: vars.space[3],
    borderInlineStart: `1px solid ${vars.colour.border}`,
  }),
)
export const detail = style(inFeatures({ color: vars.colour.text }))

/** Goes on at this moment. */
export const live = style(
  inFeatures({
    '::before': {
      content: '',
      display: 'inline-block',
      width: vars.space[2],
      height: vars.space[2],
      marginInlineEnd: vars.space[2],
      borderRadius: vars.radius.full,
      background: vars.colour.seal,
      animation: `${breathe} calc(${vars.duration.slow} * 6) infinite`,
    },
  }),
)
