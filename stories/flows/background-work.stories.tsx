import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { preloadDialogs } from '#components/dialog'
import { AppAt } from './app-at.tsx'

const meta = preview.meta({
  component: AppAt,
  beforeEach: async () => {
    await preloadDialogs()
  },
  tags: ['!autodocs'],
  parameters: { frame: 'bare', messages: 'first', mock: {}, address: '/workspaces/ws_sakura/contacts' },
})

export const ABulkChangeGoesOnOnAnotherPage = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    await canvas.findAllByRole('link', { name: /@/ })
    // What is not counted yet can't be selected as a whole.
    await canvas.findByText(says('contacts.count', { count: 240 }))
    const { faults } = await mock.backend()
    await step('a change of all is begun and left to the background', async () => {
      canvas.getByRole('grid').focus()
      await userEvent.keyboard('{Control>}a{/Control}')
      await userEvent.click(await canvas.findByRole('button', { name: says('bulkContacts.set') }))
      const dialog = within(await screen.findByRole('dialog'))
      const property = await dialog.findByRole('combobox', {
        name: new RegExp(says('bulkContacts.property')),
      })
      await waitFor(() => expect(within(property).getAllByRole('option').length).toBeGreaterThan(2))
      await userEvent.selectOptions(property, 'company')
      const value = await dialog.findByRole('textbox', { name: new RegExp(says('bulkContacts.value')) })
      await userEvent.type(value, 'Acme')
      // The first changes never come back: the run stays where it is.
      faults.add({ kind: 'timeout', method: 'POST', path: '/contacts/:contactId' })
      await userEvent.click(
        await dialog.findByRole('button', { name: says('bulkContacts.setButton', { count: 240 }) }),
      )
      await userEvent.click(await screen.findByRole('button', { name: says('bulkRun.hide') }))
    })
    await step('the frame shows it on the home page, too, and stops it there', async () => {
      const links = within(canvas.getByRole('navigation', { name: says('layout.navigation') }))
      await userEvent.click(links.getByRole('link', { name: says('layout.home') }))
      await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull())
      const bar = within(await canvas.findByRole('region', { name: says('bulkRun.background') }))
      await expect(bar.getByRole('progressbar', { name: says('bulkRun.setting') })).toBeVisible()
      const leaving = new Event('beforeunload', { cancelable: true })
      dispatchEvent(leaving)
      await expect(leaving.defaultPrevented).toBe(true)
      await userEvent.click(bar.getByRole('button', { name: says('bulkRun.stop') }))
      await expect(await bar.findByRole('progressbar', { name: says('bulkRun.ended') })).toBeVisible()
    })
  },
})
