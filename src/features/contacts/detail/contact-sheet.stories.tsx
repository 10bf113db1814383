import { useState } from 'react'
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ContactSheet, type ContactSheetProps } from './contact-sheet.tsx'
import type { Db } from '#mocks/core/db'
import type { ContactTab } from '#features/contacts/contact-tabs'

/** Who these stories are about, in the small world of the mock backend. */
const people = {
  busy: 'con_kzt0005v',
  bounced: 'con_kzt0005l',
  unsubscribed: 'con_kzt0000q',
  nobody: 'con_nobody',
}
const UPDATE = '/contacts/:id'

/** Keeps the tab and the mail as the address does. */
function AtTab({ tab: initial, onTabChange, ...rest }: ContactSheetProps) {
  const [tab, setTab] = useState<ContactTab>(initial)
  const [mail, setMail] = useState(rest.mail)
  return (
    <ContactSheet
      {...rest}
      mail={mail}
      onMailChange={setMail}
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

/** What is below the figures does not move when their courses come. */
export const CoursesAreWaitedFor = meta.story({
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: '*/contact_events/search' }] },
  },
  play: async ({ says }) => {
    const panel = await openTab()
    const figure = await panel.findByText(says('contactSheet.opened'))
    await waitFor(() => expect(figure.closest('dl')?.querySelector('[data-skeleton=control]')).toBeVisible())
  },
})

export const Properties = meta.story({
  args: { tab: 'properties' },
  play: async () => {
    const panel = await openTab()
    await expect((await panel.findAllByRole('term')).length).toBeGreaterThan(5)
    // The language by its name, not by its code.
    await expect(panel.getByText(/^(English|Japanese|英語|日本語)$/)).toBeVisible()
  },
})

export const Timeline = meta.story({
  args: { tab: 'timeline' },
  play: async () => {
    const panel = await openTab()
    await expect(await panel.findAllByRole('listitem')).toHaveLength(20)
  },
})

/** The events of segments are drawn like all others that the product knows. */
export const TimelineOfSegments = meta.story({
  args: { tab: 'timeline' },
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      change: (db: Db) => {
        for (const [index, type] of ['segment.entered', 'segment.left'].entries()) {
          const id = `evt_moved_${index}`
          db.events.put({
            id,
            workspaceId: 'ws_sakura',
            contactId: people.busy,
            type,
            payload: { segmentId: 'seg_1', name: 'Regular customers' },
            source: 'system',
            messageId: id,
            // Later than all that the world has.
            occurredAt: '2026-12-31T00:00:00.000Z',
          })
        }
      },
    },
  },
  play: async ({ says }) => {
    const panel = await openTab()
    for (const title of [says('eventNames.segment_entered'), says('eventNames.segment_left')]) {
      const entry = (await panel.findByText(title)).closest('li')
      await expect(entry).toHaveTextContent('Regular customers')
      await expect(entry?.querySelector('svg')).toBeVisible()
    }
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

export const AConsentOfADay = meta.story({
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      change: ({ contacts }: Db) => {
        const contact = contacts('ws_sakura').get(people.busy)
        // The 5th of October begins in Tokyo.
        if (contact)
          contacts('ws_sakura').put({
            ...contact,
            consent: { source: 'manual', at: '2026-10-04T15:00:00.000Z', note: 'Asked at the counter' },
          })
      },
    },
  },
  play: async () => {
    const consent = (await (await openTab()).findByText('Asked at the counter')).closest('dl')
    await expect(consent).toHaveTextContent(/Oct 5, 2026(?!,)|2026年10月5日(?!,)|2026\/10\/05(?! )/)
  },
})

export const DeletedElsewhere = meta.story({
  play: async ({ userEvent, mock, args, says, step }) => {
    const dialog = await sheet()
    await dialog.findByRole('tab', { name: says('contactSheet.properties') })
    const { change } = await mock.backend()
    await change(({ contacts }) => contacts('ws_sakura').remove(args.contactId))
    await step('a change says that it was deleted, and so does the sheet', async () => {
      await userEvent.click((await dialog.findAllByRole('switch'))[0] ?? document.body)
      await expect(await dialog.findByText(says('contactSheet.deleted'))).toBeVisible()
      await expect(dialog.queryByRole('tab')).toBeNull()
    })
    await step('a button leads back', async () => {
      await userEvent.click(dialog.getByRole('button', { name: says('contactSheet.back') }))
      await expect(args.onClose).toHaveBeenCalled()
    })
  },
})

/** CON-41 */
export const DeletedWhileTyping = meta.story({
  args: { tab: 'properties' },
  play: async ({ userEvent, mock, args, says, step }) => {
    const dialog = await sheet()
    await userEvent.click(await dialog.findByRole('button', { name: /(Edit Name|^氏名を編集)/ }))
    const field = dialog.getByRole('textbox', { name: /(Name|氏名)/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'Spelled by the customer')
    const { change } = await mock.backend()
    await change(({ contacts }) => contacts('ws_sakura').remove(args.contactId))
    await step('saving says that it was deleted, and what was typed stays', async () => {
      await userEvent.click(dialog.getByRole('button', { name: says('contactProperties.save') }))
      await expect(await dialog.findByText(says('contactSheet.deleted'))).toBeVisible()
      await expect(field).toHaveValue('Spelled by the customer')
      await expect(field).toBeVisible()
      await expect(dialog.queryByRole('button', { name: says('contactSheet.more') })).toBeNull()
    })
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
    ;(await older()).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(40))
    // The button went with the press: the focus is on what it asked for.
    const focused = document.activeElement
    await expect(focused).toContainElement(panel.getAllByRole('listitem')[20] ?? null)
    await expect(focused).not.toContainElement(panel.getAllByRole('listitem')[0] ?? null)
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

export const Messages = meta.story({
  args: {
    tab: 'messages',
    sentMail: ({ campaignId, onClose }) => (
      <button type="button" onClick={onClose}>
        {campaignId}
      </button>
    ),
  },
  play: async ({ userEvent, says }) => {
    const panel = await openTab()
    const mails = await panel.findAllByRole('list', { name: says('contactMails.steps') })
    await expect(mails.length).toBeGreaterThan(1)
    await expect(within(mails[0] ?? document.body).getByText(says('contactMails.sent'))).toBeVisible()
    // A mail of a campaign can be looked at, from here and from the timeline.
    const [show] = panel.getAllByText(says('contactMails.show'))
    await userEvent.click(show ?? document.body)
    await userEvent.click(screen.getByRole('button', { name: /^cmp_\w+$/ }))
    await expect(screen.queryByRole('button', { name: /^cmp_/ })).toBeNull()
    await userEvent.click((await sheet()).getByRole('tab', { name: says('contactSheet.timeline') }))
    const timeline = await openTab()
    const [details] = await timeline.findAllByText(says('timeline.details'))
    await userEvent.click(details ?? document.body)
    const [showMail] = await timeline.findAllByRole('button', { name: says('contactTimeline.showMail') })
    await userEvent.click(showMail ?? document.body)
    await expect(screen.getByRole('button', { name: /^cmp_\w+$/ })).toBeVisible()
  },
})

export const MessagesFailAlone = meta.story({
  args: { tab: 'messages' },
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/contact_events/search' }] } },
  play: async ({ says }) => {
    await expect(await (await openTab()).findByRole('alert')).toHaveTextContent(says('contactMails.failed'))
  },
})

/** A page of older messages that fails says so below those that are there, and is asked for again. */
export const OlderMessagesFail = meta.story({
  tags: ['!picture'],
  args: { tab: 'messages' },
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      change: (db: Db) => {
        for (let minute = 0; minute < 120; minute += 1) {
          const id = `evt_older_${minute}`
          db.events.put({
            id,
            workspaceId: 'ws_sakura',
            contactId: people.busy,
            type: 'email.sent',
            payload: { subject: `Order ${minute}` },
            source: 'api',
            messageId: id,
            occurredAt: new Date(Date.UTC(2020, 0, 1, 0, minute)).toISOString(),
          })
        }
      },
    },
  },
  play: async ({ userEvent, says, mock }) => {
    const panel = await openTab()
    const older = await panel.findByRole('button', { name: says('contactMails.more') })
    const { faults } = await mock.backend()
    faults.add({ kind: 'status', code: 400, path: '/contact_events/search' })
    await userEvent.click(older)
    await expect(await panel.findByRole('alert')).toHaveTextContent(says('contactMails.failed'))
    await expect(panel.getByText('Order 119')).toBeVisible()
    await expect(panel.queryByText('Order 0')).toBeNull()
    faults.clear()
    await userEvent.click(older)
    await expect(await panel.findByText('Order 0')).toBeVisible()
    await expect(panel.getByText('Order 119')).toBeVisible()
    await expect(panel.queryByRole('alert')).toBeNull()
    // The button is gone: the focus is where it went on.
    await expect(older).not.toBeInTheDocument()
    await expect(panel.getAllByRole('listitem')).toContain(document.activeElement)
  },
})

export const OneKindOfActivity = meta.story({
  args: { tab: 'timeline' },
  play: async ({ userEvent, says }) => {
    const panel = await openTab()
    await panel.findAllByRole('listitem')
    await userEvent.selectOptions(
      panel.getByRole('combobox', { name: says('contactTimeline.kind') }),
      'contacts',
    )
    await expect(await panel.findByText(says('eventNames.contact_created'))).toBeVisible()
    await expect(panel.queryByText(says('eventNames.email_sent'))).toBeNull()
  },
})

export const ListsAreSwitched = meta.story({
  parameters: { mock: { faults: [{ kind: 'latency', ms: 60, path: UPDATE, method: 'POST' }] } },
  play: async ({ userEvent, says, step }) => {
    const panel = await openTab()
    const [first] = await panel.findAllByRole('switch')
    if (!first) throw new Error('The contact is on no list.')
    await step('off: the mark stays', async () => {
      await userEvent.click(first)
      await waitFor(() => expect(first).not.toBeChecked())
      await expect(panel.getByText(new RegExp(`^${says('contactSheet.unsubscribed')}`))).toBeVisible()
    })
    await step('and on again', async () => {
      await userEvent.click(first)
      await waitFor(() => expect(first).toBeChecked())
    })
    await step('another list', async () => {
      const choice = panel.getByRole('combobox', { name: says('contactSheet.addToList') })
      const add = async () => {
        const option = within(choice).getAllByRole('option').at(-1)
        const before = panel.getAllByRole('switch').length
        await userEvent.selectOptions(choice, option?.getAttribute('value') ?? '')
        await waitFor(() => expect(panel.getAllByRole('switch')).toHaveLength(before + 1))
        await waitFor(() => expect(choice).not.toHaveAttribute('aria-disabled', 'true'))
      }
      await add()
      await expect(choice).toHaveFocus()
      while (choice.isConnected) await add()
      // With the last list the choice goes: the focus does not.
      await expect(first).toHaveFocus()
    })
  },
})

export const ListNotChanged = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: UPDATE, method: 'POST' }] } },
  play: async ({ userEvent, says }) => {
    const panel = await openTab()
    const [first] = await panel.findAllByRole('switch')
    if (!first) throw new Error('The contact is on no list.')
    await userEvent.click(first)
    await expect(await panel.findByRole('alert')).toHaveTextContent(says('contactSheet.listFailed'))
    await expect(first).toBeChecked()
    await expect(panel.getByText(/tkt_/)).toBeVisible()
  },
})

/** The browser refuses: what was to be copied is said, so that it can be selected. */
export const AnIdThatCannotBeCopiedIsShown = meta.story({
  play: async ({ userEvent, says }) => {
    spyOn(document, 'execCommand').mockReturnValue(false)
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await userEvent.click(await (await sheet()).findByRole('button', { name: says('contactSheet.more') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('contactSheet.copyId') }))
    await expect(
      (await screen.findAllByText(says('copyAndTell.refused', { text: people.busy })))[0],
    ).toBeVisible()
  },
})

export const UnsubscribesFromEverything = meta.story({
  play: async ({ userEvent, says }) => {
    const dialog = await sheet()
    await userEvent.click(await dialog.findByRole('button', { name: says('contactSheet.more') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('statusDialog.unsubscribe') }))
    const question = within(await screen.findByRole('dialog', { name: /Priya/ }))
    await userEvent.click(question.getByRole('button', { name: says('statusDialog.unsubscribe') }))
    await expect(await screen.findByText(says('contactSheet.noMail'))).toBeVisible()
  },
})

export const SubscribingAgainTakesANote = meta.story({
  args: { contactId: people.unsubscribed },
  play: async ({ userEvent, says }) => {
    const dialog = await sheet()
    await userEvent.click(await dialog.findByRole('button', { name: says('contactSheet.more') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('statusDialog.resubscribe') }))
    const note = await screen.findByRole('textbox', { name: new RegExp(says('statusDialog.note')) })
    const yes = screen.getByRole('button', { name: says('statusDialog.resubscribe') })
    await userEvent.click(yes)
    await expect(await screen.findByText(says('statusDialog.missing'))).toBeVisible()
    await userEvent.type(note, 'By phone')
    await userEvent.click(yes)
    await waitFor(() => expect(note).not.toBeInTheDocument())
    await expect(await dialog.findByText(says('contactStatus.subscribed'))).toBeVisible()
    await expect(dialog.getByText('By phone')).toBeVisible()
  },
})

export const AMemberRevivesNobodyWhoBounced = meta.story({
  args: { contactId: people.bounced },
  globals: { role: 'member' },
  play: async ({ userEvent, says }) => {
    const dialog = await sheet()
    await userEvent.click(await dialog.findByRole('button', { name: says('contactSheet.more') }))
    const again = await screen.findByRole('menuitem', { name: new RegExp(says('statusDialog.resubscribe')) })
    await expect(again).toHaveAttribute('aria-disabled', 'true')
    await expect(again).toHaveTextContent(says('contactSheet.onlyOwner'))
    await userEvent.keyboard('{Escape}')
  },
})

export const DeletingTakesTheAddress = meta.story({
  play: async ({ userEvent, args, says }) => {
    const dialog = await sheet()
    await userEvent.click(await dialog.findByRole('button', { name: says('contactSheet.more') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('contactSheet.delete') }))
    const question = within(await screen.findByRole('alertdialog'))
    const yes = question.getByRole('button', { name: says('deleteContact.delete') })
    await expect(yes).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(question.getByRole('textbox'), 'priya.grant@mail.example')
    await userEvent.click(yes)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

export const PropertiesAreEditedInPlace = meta.story({
  args: { tab: 'properties' },
  play: async ({ userEvent, args, says, step }) => {
    const panel = await openTab()
    const edit = (property: RegExp) => panel.findByRole('button', { name: property })
    const name = /(Edit Name|^氏名を編集)/
    await step('Escape leaves it as it was, and the sheet open', async () => {
      await userEvent.click(await edit(name))
      const field = await panel.findByRole('textbox', { name: /(Name|氏名)/ })
      await fireEvent.change(field, { target: { value: 'Nobody' } })
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).not.toHaveBeenCalled()
      await waitFor(async () => expect(await edit(name)).toHaveFocus())
      await expect(panel.getByText('Priya Grant')).toBeVisible()
    })
    await step('Enter saves', async () => {
      await userEvent.click(await edit(name))
      const field = await panel.findByRole('textbox', { name: /(Name|氏名)/ })
      await fireEvent.change(field, { target: { value: 'Priya Ito' } })
      // On a busy machine the next frame comes late.
      const late: FrameRequestCallback[] = []
      const frames = spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => late.push(frame))
      await userEvent.keyboard('{Enter}')
      await expect(await panel.findByText('Priya Ito')).toBeVisible()
      frames.mockRestore()
      await userEvent.click(await edit(/(Edit Email|^メールアドレスを編集)/))
      for (const frame of late) frame(performance.now())
    })
    await step('what is no value is said, and stays', async () => {
      const field = await panel.findByRole('textbox', { name: /^(Email|メールアドレス)/ })
      await fireEvent.change(field, { target: { value: 'priya@' } })
      await userEvent.keyboard('{Enter}')
      await expect(await panel.findByText(says('propertyField.email'))).toBeVisible()
      await expect(field).toHaveValue('priya@')
      await fireEvent.change(field, { target: { value: 'joanna.obrien@northpost.example' } })
      await userEvent.keyboard('{Enter}')
      await expect(await panel.findByText(says('contactProperties.emailTaken'))).toBeVisible()
      await expect(field).toHaveValue('joanna.obrien@northpost.example')
    })
  },
})

export const APropertyThatIsNotSaved = meta.story({
  args: { tab: 'properties' },
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: UPDATE, method: 'POST' }] } },
  play: async ({ userEvent }) => {
    const panel = await openTab()
    await userEvent.click(await panel.findByRole('button', { name: /(Edit Phone|^電話番号を編集)/ }))
    const field = await panel.findByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '03-0000-0000{Enter}')
    await expect(await panel.findByText(/tkt_/)).toBeVisible()
    await expect(field).toHaveValue('03-0000-0000')
  },
})

const edited = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

export const AHalfTypedPropertyIsNotLost = meta.story({
  args: { tab: 'properties' },
  play: async ({ userEvent, args, says, step }) => {
    const dialog = await sheet()
    const tab = (name: string) => dialog.getByRole('tab', { name })
    const edit = async (property: RegExp) =>
      userEvent.click(await dialog.findByRole('button', { name: property }))
    const email = () => dialog.getByRole('textbox', { name: /^(Email|メールアドレス)/ })
    await dialog.findByRole('tabpanel')
    await step('leaving the field saves a valid value', async () => {
      await edit(/(Edit Name|^氏名を編集)/)
      await edited(dialog.getByRole('textbox', { name: /(Name|氏名)/ }), 'Priya Ito')
      await userEvent.click(tab(says('contactSheet.timeline')))
      await waitFor(() => expect(args.onTabChange).toHaveBeenLastCalledWith('timeline'))
      await userEvent.click(tab(says('contactSheet.properties')))
      await expect(await (await openTab()).findByText('Priya Ito')).toBeVisible()
    })
    await step('a value that is none is asked about, and can be gone on with', async () => {
      await edit(/(Edit Email|^メールアドレスを編集)/)
      await edited(email(), 'priya@')
      await userEvent.click(tab(says('contactSheet.timeline')))
      await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.stay') }))
      await expect(args.onTabChange).toHaveBeenLastCalledWith('properties')
      await expect(email()).toHaveValue('priya@')
    })
    await step('closing asks, too', async () => {
      await userEvent.click(dialog.getByRole('button', { name: says('dialog.close') }))
      await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.stay') }))
      await expect(args.onClose).not.toHaveBeenCalled()
    })
    await step('discarding goes on', async () => {
      await userEvent.click(tab(says('contactSheet.timeline')))
      await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.discard') }))
      await waitFor(() => expect(args.onTabChange).toHaveBeenLastCalledWith('timeline'))
    })
  },
})

export const EscapeAfterARefusedSaveClosesOnlyTheEditing = meta.story({
  args: { tab: 'properties' },
  parameters: { mock: { faults: [{ kind: 'status', code: 409, path: UPDATE, method: 'POST' }] } },
  play: async ({ userEvent, args }) => {
    const panel = await openTab()
    await userEvent.click(await panel.findByRole('button', { name: /(Edit Phone|^電話番号を編集)/ }))
    const field = await panel.findByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '03-0000-0000{Enter}')
    await expect(await panel.findByText(/tkt_/)).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(panel.queryByRole('textbox')).toBeNull()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const EmptyPropertiesAreFolded = meta.story({
  args: { tab: 'properties' },
  play: async ({ userEvent }) => {
    const panel = await openTab()
    const fold = await panel.findByRole('button', { name: /(empty propert|未入力)/ })
    await userEvent.click(fold)
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
  },
})

export const SaysWhyItIsInNoOtherSegment = meta.story({
  play: async ({ userEvent, says }) => {
    const panel = await openTab()
    const choice = await panel.findByRole('combobox', { name: says('contactSegments.other') })
    const [, first] = within(choice).getAllByRole('option')
    await userEvent.selectOptions(choice, first?.getAttribute('value') ?? '')
    const [failed] = await panel.findAllByRole('img', { name: says('segmentWhy.notPassed') })
    await expect(failed).toBeVisible()
  },
})

export const SegmentsFailAlone = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/segments' }] } },
  play: async ({ says }) => {
    const panel = await openTab()
    await expect(await panel.findByText(says('contactSegments.failed'))).toBeVisible()
    await expect(panel.getByText(says('contactSheet.engagement'))).toBeVisible()
  },
})

export const KeysLeadToTheNeighbours = meta.story({
  args: { step: { previous: people.bounced, next: people.unsubscribed, onGo: fn() } },
  play: async ({ userEvent, args, says, step }) => {
    const dialog = await sheet()
    await dialog.findByRole('tablist')
    await step('J and K', async () => {
      await userEvent.keyboard('j')
      await expect(args.step?.onGo).toHaveBeenLastCalledWith(people.unsubscribed)
      await userEvent.keyboard('k')
      await expect(args.step?.onGo).toHaveBeenLastCalledWith(people.bounced)
    })
    await step('and buttons', async () => {
      await userEvent.click(dialog.getByRole('button', { name: says('contactSheet.next') }))
      await expect(args.step?.onGo).toHaveBeenLastCalledWith(people.unsubscribed)
    })
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(await (await sheet()).findByRole('tablist')).toBeVisible()
  },
})
