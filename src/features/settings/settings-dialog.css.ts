import { style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const narrow = `(max-width: ${breakpoint.narrow - 1}px)`
const wide = `(min-width: ${breakpoint.narrow}px)`

// The sheet's body scrolls as one; the menu stays in sight beside it.
export const root = style(
  inFeatures({
    display: 'flex',
    alignItems: 'flex-start',
    minHeight: '100%',
    '@media': { [narrow]: { flexDirection: 'column', alignItems: 'stretch' } },
  }),
)
export const menu = style(
  inFeatures({
    position: 'sticky',
    top: 0,
    flexShrink: 0,
    width: vars.measure.control,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[5],
    padding: vars.space[4],
    '@media': { [narrow]: { display: 'none' } },
  }),
)
export const picker = style(
  inFeatures({ padding: `${vars.space[4]} ${vars.space[4]} 0`, '@media': { [wide]: { display: 'none' } } }),
)
export const group = style(inFeatures({}))
export const heading = style(
  inFeatures({
    padding: `${vars.space[1]} ${vars.space[3]}`,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    fontWeight: vars.fontWeight.medium,
  }),
)
export const entry = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.control.medium,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.control,
    color: vars.colour.text,
    fontSize: vars.fontSize[13],
    textDecoration: 'none',
    selectors: {
      '&:hover:not([aria-disabled])': { background: vars.colour.surfaceHover },
      '&[aria-current=page]': {
        background: vars.colour.surfaceSelected,
        fontWeight: vars.fontWeight.medium,
      },
      '&[aria-disabled]': { color: vars.colour.textMuted },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-current=page]': { outline: '2px solid Highlight' } },
      },
    },
  }),
)
export const words = style(
  inFeatures({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
)
export const content = style(
  inFeatures({
    flex: 1,
    minWidth: 0,
    padding: vars.space[8],
    '@media': {
      [narrow]: { padding: vars.space[4] },
      [wide]: {
        borderInlineStart: `1px solid ${vars.colour.border}`,
        minHeight: '100%',
        alignSelf: 'stretch',
      },
    },
  }),
)
export const skeleton = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    maxWidth: vars.measure.task,
    marginInline: 'auto',
  }),
)
