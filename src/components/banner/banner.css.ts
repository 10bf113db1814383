import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const kind = (name: 'info' | 'success' | 'warning' | 'danger') => ({
  background: vars.colour[name].bg,
  borderColor: vars.colour[name].border,
})

export const root = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: vars.space[2],
    rowGap: vars.space[2],
    padding: `${vars.space[2]} ${vars.space[3]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    color: vars.colour.text,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    selectors: {
      '&[data-kind=info]': kind('info'),
      '&[data-kind=success]': kind('success'),
      '&[data-kind=warning]': kind('warning'),
      '&[data-kind=danger]': kind('danger'),
    },
  }),
)
export const drawing = style(
  inComponents({
    // Half the height of a line less half the drawing: it sits on the first line.
    paddingBlock: `calc((${vars.lineHeight[13]} - ${vars.space[4]}) / 2 + ${vars.space[1]})`,
    selectors: {
      [`${root}[data-kind=info] > &`]: { color: vars.colour.info.fg },
      [`${root}[data-kind=success] > &`]: { color: vars.colour.success.fg },
      [`${root}[data-kind=warning] > &`]: { color: vars.colour.warning.fg },
      [`${root}[data-kind=danger] > &`]: { color: vars.colour.danger.fg },
    },
  }),
)
export const words = style(
  inComponents({ flex: `1 1 calc(${vars.space[16]} * 3)`, minWidth: 0, paddingBlock: vars.space[1] }),
)
export const action = style(inComponents({ display: 'flex', gap: vars.space[2] }))
