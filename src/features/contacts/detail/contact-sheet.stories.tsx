import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ContactSheet, type ContactSheetProps } from './contact-sheet.tsx'
import type { ContactTab } from '#features/contacts/facts'

/** Who these stories are about, in the small world of the mock backend. */
const people = { busy: 'con_kzt0005v', bounced: 'con_kzt0005l', nobody: 'con_nobody' }

/** Keeps the tab as the address does. */
function AtTab({ tab: initial, onTabChange, ...rest }: ContactSheetProps) {
  const [tab, setTab] = useState<ContactTab>(initial)
  return (
    <ContactSheet
      {...rest}
      tab={tab}
      onTabChange={(next) => {
        setTab(next)
        onTabChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  component: AtTab,
  args: {
    contactId: people.busy,
    tab: 'overview' as ContactTab,
    onTabChange: fn<ContactSheetProps['onTabChange']>(),
    onClose: fn<ContactSheetProps['onClose']>(),
  },
  parameters: {
    frame: 'screen',
    docs: { story: { inline: false, height: '640px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
})

const sheet = async () => within(await screen.findByRole('dialog'))
const openTab = async () => within(await screen.findByRole('tabpanel'))

export const Overview = meta.story({
  play: async ({ says }) => {
    const panel = await openTab()
    await expect(await panel.findByText(says('contactSheet.engagement'))).toBeVisible()
    await waitFor(() => expect(panel.queryByText(/^lst_/)).toBeNull())
  },
})

export const Properties = meta.story({
  args: { tab: 'properties' },
  play: async () => {
    await expect((await (await openTab()).findAllByRole('term')).length).toBeGreaterThan(5)
  },
})

export const Timeline = meta.story({
  args: { tab: 'timeline' },
  play: async () => {
    const panel = await openTab()
    await expect(await panel.findAllByRole('listitem')).toHaveLength(20)
  },
})

export const Bounced = meta.story({
  args: { contactId: people.bounced },
  play: async ({ says }) => {
    const dialog = await sheet()
    await expect(await dialog.findByText(says('contactStatus.bounced'))).toBeVisible()
    await expect(dialog.getByText(/^55[02] /)).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout', path: '/contacts/:id' }] } },
  play: async ({ says }) => {
    await expect(await screen.findByRole('dialog', { name: says('contactSheet.title') })).toBeVisible()
  },
})

export const NotFound = meta.story({
  args: { contactId: people.nobody },
  play: async ({ says }) => {
    await expect(await (await sheet()).findByRole('alert')).toHaveTextContent(says('contactSheet.notFound'))
  },
})

export const Forbidden = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 403, path: '/contacts/:id' }] } },
  play: async ({ says }) => {
    await expect(await (await sheet()).findByRole('alert')).toHaveTextContent(
      says('errorBlock.forbiddenText'),
    )
  },
})

export const Failed = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/contacts/:id' }] } },
  play: async ({ userEvent, mock, says }) => {
    const dialog = await sheet()
    await expect(await dialog.findByRole('alert')).toHaveTextContent(says('contactSheet.failed'))
    await expect(dialog.getByText(/^tkt_/)).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(dialog.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await dialog.findByRole('tablist')).toBeVisible()
  },
})

export const PropertiesFailAlone = meta.story({
  args: { tab: 'properties' },
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/schemas/contact' }] } },
  play: async ({ userEvent, says }) => {
    const dialog = await sheet()
    await expect(await (await openTab()).findByRole('alert')).toBeVisible()
    await userEvent.click(dialog.getByRole('tab', { name: says('contactSheet.overview') }))
    await expect(await dialog.findByText(says('contactSheet.engagement'))).toBeVisible()
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
})

export const TimelineFailsAlone = meta.story({
  args: { tab: 'timeline' },
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/contact_events/search' }] } },
  play: async ({ userEvent, mock, says }) => {
    const panel = await openTab()
    await expect(await panel.findByRole('alert')).toHaveTextContent(says('contactTimeline.failed'))
    ;(await mock.backend()).faults.clear()
    await userEvent.click(panel.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await panel.findAllByRole('listitem')).toHaveLength(20)
  },
})

/** Without the names of the lists their ids stand there: the sheet itself goes on. */
export const ListNamesMissing = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/mailing_lists' }] } },
  play: async ({ says }) => {
    const panel = await openTab()
    await expect(await panel.findByText(says('contactSheet.lists'))).toBeVisible()
    await expect(panel.queryByRole('alert')).toBeNull()
  },
})

export const LoadsOlderEvents = meta.story({
  args: { tab: 'timeline' },
  play: async ({ userEvent, says }) => {
    const panel = await openTab()
    const older = () => panel.findByRole('button', { name: says('contactTimeline.more') })
    await userEvent.click(await older())
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(40))
    await userEvent.click(await older())
    await waitFor(() => expect(panel.getAllByRole('listitem').length).toBeGreaterThan(40))
    await expect(panel.queryByRole('button', { name: says('contactTimeline.more') })).toBeNull()
  },
})

export const ArrowsChangeTheTab = meta.story({
  play: async ({ userEvent, args, says }) => {
    const dialog = await sheet()
    ;(await dialog.findByRole('tab', { name: says('contactSheet.overview') })).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onTabChange).toHaveBeenCalledWith('properties')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(await (await sheet()).findByRole('tablist')).toBeVisible()
  },
})
