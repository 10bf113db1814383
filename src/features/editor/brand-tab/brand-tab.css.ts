import { createVar, style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const family = createVar()

export const colours = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(calc(${vars.measure.figure} * 1.25), 100%), 1fr))`,
    gap: vars.space[2],
  }),
)
export const gaps = style(inFeatures({ paddingInlineStart: vars.space[4], listStyle: 'disc' }))
export const sample = style(inFeatures({ fontFamily: family, fontSize: vars.fontSize[16] }))
export const logo = style(
  inFeatures({
    maxHeight: vars.space[16],
    objectFit: 'contain',
    objectPosition: 'left',
    padding: vars.space[2],
    // A logo is drawn for the white of paper.
    background: 'white',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
  }),
)
