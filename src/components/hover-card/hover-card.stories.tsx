import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { HoverCard } from '#components/hover-card'

const card = () => screen.queryByRole('group', { name: 'Hana Sato' })

const meta = preview.meta({
  component: HoverCard,
  parameters: {
    about: {
      use: 'A look at what a link leads to without going there: a contact, a segment, a campaign.',
      avoid:
        'What is needed to go on, or can be had nowhere else: show it. A few words: a tooltip. Fields and buttons: a popover.',
      parts: ['The link', 'The card, below it, or above where there is more room'],
      keys: [
        ['Tab', 'To the link: it opens after a moment; on through what is in the card.'],
        ['Escape', 'Closes it, and nothing beneath; the focus stays.'],
      ],
      accessibility:
        'A group named by its label, which the link points to as its details. Opens after 300 ms of hover or keyboard focus, stays while the pointer or the focus is on the link or in the card, closes 200 ms after; fingers do not open it (WCAG 1.4.13).',
    },
  },
  args: {
    label: 'Hana Sato',
    content: 'Hana Sato, hana@example.jp. Subscribed to Spring news since March 3.',
    children: <Button tone="quiet">hana@example.jp</Button>,
  },
})

export const Default = meta.story()

export const OpensOnHover = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await waitFor(() => expect(card()).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'hana@example.jp' })).toHaveAttribute(
      'aria-details',
      card()?.id,
    )
  },
})

export const LongInJapanese = meta.story({
  args: {
    label: '佐藤花',
    content: `佐藤花さん。${'春のお知らせと展示会の案内を購読しています。'.repeat(6)}`,
    children: <Button tone="quiet">佐藤花</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('group', { name: '佐藤花' })).toBeVisible())
  },
})

export const StaysWhileThePointerIsInIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('button')
    await userEvent.hover(link)
    await waitFor(() => expect(card()).toBeVisible())
    const shown = screen.getByText(/^Hana Sato,/)
    await fireEvent.pointerOut(link, { relatedTarget: document.body })
    await fireEvent.pointerOver(shown, { relatedTarget: document.body })
    await expect(card()).toBeVisible()
    await fireEvent.pointerOut(shown, { relatedTarget: document.body })
    await waitFor(() => expect(card()).toBeNull())
  },
})

export const OpensOnFocusAndEscapeClosesIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(card()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(card()).toBeNull()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-details')
  },
})

export const TheFocusCanGoIntoIt = meta.story({
  args: { content: <Button>Copy the address</Button> },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(card()).toBeVisible())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Copy the address' })).toHaveFocus()
    await expect(card()).toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(card()).toBeNull())
  },
})

export const APressOnTheLinkClosesIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await waitFor(() => expect(card()).toBeVisible())
    await userEvent.click(canvas.getByRole('button'))
    await expect(card()).toBeNull()
  },
})
