import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { atAddress } from '#.storybook/at-address'
import preview from '#.storybook/preview'
import type { SectionProps } from '#features/workspaces/settings-section'
import { onlyOneOf } from '#mocks/only-one'
import { senders } from '#mocks/senders/senders.data'
import { SendersSection } from './senders-section.tsx'

const meta = preview.meta({
  component: atAddress(SendersSection),
  args: {
    value: undefined,
    hrefOf: (value) => (value === undefined ? '/#senders' : `/#senders:${value}`),
    onOpen: fn<SectionProps['onOpen']>(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } }, mock: { workspaceId: 'ws_sakura' } },
})

const SENDERS = '*/senders'
const field = (name: string) => ({ name: new RegExp(`^${name}`) })

/** Senders of every status. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    const link = await canvas.findByRole('link', { name: 'hello@sakura-roastery.example' })
    await expect(link).toHaveAttribute('href', '/#senders:snd_1')
    for (const status of ['pending', 'verified', 'disabled', 'error'] as const)
      await expect((await canvas.findAllByText(says(`senders.${status}`)))[0]).toBeVisible()
    // Why a sender is not verified is often its domain.
    const row = within(await canvas.findByRole('row', { name: /orders@sakura-shop\.example/ }))
    await expect(await row.findByText(says('domains.temporaryFailure'))).toBeVisible()
    canvas.getByRole('grid').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce())
  },
})

export const Empty = meta.story({
  parameters: { mock: { workspaceId: 'ws_empty' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('senders.emptyTitle'))).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 500, path: SENDERS }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('senders.failed'))
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByRole('link', { name: 'hello@sakura-roastery.example' })).toBeVisible()
  },
})

export const Forbidden = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 403, path: SENDERS }] } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('errorBlock.forbiddenText'))
  },
})

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('errorBlock.offlineText'))
  },
})

export const One = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', change: onlyOneOf(senders, 'ws_sakura') } },
  play: async ({ canvas }) => {
    // The head and it: the rows of the loading list are gone.
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
})

/** Free mail and foreign domains are refused with the reason; a new sender waits for its mailbox. */
export const Adds = meta.story({
  play: async ({ canvas, userEvent, args, says, step }) => {
    await canvas.findByRole('link', { name: 'hello@sakura-roastery.example' })
    await userEvent.click(canvas.getByRole('button', { name: says('senders.add') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('senders.add') }))
    const address = dialog.getByRole('textbox', field(says('senders.address')))
    const add = dialog.getByRole('button', { name: says('senders.add') })
    await step('an address of a mailbox provider', async () => {
      await userEvent.type(address, 'haruka@gmail.com')
      await userEvent.click(add)
      await expect(await dialog.findByText(says('senders.addressFree'))).toBeVisible()
      await expect(address).toHaveFocus()
    })
    await step('a domain that is not there leads to the domains', async () => {
      await userEvent.clear(address)
      await userEvent.type(address, 'hello@nowhere.example')
      await expect(await dialog.findByText(says('senders.addressDomain'))).toBeVisible()
      await expect(dialog.getByRole('link', { name: says('senders.toDomains') })).toHaveAttribute(
        'href',
        expect.stringContaining('#domains'),
      )
    })
    await step('its own address is added and confirmed by mail', async () => {
      await userEvent.clear(address)
      await userEvent.type(address, 'kyoto@sakura-roastery.example')
      await userEvent.click(add)
      await expect(await dialog.findByText(says('senders.nameEmpty'))).toBeVisible()
      await userEvent.type(dialog.getByRole('textbox', field(says('senders.fromName'))), 'さくら珈琲 京都店')
      await userEvent.click(add)
      await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce())
      await expect(
        await canvas.findByText(
          says('senders.mailboxNotConfirmed', { address: 'kyoto@sakura-roastery.example' }),
        ),
      ).toBeVisible()
    })
    await step('the mail is sent again at most once a minute', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('senders.resend') }))
      await expect(await canvas.findByText(says('senders.resendTooSoon'))).toBeVisible()
    })
  },
})

/** The default sender: its health, and the names that readers of each language see. */
export const Verified = meta.story({
  args: { value: 'snd_1' },
  play: async ({ canvas, userEvent, says }) => {
    await expect(await canvas.findByText(says('senders.verifiedAbout'))).toBeVisible()
    await expect(canvas.getAllByText(says('senders.levelSuccess'))[0]).toBeVisible()
    const name = canvas.getByRole('textbox', field(says('senders.en')))
    await userEvent.clear(name)
    await userEvent.type(name, 'Sakura Coffee')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect((await screen.findAllByText(says('senders.saved'))).length).toBeGreaterThan(0)
    await waitFor(() => expect(name).toHaveValue('Sakura Coffee'))
  },
})

/** Its domain is lost; it can be disabled and enabled in its menu. */
export const DomainLost = meta.story({
  args: { value: 'snd_4' },
  play: async ({ canvas, userEvent, says }) => {
    await expect(await canvas.findByText(says('senders.domainLost'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: says('senders.openPage') })).toHaveAttribute(
      'href',
      '/workspaces/ws_sakura/senders/snd_4',
    )
    const more = canvas.getByRole('button', {
      name: says('senders.more', { address: 'orders@sakura-shop.example' }),
    })
    await userEvent.click(more)
    await userEvent.click(await screen.findByRole('menuitem', { name: says('senders.disable') }))
    await expect((await canvas.findAllByText(says('senders.disabled')))[0]).toBeVisible()
  },
})

export const NotFoundForMembers = meta.story({
  args: { value: '<no sender>' },
  globals: { role: 'member' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('link', { name: says('senders.backToAll') })).toBeVisible()
  },
})
