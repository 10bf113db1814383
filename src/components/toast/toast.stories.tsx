import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { TextField } from '#components/text-field'
import { ToastRegion, toasts, type NewToast } from '#components/toast'
import { DAY } from '#lib/duration'

const undone = fn()
// Long enough to be looked at; a behaviour that waits for the end says how long itself.
const LONG = 60_000
/** How far the clock is put on, ms. */
let later = 0

const meta = preview.meta({
  component: ToastRegion,
  parameters: {
    // It covers the window: on the docs page each story has one of its own.
    docs: { story: { inline: false, height: '320px' } },
    about: {
      use: 'What just happened, somewhere else than where one looks: saved, sent, failed in the background; with Undo.',
      avoid: 'What stays true: a banner. What must be answered: a dialog. A field: its error.',
      parts: [
        'The region in the corner: the last four',
        'A toast: drawing, words, an action, a close button',
        'Close all, from two on',
      ],
      keys: [
        ['F8', 'To the region.'],
        ['Tab', 'Through its actions.'],
        ['Escape', 'Back to where one was.'],
      ],
      accessibility:
        'Announced once: politely, errors at once. They do not go while the region has the pointer or the focus.',
    },
  },
  // The region itself stands in every story, as it does in the app.
  render: () => <></>,
  beforeEach: () => {
    undone.mockClear()
    return () => {
      toasts.resume()
      toasts.removeAll()
    }
  },
})

const adding =
  (...added: NewToast[]) =>
  () => {
    for (const toast of added) toasts.add({ duration: LONG, ...toast })
  }

export const Info = meta.story({ beforeEach: adding({ content: 'Your export is ready.' }) })
export const Saved = meta.story({ beforeEach: adding({ type: 'success', content: 'Saved' }) })
export const Failed = meta.story({ beforeEach: adding({ type: 'error', content: 'Failed to save' }) })
export const WithATicket = meta.story({
  beforeEach: adding({ type: 'error', content: 'Failed to save', ticketId: 'tk_7f3a9c' }),
  play: async ({ says }) => {
    const toast = await screen.findByRole('alert')
    await expect(within(toast).getByText('tk_7f3a9c')).toBeVisible()
    await expect(within(toast).getByRole('button', { name: says('errorBlock.copyTicket') })).toBeVisible()
  },
})
export const CoversNoMainButton = meta.story({
  render: () => (
    <div style={{ position: 'fixed', insetInlineEnd: 16, insetBlockEnd: 16 }}>
      <Button tone="primary">Save changes</Button>
    </div>
  ),
  play: async ({ canvas, step }) => {
    const save = canvas.getByRole('button', { name: 'Save changes' })
    await canvas.findByRole('region', { name: /F8/ })
    toasts.add({ type: 'error', content: 'Failed to save', duration: LONG })
    const toast = await canvas.findByRole('alert')
    const isAboveTheButton = () =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(save.getBoundingClientRect().top)
    await waitFor(isAboveTheButton)
    await step('nor one that comes to its place later, as in a sheet from which a dialog goes', async () => {
      const footer = save.parentElement
      if (!footer) throw new Error('The button stands nowhere.')
      // It moves even where less motion is asked for, as the tests do.
      footer.style.setProperty('transition', 'translate 50ms', 'important')
      const lifted = toast.getBoundingClientRect().top
      footer.style.translate = '0 -240px'
      await waitFor(() => expect(toast.getBoundingClientRect().top).toBeGreaterThan(lifted))
      footer.style.removeProperty('translate')
      await waitFor(isAboveTheButton)
      footer.style.removeProperty('transition')
    })
  },
})

/** The button to save appears with the first change, which may come by the pointer alone. */
function SavesWhatIsChosen() {
  const [isChosen, setChosen] = useState(false)
  return (
    <>
      <label>
        <input type="checkbox" checked={isChosen} onChange={() => setChosen(true)} /> Private
      </label>
      <div style={{ position: 'fixed', insetInlineEnd: 16, insetBlockEnd: 16 }}>
        {isChosen ? <Button tone="primary">Save changes</Button> : null}
      </div>
    </>
  )
}

export const CoversNoMainButtonThatComesLater = meta.story({
  tags: ['!picture'],
  render: () => <SavesWhatIsChosen />,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /F8/ })
    toasts.add({ type: 'error', content: 'Failed to save', duration: LONG })
    const toast = await canvas.findByRole('alert')
    canvas.getByRole('checkbox').click()
    const save = await canvas.findByRole('button', { name: 'Save changes' })
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(save.getBoundingClientRect().top),
    )
  },
})

export const Several = meta.story({
  beforeEach: adding(
    { content: 'One' },
    { content: 'Two', type: 'success' },
    {
      content: 'A long one, which says what happened in a sentence that takes more than a line.',
      type: 'error',
    },
    { content: 'Contact deleted', action: { label: 'Undo', onAction: () => undone() } },
  ),
})

export const ErrorsAreAlertsAndTheRestIsStatus = meta.story({
  beforeEach: () => {
    toasts.add({ type: 'error', content: 'Failed to save', duration: LONG })
    toasts.add({ type: 'success', content: 'Saved', duration: LONG })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to save')
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved')
    await expect(canvas.getByRole('alert').parentElement).toHaveAttribute('aria-live', 'assertive')
    await expect(canvas.getByRole('status').parentElement).toHaveAttribute('aria-live', 'polite')
  },
})

export const UndoAnswersAndCloses = meta.story({
  beforeEach: () => {
    toasts.add({
      content: 'Contact deleted',
      action: { label: 'Undo', onAction: () => undone() },
      duration: LONG,
    })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await expect(undone).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
})

export const ClosesOneOrAll = meta.story({
  beforeEach: () => {
    for (const content of ['One', 'Two', 'Three']) toasts.add({ content, duration: LONG })
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^(Close|閉じる)$/ })
    if (!first) throw new Error('No toast can be closed.')
    await userEvent.click(first)
    await expect(canvas.getAllByRole('status')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /^(Close all|すべて閉じる)$/ }))
    await expect(canvas.queryByRole('status')).toBeNull()
  },
})

export const OnlyTheLastFourShow = meta.story({
  beforeEach: () => {
    for (const content of ['1', '2', '3', '4', '5']) toasts.add({ content, duration: LONG })
  },
  play: async ({ canvas }) => {
    const shown = await canvas.findAllByRole('status')
    await expect(shown.map((toast) => toast.textContent)).toEqual(['2', '3', '4', '5'])
  },
})

export const GoesByItselfButNotWhileItIsHeld = meta.story({
  render: () => <Button>Page</Button>,
  beforeEach: () => {
    const { now } = Date
    Date.now = () => now() + later
    return () => {
      later = 0
      Date.now = now
    }
  },
  play: async ({ canvas, userEvent, step }) => {
    const page = canvas.getByRole('button', { name: 'Page' })
    await step('F8 goes to the notifications and holds them', async () => {
      await canvas.findByRole('region', { name: /F8/ })
      page.focus()
      toasts.add({ content: 'Read me', duration: 30_000 })
      await userEvent.keyboard('{F8}')
      await expect(canvas.getByRole('region', { name: /F8/ })).toHaveFocus()
      later = 60_000
      // Whatever makes it look at the time again.
      toasts.add({ content: 'And me', duration: 60_000 })
      await waitFor(() => expect(canvas.getAllByRole('status')).toHaveLength(2))
    })
    await step('Tab goes through their actions', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: /^(Close all|すべて閉じる)$/ })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getAllByRole('button', { name: /^(Close|閉じる)$/ })[0]).toHaveFocus()
    })
    await step('Escape goes back, and each goes in its time', async () => {
      // The first one is for the tooltip of the button.
      await userEvent.keyboard('{Escape}{Escape}')
      await expect(page).toHaveFocus()
      await expect(canvas.getAllByRole('status')).toHaveLength(2)
      later += 31_000
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('And me'))
      later += 31_000
      await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
    })
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  parameters: { docs: { story: { height: '96px' } } },
  beforeEach: adding({
    content: 'Contact deleted',
    action: { label: 'Undo', onAction: () => undone() },
    duration: DAY,
  }),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  parameters: { docs: { story: { height: '192px' } } },
  render: () => <TextField label="Subject" />,
  beforeEach: adding({ type: 'error', content: 'Enter a subject.', duration: DAY }),
})
