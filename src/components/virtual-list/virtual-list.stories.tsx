import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { VirtualList, type VirtualListProps } from '#components/virtual-list'
import * as styles from './virtual-list-stories.css.ts'

interface Note {
  id: string
  text: string
}

const noteAt = (index: number): Note => ({
  id: `n${index}`,
  text: `Note ${index}. ${'会議の記録です。 It takes as many lines as it takes. '.repeat((index * 7) % 5)}`,
})
const notes = (count: number, from = 0): readonly Note[] =>
  Array.from({ length: count }, (_, index) => noteAt(from + index))

function Framed(props: VirtualListProps<Note>) {
  return (
    <div className={styles.frame}>
      <VirtualList {...props} />
    </div>
  )
}

const meta = preview.meta({
  component: VirtualList<Note>,
  render: (args) => <Framed {...args} />,
  parameters: {
    about: {
      use: 'A long list of things of different heights, such as messages or events.',
      avoid:
        'Rows of one height with columns: the data table, which has no end. Fewer than about two hundred items: a plain list.',
      parts: ['What scrolls', 'The list, of which only what can be seen and a little more exists'],
      keys: [
        ['Tab', 'To the list, then to the controls of the items that are drawn.'],
        ['Arrows, Page Up, Page Down, Home, End', 'Scroll, as in every page.'],
      ],
      accessibility:
        'A list whose items say their place among all of them. What is in view stays where it is when items above it turn out higher, or when others come before them.',
    },
  },
  args: {
    label: 'Notes',
    items: notes(200),
    itemKey: ({ id }: Note) => id,
    children: ({ text }: Note) => <p>{text}</p>,
    onRangeChange: fn<(first: number, last: number) => void>(),
  },
})

/** When a frame is on the screen: rows are measured after its layout, right before it is painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(), { once: true })
      port1.start()
      port2.postMessage(undefined)
    })
  })
/** After a jump the rows that are met for the first time are measured: when nothing has moved for some frames. */
async function settled(scroller: HTMLElement) {
  let before = ''
  for (let still = 0; still < 5;) {
    await painted()
    const now = `${scroller.scrollTop} ${scroller.scrollHeight} ${scroller.querySelector('[data-index]')?.getAttribute('data-index')}`
    still = now === before ? still + 1 : 0
    before = now
  }
}
const scrollerOf = (canvas: { getByRole: (role: string) => HTMLElement }) => canvas.getByRole('group')

export const Default = meta.story()
export const Empty = meta.story({ args: { items: [] } })
export const Few = meta.story({ args: { items: notes(3) } })

export const TabGoesToTheListThatScrolls = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(scrollerOf(canvas)).toHaveFocus()
  },
})

/** Driven by the benchmark. */
export const AHundredThousand = meta.story({
  args: { items: notes(100_000) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3))
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60)
    const scroller = scrollerOf(canvas)
    scroller.scrollTop = scroller.scrollHeight
    await waitFor(() => expect(canvas.getByText(/^Note 99999\./)).toBeVisible())
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-setsize', '100000')
  },
})

export const WhatIsInViewDoesNotJump = meta.story({
  args: { items: notes(2000) },
  play: async ({ canvas }) => {
    const scroller = scrollerOf(canvas)
    scroller.scrollTop = 30_000
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).not.toHaveAttribute('aria-posinset', '1'))
    await settled(scroller)
    const seen = canvas
      .getAllByRole('listitem')
      .find((item) => item.getBoundingClientRect().top >= scroller.getBoundingClientRect().top)
    if (!seen) throw new Error('Nothing is in view.')
    const before = seen.getBoundingClientRect().top
    // Upwards, over rows that were never drawn: each moves by what was scrolled and no more.
    for (let step = 1; step <= 10; step++) {
      scroller.scrollTop -= 20
      await painted()
      await painted()
      await expect(Math.abs(seen.getBoundingClientRect().top - before - step * 20)).toBeLessThan(2)
    }
  },
})

function Growing(props: VirtualListProps<Note>) {
  const [items, setItems] = useState(() => notes(200, 1000))
  return (
    <>
      <Button onClick={() => setItems([...notes(50, 950), ...items])}>Earlier</Button>
      <Framed {...props} items={items} />
    </>
  )
}

export const ItemsThatComeBeforeMoveNothing = meta.story({
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const scroller = scrollerOf(canvas)
    scroller.scrollTop = 600
    await settled(scroller)
    const seen = canvas
      .getAllByRole('listitem')
      .find((item) => item.getBoundingClientRect().top >= scroller.getBoundingClientRect().top)
    if (!seen) throw new Error('Nothing is in view.')
    const [text, top] = [seen.textContent, seen.getBoundingClientRect().top]
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }))
    const same = canvas.getAllByRole('listitem').find((item) => item.textContent === text)
    await expect(Math.abs((same?.getBoundingClientRect().top ?? 0) - top)).toBeLessThan(2)
  },
})
