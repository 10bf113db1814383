import { fallbackVar, style } from '@vanilla-extract/css'
import { breakpoint, largeText } from '#styles/breakpoint'
import { corner, margin } from '#styles/frame.css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const narrow = `(max-width: ${breakpoint.narrow - 1}px)`

/** The window in which a page as wide as it gets stands between the open navigation and the button of the frame. */
const ROOM_BESIDE = '84rem'

/** In a narrower window, as its text counts, a long title and the button for a new record leave no room for a number between them. */
const noRoomForCount = '(max-width: 25rem)'

export const root = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    selectors: {
      // In a window that is lower, such as one at 400 %, the page scrolls: a table of no height shows nothing.
      '&[data-fill]': { flex: 1, minHeight: vars.measure.text },
      '&:not([data-fill])': {
        width: '100%',
        maxWidth: vars.measure.page,
        marginInline: 'auto',
        gap: vars.space[6],
        padding: margin,
      },
    },
  }),
)
export const header = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: vars.space[3],
    paddingInlineEnd: fallbackVar(corner, '0px'),
    selectors: {
      '[data-fill] > &': {
        flexWrap: 'nowrap',
        padding: `${vars.space[5]} ${margin} ${vars.space[3]}`,
        paddingInlineEnd: `calc(${margin} + ${fallbackVar(corner, '0px')})`,
      },
    },
    '@media': {
      // Here the margins of the page have room for it.
      [`(min-width: ${ROOM_BESIDE})`]: { selectors: { ':not([data-fill]) > &': { paddingInlineEnd: 0 } } },
      // It stays while the page scrolls: the button of the frame stands over it, and over nothing else.
      [`(min-width: ${breakpoint.narrow}px)`]: {
        selectors: {
          ':not([data-fill]) > &': {
            position: 'sticky',
            zIndex: vars.layer.sticky,
            top: 0,
            marginBlock: `calc(-1 * ${vars.space[5]}) calc(-1 * ${vars.space[3]})`,
            paddingBlock: `${vars.space[5]} ${vars.space[3]}`,
            background: vars.colour.canvas,
          },
        },
      },
      [largeText]: { selectors: { '[data-fill] > &': { flexWrap: 'wrap' } } },
      [narrow]: {
        selectors: {
          '[data-fill] > &': { padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[3]}` },
          // Below the title, a state stands beside buttons that are higher.
          ':not([data-fill]) > &': { alignItems: 'center' },
        },
      },
    },
  }),
)
export const title = style(
  inComponents({
    fontSize: vars.fontSize[20],
    lineHeight: vars.lineHeight[20],
    overflowWrap: 'anywhere',
    // In the middle of the buttons beside it, which are higher for a finger.
    minHeight: vars.control.medium,
    alignContent: 'center',
    selectors: { '&[data-hidden]': { position: 'absolute', outline: 'none' } },
    '@media': {
      [narrow]: {
        selectors: {
          // A title that loads later than the actions must not move them: it has a line of its own from the start.
          ':not([data-fill]) > * > &': { flexBasis: '100%', minHeight: 0 },
        },
      },
    },
  }),
)
export const lead = style(
  inComponents({
    flex: `1 1 ${vars.measure.control}`,
    alignSelf: 'stretch',
    minWidth: 0,
    '@media': { [narrow]: { flexBasis: '100%' } },
  }),
)
export const count = style(
  inComponents({
    // It wraps before the title does.
    flexShrink: 99,
    color: vars.colour.textMuted,
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      // Said to whoever listens; what shows leaves the title whole beside the button.
      [noRoomForCount]: {
        selectors: { '[data-fill] > * > &': { position: 'absolute', clipPath: 'inset(50%)' } },
      },
    },
  }),
)
export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignSelf: 'center',
    gap: vars.space[3],
    marginInlineStart: 'auto',
    selectors: { '[data-fill] > * > &': { flexWrap: 'nowrap', gap: vars.space[2] } },
    '@media': {
      [narrow]: { selectors: { ':not([data-fill]) > * > &': { marginInlineStart: 0 } } },
    },
  }),
)
export const content = style(
  inComponents({
    position: 'relative',
    flex: 1,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    borderTop: `1px solid ${vars.colour.border}`,
    background: vars.colour.surface,
  }),
)
