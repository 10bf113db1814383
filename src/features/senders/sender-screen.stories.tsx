import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { settingsLinks } from '#.storybook/at-address'
import preview from '#.storybook/preview'
import { SettingsLinksContext } from '#features/workspaces/settings-section'
import { SenderScreen } from './sender-screen.tsx'

const meta = preview.meta({
  component: SenderScreen,
  args: { senderId: 'snd_1', sendersHref: '/#senders', onDeleted: fn<() => void>() },
  parameters: { mock: { workspaceId: 'ws_sakura' } },
  decorators: [
    (Story) => (
      <SettingsLinksContext value={settingsLinks}>
        <Story />
      </SettingsLinksContext>
    ),
  ],
})

const SENDER = '*/senders/:id'
const DOMAIN = '*/domains/:name'
const AMP = '/workspaces/ws_sakura/amp_registration'

type Canvas = ReturnType<typeof within>
type Person = { click: (element: Element) => Promise<void> }

/** Opens the menu of the sender, once it is known what the reader may do. */
async function openMenu(canvas: Canvas, userEvent: Person, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }))
}

/** The default sender: what it is, what uses it, and the next step with each provider. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'さくら珈琲焙煎所 <hello@sakura-roastery.example>' }),
    ).toBeVisible()
    await expect(await canvas.findByText(says('senders.dkimAligned'))).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: says('senders.nextFormSubmitted', { provider: 'Yahoo' }) }),
    ).toHaveAttribute('href', `${AMP}?sender=snd_1&provider=yahoo&step=progress`)
    const uses = within(await canvas.findByRole('region', { name: says('senders.usesForms') }))
    await expect(uses.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('/forms/'))
    await step('the default sender can be neither disabled nor made the default again', async () => {
      await openMenu(canvas, userEvent, says('senders.more', { address: 'hello@sakura-roastery.example' }))
      for (const name of ['senders.makeDefault', 'senders.disable'] as const)
        await expect(
          await screen.findByRole('menuitem', { name: new RegExp(`^${says(name)}`) }),
        ).toHaveAttribute('aria-disabled', 'true')
    })
  },
})

/** A mail to oneself: its failure is said in the question, and it is sent once. */
export const SendsATest = meta.story({
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      faults: [{ kind: 'status', code: 500, path: '*/transactional/send', times: 1 }],
    },
  },
  play: async ({ canvas, userEvent, says }) => {
    const ask = async () => {
      await openMenu(canvas, userEvent, says('senders.more', { address: 'hello@sakura-roastery.example' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: says('senders.sendTest') }))
      return within(await screen.findByRole('alertdialog', { name: says('senders.testQuestion') }))
    }
    const first = await ask()
    await userEvent.click(await first.findByRole('button', { name: says('senders.sendTest') }))
    await expect(await first.findByRole('alert')).toHaveTextContent(says('senders.testFailed'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    // Asked again, it says what is sent, and not that it failed.
    const second = await ask()
    const send = await second.findByRole('button', { name: says('senders.sendTest') })
    await expect(second.queryByText(says('senders.testFailed'))).toBeNull()
    await userEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

/** Nothing is sent as long as nobody knows to whom. */
export const TestWaitsForTheAddress = meta.story({
  // The ticket number that it shows counts the refusals.
  tags: ['!picture'],
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      faults: [{ kind: 'status', code: 500, path: '/internal/self_account', method: 'GET' }],
    },
  },
  play: async ({ canvas, userEvent, mock, says }) => {
    await openMenu(canvas, userEvent, says('senders.more', { address: 'hello@sakura-roastery.example' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('senders.sendTest') }))
    const question = within(await screen.findByRole('alertdialog', { name: says('senders.testQuestion') }))
    await expect(await question.findByRole('alert')).toHaveTextContent(says('senders.ownAddressFailed'))
    const send = question.getByRole('button', { name: says('senders.sendTest') })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    ;(await mock.backend()).faults.clear()
    await userEvent.click(question.getByRole('button', { name: says('inlineError.retry') }))
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

/** What uses a sender is named before anything is tried. */
export const IsNotDeletedWhileUsed = meta.story({
  args: { senderId: 'snd_2' },
  play: async ({ canvas, userEvent, says }) => {
    await openMenu(canvas, userEvent, says('senders.more', { address: 'tayori@sakura-roastery.example' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('senders.delete') }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(says('senders.deleteUsed'))).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^焙煎だより 第202号/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/campaigns/'),
    )
    await expect(dialog.queryByRole('button', { name: says('senders.delete') })).toBeNull()
  },
})

/** The notification is one sentence, in either language. */
export const AChangeFails = meta.story({
  args: { senderId: 'snd_2' },
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 500, method: 'POST', path: SENDER }] },
  },
  play: async ({ canvas, userEvent, says }) => {
    await openMenu(canvas, userEvent, says('senders.more', { address: 'tayori@sakura-roastery.example' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('senders.makeDefault') }))
    await expect(await screen.findByText(says('senders.saveFailed'))).toBeVisible()
  },
})

/** One that nothing needs is deleted after its address was typed. */
export const Deletes = meta.story({
  args: { senderId: 'snd_5' },
  play: async ({ canvas, userEvent, args, says }) => {
    await openMenu(canvas, userEvent, says('senders.more', { address: 'wholesale@sakura-roastery.example' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('senders.delete') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'wholesale@sakura-roastery.example')
    await userEvent.click(dialog.getByRole('button', { name: says('senders.delete') }))
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce())
  },
})

/** The record that names a logo is written from its address. */
export const WritesABimiRecord = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says }) => {
    const url = await canvas.findByRole('textbox', { name: new RegExp(`^${says('senders.bimiUrl')}`) })
    await userEvent.type(url, 'http://sakura.example/logo.svg')
    await expect(canvas.getByText(says('senders.bimiUrlWrong'))).toBeVisible()
    await userEvent.clear(url)
    await userEvent.type(url, 'https://sakura.example/logo.svg')
    await expect(canvas.getByText('v=BIMI1; l=https://sakura.example/logo.svg;')).toBeVisible()
    await expect(
      canvas.getByText(says('senders.bimiRecord', { host: 'default._bimi.sakura-roastery.example' })),
    ).toBeVisible()
  },
})

/** Without its domain nothing is sent; members see all and delete nothing. */
export const DomainRemovedForMembers = meta.story({
  args: { senderId: 'snd_4' },
  globals: { role: 'member' },
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 404, path: DOMAIN }] },
  },
  play: async ({ canvas, userEvent, says }) => {
    await expect(
      (await canvas.findAllByText(says('senders.domainGone', { name: 'sakura-shop.example' })))[0],
    ).toBeVisible()
    await expect(canvas.getByText(says('senders.domainGoneText'))).toBeVisible()
    await openMenu(canvas, userEvent, says('senders.more', { address: 'orders@sakura-shop.example' }))
    await expect(
      await screen.findByRole('menuitem', { name: new RegExp(`^${says('senders.delete')}`) }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
})

export const NotFound = meta.story({
  args: { senderId: '..' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('senders.gone'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: says('senders.backToAll') })).toHaveAttribute(
      'href',
      '/#senders',
    )
  },
})

export const Failed = meta.story({
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 500, path: SENDER }] },
  },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('senders.oneFailed'))
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('hello@')
  },
})
