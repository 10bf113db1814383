import { fallbackVar, style } from '@vanilla-extract/css'
import { corner } from '#styles/frame.css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    height: '100%',
    minWidth: 0,
    minHeight: 0,
  }),
)
export const header = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    paddingInline: `${vars.space[4]} calc(${vars.space[4]} + ${fallbackVar(corner, '0px')})`,
    paddingBlock: vars.space[2],
    borderBottom: `1px solid ${vars.colour.border}`,
  }),
)
