import PanelRight from 'lucide-react/icons/panel-right'
import { useState } from 'react'
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { Pane, toggledPane, type PaneProps, type PaneState } from '#components/pane'
import * as styles from './pane-stories.css.ts'
import { Inline, Stack } from '#components/layout'
import { StatTile } from '#components/stat-tile'

const drawn = fn<() => void>()

function Beside() {
  drawn()
  return <p>The page beside it. ここにはページの内容が表示されます。</p>
}

function Page({ value: initial, onValueChange, ...rest }: PaneProps) {
  const [value, setValue] = useState(initial)
  const change = (next: PaneState) => {
    setValue(next)
    onValueChange(next)
  }
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <Button icon={<Icon of={PanelRight} />} onClick={() => change(toggledPane(value))}>
          {value.collapsed ? 'Open AI Pane' : 'Close AI Pane'}
        </Button>
        <Beside />
      </div>
      <Pane {...rest} value={value} onValueChange={change} />
    </div>
  )
}

const meta = preview.meta({
  component: Pane,
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    drawn.mockClear()
  },
  parameters: {
    about: {
      use: 'Something that helps beside the whole page and is there to stay: the AI assistant. The reader sets its width.',
      avoid: 'A task of its own: a dialog or a sheet. A part of one page: a card in its grid.',
      parts: [
        'The splitter: 280 px from the right at first, 220 at the least, 520 at the most',
        'What is in it, drawn from the first opening on',
      ],
      keys: [
        ['Tab', 'To the splitter.'],
        ['Left, Right', 'Wider or narrower by 16 px; Left opens a closed pane.'],
        ['Home, End', 'To 220 and to 520 px.'],
        ['Enter', 'Closes and opens it.'],
        ['Escape', 'While it is dragged: as it was.'],
      ],
      accessibility:
        'A separator that can be focused, with the width as its value, 0 when closed, and the region it controls. Dragging below 110 px closes, a double click goes back to 280. When it closes with the focus in it, the splitter has the focus.',
    },
  },
  args: {
    label: 'AI assistant',
    value: { width: 280, collapsed: false },
    onValueChange: fn<(value: PaneState) => void>(),
    children: (
      <div className={styles.inside}>
        <strong>New</strong>
        <p>Ask about your contacts, campaigns and results.</p>
        <Button>New thread</Button>
      </div>
    ),
  },
})

/** A drag of the splitter by so many pixels, a few at a time. */
async function drag(splitter: Element, by: number, end: 'up' | 'held' = 'up') {
  const at = (clientX: number) => ({ clientX, clientY: 50, button: 0, pointerId: 1, isPrimary: true })
  // No pointer of the machine stands behind these events, so that there is none to capture.
  const capture = spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {})
  await fireEvent.pointerDown(splitter, at(500))
  capture.mockRestore()
  for (const part of [0.25, 0.5, 0.75, 1]) await fireEvent.pointerMove(splitter, at(500 + by * part))
  if (end === 'up') await fireEvent.pointerUp(splitter, at(500 + by))
}

export const Default = meta.story()
export const Widest = meta.story({ args: { value: { width: 520, collapsed: false } } })
export const Japanese = meta.story({
  args: {
    label: 'AIアシスタント',
    children: (
      <div className={styles.inside}>
        <strong>新しいチャット</strong>
        <p>連絡先やキャンペーン、配信の結果について質問できます。</p>
      </div>
    ),
  },
})

export const Closed = meta.story({
  args: { value: { width: 300, collapsed: true } },
  play: async ({ canvas, userEvent }) => {
    const splitter = canvas.getByRole('separator')
    await expect(splitter).toHaveAttribute('aria-valuenow', '0')
    await expect(splitter).toHaveAttribute('aria-valuemin', '0')
    await expect(canvas.queryByText('New')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Open AI Pane' }))
    await expect(canvas.getByRole('region', { name: 'AI assistant' })).toBeVisible()
    await expect(splitter).toHaveAttribute('aria-valuenow', '300')
  },
})

export const AWidthThatCannotBe = meta.story({
  args: { value: { width: Number.NaN, collapsed: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-valuenow', '280')
  },
})

export const IsASplitterOfTheRegion = meta.story({
  play: async ({ canvas, says }) => {
    const splitter = canvas.getByRole('separator', { name: says('pane.resize', { pane: 'AI assistant' }) })
    await expect(splitter).toHaveAttribute('aria-valuemin', '220')
    await expect(splitter).toHaveAttribute('aria-valuemax', '520')
    await expect(splitter).toHaveAttribute(
      'aria-controls',
      canvas.getByRole('region', { name: 'AI assistant' }).id,
    )
  },
})

export const TheKeysMoveIt = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    const splitter = canvas.getByRole('separator')
    await expect(splitter).toHaveFocus()
    for (const [keys, width] of [
      ['{ArrowLeft}', 296],
      ['{ArrowRight}{ArrowRight}', 264],
      ['{End}', 520],
      ['{ArrowLeft}', 520],
      ['{Home}', 220],
      ['{ArrowRight}', 220],
      ['{ArrowLeft}', 236],
    ] as const) {
      await userEvent.keyboard(keys)
      await expect(splitter).toHaveAttribute('aria-valuenow', String(width))
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ width: 236, collapsed: false })
  },
})

export const EnterClosesAndOpens = meta.story({
  args: { value: { width: 300, collapsed: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ width: 300, collapsed: true })
    await expect(canvas.queryByRole('region', { name: 'AI assistant' })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ width: 300, collapsed: false })
    await expect(canvas.getByRole('region', { name: 'AI assistant' })).toBeVisible()
  },
})

export const ADragDrawsNothingBesideAnew = meta.story({
  play: async ({ canvas, args }) => {
    const splitter = canvas.getByRole('separator')
    const before = drawn.mock.calls.length
    await drag(splitter, -60, 'held')
    await expect(splitter).toHaveAttribute('aria-valuenow', '340')
    await expect(
      canvas.getByRole('region', { name: 'AI assistant' }).getBoundingClientRect().width,
    ).toBeLessThanOrEqual(340)
    await expect(drawn.mock.calls.length).toBe(before)
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await fireEvent.pointerUp(splitter, { pointerId: 1 })
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith({ width: 340, collapsed: false })
    await expect(splitter).toHaveFocus()
  },
})

export const ADragSnaps = meta.story({
  play: async ({ canvas, args }) => {
    const splitter = canvas.getByRole('separator')
    await drag(splitter, 150)
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ width: 220, collapsed: false })
    await drag(splitter, -1000)
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ width: 520, collapsed: false })
  },
})

export const ADragShutForgetsTheWidth = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const splitter = canvas.getByRole('separator')
    await drag(splitter, 171)
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ width: 0, collapsed: true })
    await expect(canvas.queryByRole('region', { name: 'AI assistant' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Open AI Pane' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ width: 280, collapsed: false })
  },
})

export const ADragOpensIt = meta.story({
  args: { value: { width: 0, collapsed: true } },
  play: async ({ canvas, args }) => {
    await drag(canvas.getByRole('separator'), -400)
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ width: 400, collapsed: false })
    await expect(canvas.getByText('New')).toBeVisible()
  },
})

export const EscapeEndsADrag = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const splitter = canvas.getByRole('separator')
    await drag(splitter, -100, 'held')
    await waitFor(() => expect(splitter).toHaveAttribute('aria-valuenow', '380'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(splitter).toHaveAttribute('aria-valuenow', '280'))
    await fireEvent.pointerUp(splitter, { pointerId: 1 })
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const ADoubleClickResets = meta.story({
  args: { value: { width: 400, collapsed: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('separator'))
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith({ width: 280, collapsed: false })
  },
})

function ClosesFromInside({ value: initial, onValueChange, ...rest }: PaneProps) {
  const [value, setValue] = useState(initial)
  return (
    <div className={styles.page}>
      <div className={styles.main} />
      <Pane {...rest} value={value} onValueChange={onValueChange}>
        <Button onClick={() => setValue(toggledPane)}>Close</Button>
      </Pane>
    </div>
  )
}

export const TheFocusIsNotLostWhenItCloses = meta.story({
  render: (args) => <ClosesFromInside {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.getByRole('separator')).toHaveFocus()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline nowrap align="start">
      <Stack grow>Contacts</Stack>
      <Pane label="AI assistant" value={{ width: 220, collapsed: false }} onValueChange={() => undefined}>
        <div className={styles.inside}>
          <p>Ask about your contacts, campaigns and results.</p>
          <Button>New thread</Button>
        </div>
      </Pane>
    </Inline>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline nowrap align="start">
      <Stack grow>Contacts</Stack>
      <Pane label="Growth" value={{ width: 220, collapsed: false }} onValueChange={() => undefined}>
        <div className={styles.inside}>
          <StatTile label="Contacts" value={12_480} change={0.124} since="from last month" />
        </div>
      </Pane>
    </Inline>
  ),
})
