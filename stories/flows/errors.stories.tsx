import { expect, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
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
    ;(await mock.backend()).faults.clear()
    // Unless it has asked anew by itself meanwhile (ERR-17).
    const retry = canvas.queryByRole('button', { name: says('errorBlock.retry') })
    if (retry) await userEvent.click(retry)
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
