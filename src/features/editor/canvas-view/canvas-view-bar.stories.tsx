import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { Contact } from '#api/contacts'
import { EmailCanvas, usualView } from '#features/editor/canvas'
import { withEditor, type EditorStore } from '#features/editor/state'
import { emptyDocument } from '#mail/document'
import { starters } from '#mail/starters/index'
import { CanvasViewBar } from './canvas-view-bar.tsx'

const newsletter = starters.find(({ key }) => key === 'newsletter')?.document('en') ?? emptyDocument('en')
let store: EditorStore
const contact: Contact = {
  id: 'con_1',
  email: 'hana@example.com',
  name: '佐藤 花',
  status: 'subscribed',
  statusAt: '2026-03-01T00:00:00.000Z',
  properties: {},
  subscriptions: [],
  segmentIds: [],
  source: 'manual',
  engagement: { sent: 0, opened: 0, clicked: 0, score: 0 },
  createdAt: '2026-03-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
  version: 1,
}

function Looked() {
  const [view, setView] = useState(usualView)
  return (
    <>
      <CanvasViewBar view={view} onViewChange={setView} />
      <EmailCanvas view={view} />
    </>
  )
}

const meta = preview.meta({
  component: CanvasViewBar,
  args: { view: usualView, onViewChange: fn() },
  decorators: [
    withEditor(newsletter, { searchContacts: async () => [contact] }, { onStore: (made) => (store = made) }),
  ],
  parameters: { frame: 'screen' },
  render: () => <Looked />,
})

/** The mail stays as it is, however it is looked at. */
export const AsOnAPhoneInTheDark = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const { document } = store.getState()
    const mail = await canvas.findByRole('application')
    const [second] = mail.querySelectorAll('[data-role=column] + [data-role=column]')
    const first = second?.previousElementSibling
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
    await expect(boxOf(second).left).toBeGreaterThan(boxOf(first).left)
    const page = getComputedStyle(mail).backgroundColor
    await userEvent.click(canvas.getByRole('radio', { name: says('canvasView.phone') }))
    await waitFor(() => expect(boxOf(second).top).toBeGreaterThanOrEqual(boxOf(first).bottom))
    await expect(boxOf(second).width).toBeLessThanOrEqual(375)
    await userEvent.click(canvas.getByRole('radio', { name: says('canvasView.dark') }))
    await waitFor(() => expect(getComputedStyle(mail).backgroundColor).not.toBe(page))
    await expect(store.getState().document).toBe(document)
  },
})

/** Variables have the values of a contact until nobody is chosen any more. */
export const AsAContact = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const mail = within(await canvas.findByRole('application'))
    const search = canvas.getByRole('combobox', { name: says('canvasView.contact') })
    await userEvent.click(search)
    await userEvent.click(await screen.findByRole('option', { name: /佐藤 花/ }))
    await expect(await mail.findByText('佐藤 花')).toBeVisible()
    await userEvent.click(search)
    await userEvent.clear(search)
    await userEvent.tab()
    await waitFor(() => expect(mail.queryByText('佐藤 花')).toBeNull())
  },
})
