import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { membershipId } from '#mocks/core/records'
import { AppAt } from './app-at.tsx'

const meta = preview.meta({
  component: AppAt,
  tags: ['!autodocs'],
  parameters: { frame: 'bare', messages: 'first', mock: {}, address: '/workspaces/ws_sakura/contacts' },
})

/** The page of a hotel's network in place of an answer: no word of it, and none of the machinery, reaches the reader. */
export const AnAnswerOfSomebodyElse = meta.story({
  parameters: { mock: { faults: [{ kind: 'html', path: '/contacts/search*' }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(says('contacts.failed'))
    await expect(alert).toHaveTextContent(says('errorBlock.errorTextNoTicket'))
    await expect(alert).not.toHaveTextContent(/doctype|SyntaxError|Unexpected token|teapot/)
    // The count may fail after the rows.
    await waitFor(() => expect(mock.isAsking()).toBe(false))
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByText(says('contacts.count', { count: 240 }))).toBeVisible()
  },
})

/** A call is refused, and so is the new token: nothing of the workspace stays in sight, and one comes back to the address. */
export const TheSessionHasEnded = meta.story({
  parameters: {
    mock: {
      faults: [
        { kind: 'status', code: 401, path: '/contacts/search*' },
        { kind: 'status', code: 401, path: '/auth/refresh' },
      ],
    },
  },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('signInUp.ended'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: says('signInUp.google') })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: says('layout.navigation') })).toBeNull()
    await expect(document.body).not.toHaveTextContent(/@|さくら/)
    await expect(screen.getByLabelText('Address')).toHaveTextContent('/workspaces/ws_sakura/contacts')
  },
})

/** There is a token, and no account comes with it: signed out, without a word about a session that never was. */
export const TheAccountCannotBeRead = meta.story({
  parameters: {
    mock: {
      session: 'loading',
      faults: [{ kind: 'status', code: 500, path: '/internal/self_account' }],
    },
  },
  play: async ({ canvas, mock, says }) => {
    await mock.session.load()
    await expect(await canvas.findByRole('button', { name: says('signInUp.google') })).toBeVisible()
    await expect(canvas.queryByText(says('signInUp.ended'))).toBeNull()
  },
})

/** The menu says 'Error', and asks anew when it is opened again. */
export const TheSwitcherCannotBeLoaded = meta.story({
  parameters: {
    mock: { faults: [{ kind: 'status', code: 500, path: '/internal/self_account/joined_workspaces' }] },
  },
  play: async ({ canvas, userEvent, mock, says }) => {
    const button = await canvas.findByRole('button', {
      name: says('layout.switcher', { name: '株式会社さくら珈琲焙煎所' }),
    })
    await userEvent.click(button)
    await expect(await screen.findByRole('menuitem', { name: says('menu.error') })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    ;(await mock.backend()).faults.clear()
    await userEvent.click(button)
    await expect(await screen.findByRole('menuitemradio', { name: 'Ridge Outdoor' })).toBeVisible()
  },
})

const ROLE = '/v1/internal/self_account/workspace_account'

/** What was opened and typed stays, the page says what to do, and nothing is asked over and over. */
export const RemovedFromTheWorkspaceMeanwhile = meta.story({
  parameters: {
    address: '/workspaces/ws_sakura/contacts?contact=con_kzt0005v&tab=properties',
    mock: { dedupingInterval: 0 },
  },
  play: async ({ userEvent, mock, says }) => {
    const sheet = within(await screen.findByRole('dialog'))
    const edit = async () =>
      userEvent.click(await sheet.findByRole('button', { name: /(Edit Name|^氏名を編集)/ }))
    await edit()
    const { change, log } = await mock.backend()
    await waitFor(() => expect(mock.isAsking()).toBe(false))
    await change(({ memberships }) => memberships.remove(membershipId('ws_sakura', 'acc_haruka')))
    // The field asks for the time zone: the workspace is read again.
    await userEvent.click(await sheet.findByRole('button', { name: says('contactProperties.cancel') }))
    await edit()
    await waitFor(() =>
      expect(log.some(({ path, status }) => path === '/v1/workspace' && status === 403)).toBe(true),
    )
    const field = await sheet.findByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'Typed with care{Enter}')
    await expect(await sheet.findByText(/tkt_/)).toBeVisible()
    await expect(field).toHaveValue('Typed with care')
    await expect(await screen.findByText(says('lostAccess.lost'))).toBeVisible()
    await expect(field).toBeInTheDocument()
    const refused = log.filter(({ path, status }) => path !== ROLE && status === 403)
    // Once for each refusal, and by what is drawn only once the page is whole: what changes selected contacts, and the dialogs.
    const asked = log.filter(({ path, status }) => path === ROLE && status === 403)
    await expect(asked.length).toBeLessThanOrEqual(2 + refused.length)
  },
})

/** Whoever is an owner no more reads what they typed, and sees why it can't be saved. */
export const NoOwnerAnyMore = meta.story({
  tags: ['logs-errors', '!picture'],
  parameters: { address: '/workspaces/ws_sakura#workspace' },
  play: async ({ userEvent, mock, says }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const name = await dialog.findByRole('textbox', { name: new RegExp(says('workspaceSection.name')) })
    // Until it is known who reads it.
    await waitFor(() => expect(name).not.toHaveAttribute('readonly'))
    await userEvent.clear(name)
    await userEvent.type(name, 'Sakura and friends')
    ;(await mock.backend()).scenario.set({ role: 'member' })
    const save = dialog.getByRole('button', { name: says('form.save') })
    await userEvent.click(save)
    await waitFor(() => expect(name).toHaveAttribute('readonly'))
    // Where the button goes with the right, the focus goes back to what was typed.
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveValue('Sakura and friends')
    await expect(dialog.getByText(says('roleLabel.onlyOwner'))).toBeVisible()
  },
})

/** Nor does the sheet close in which a connection was being changed. */
export const NoOwnerAnyMoreOverAConnection = meta.story({
  // The ticket number that it shows counts the refusals.
  tags: ['!picture'],
  parameters: { address: '/workspaces/ws_sakura/connections?edit=ctn_1' },
  play: async ({ userEvent, mock, says }) => {
    const sheet = within(await screen.findByRole('dialog'))
    const hourly = await sheet.findByRole('radio', { name: says('connectionMapping.hourly') })
    await userEvent.click(hourly)
    ;(await mock.backend()).scenario.set({ role: 'member' })
    const save = sheet.getByRole('button', { name: says('connections.save') })
    await userEvent.click(save)
    await expect(await sheet.findByRole('alert')).toHaveTextContent(/tkt_/)
    // On the page behind the sheet only owners begin one.
    await expect(
      await screen.findByText(says('connections.new'), { selector: '[aria-disabled] *' }),
    ).toBeVisible()
    await expect(hourly).toBeInTheDocument()
    await expect(hourly).toBeChecked()
  },
})
