import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { RequestBuilder } from './request-builder.tsx'

const mock = { workspaceId: 'ws_sakura' }
const SEND = '/v1/transactional/send'

const meta = preview.meta({
  component: RequestBuilder,
  args: { apiUrl: 'https://api.otegami.example/v1' },
  parameters: { frame: 'padded', docs: { story: { inline: false, height: '720px' } }, mock },
})

type Canvas = ReturnType<typeof within>
interface Person {
  type: (element: Element, text: string) => Promise<void>
  click: (element: Element) => Promise<void>
  selectOptions: (element: Element, value: string) => Promise<void>
}

/** A mail that can be sent. */
async function write(canvas: Canvas, userEvent: Person) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^to 1: email/ }), 'anna@visitor.example')
  await canvas.findByRole('option', { name: /hello@sakura-roastery\.example/ })
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^senderId/ }), 'snd_1')
  await userEvent.type(canvas.getByRole('textbox', { name: /^subject/ }), 'ご注文の確認')
  await userEvent.type(canvas.getByRole('textbox', { name: 'text' }), "It's here")
}

/** The fields come from the contract; what is wrong is said at its field, and can be sent all the same. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    await step('what is missing is said before anything is sent', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: says('requests.try') }))
      await expect(canvas.getByRole('textbox', { name: /^to 1: email/ })).toHaveFocus()
      await expect(canvas.getByText(says('requests.problems', { count: 2 }))).toBeVisible()
    })
    await step('rows are added and removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('requests.addRow', { field: 'to' }) }))
      await expect(canvas.getByRole('textbox', { name: /^to 2: email/ })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: says('requests.removeRow', { row: 'to 2' }) }))
      await expect(canvas.queryByRole('textbox', { name: /^to 2: email/ })).toBeNull()
    })
    await step('the code says what is typed, in each language', async () => {
      await write(canvas, userEvent)
      await expect(canvas.getByRole('region', { name: 'curl' })).toHaveTextContent(`"text": "It'\\''s here"`)
      for (const name of ['JavaScript', 'Python', 'PHP']) {
        await userEvent.click(canvas.getByRole('tab', { name }))
        await expect(await canvas.findByRole('region', { name })).toHaveTextContent('OTEGAMI_API_KEY')
      }
    })
    await step('it is sent once, however often', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('requests.try') }))
      await expect(await canvas.findByText(says('sendStatus.queued'))).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: says('requests.again') }))
      await expect(await canvas.findByText(says('requests.same'))).toBeVisible()
    })
  },
})

/** A key that is none, and one that is not known. */
export const ABadKey = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await write(canvas, userEvent)
    await userEvent.click(canvas.getByRole('radio', { name: says('requests.apiKey') }))
    await userEvent.click(canvas.getByRole('button', { name: says('requests.try') }))
    await expect(canvas.getByText(says('requests.keyMissing'))).toBeVisible()
    await userEvent.type(
      canvas.getByLabelText(says('requests.apiKey'), { selector: 'input:not([type=radio])' }),
      'ota_1',
    )
    await userEvent.click(canvas.getByRole('button', { name: says('requests.try') }))
    await expect(await canvas.findByText(says('requests.unauthorised'))).toBeVisible()
    await expect(canvas.getAllByText(/tkt_/)[0]).toBeVisible()
  },
})

/** Sixty mails a minute; the wait is said. */
export const TooManyCalls = meta.story({
  parameters: { mock: { ...mock, faults: [{ kind: 'status', code: 429, path: SEND, method: 'POST' }] } },
  play: async ({ canvas, userEvent, says }) => {
    await write(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: says('requests.try') }))
    await expect(await canvas.findByText(says('requests.tooMany'))).toBeVisible()
  },
})

/** What is wrong is said in the row that it is wrong in, and whoever removes or adds rows keeps the place. */
export const SeveralRows = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    const email = (row: number) => canvas.findByRole('textbox', { name: new RegExp(`^to ${row}: email`) })
    await userEvent.type(await email(1), 'anna@visitor.example')
    const add = canvas.getByRole('button', { name: says('requests.addRow', { field: 'to' }) })
    await userEvent.click(add)
    await step('the second row is empty, the first one is right', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('requests.try') }))
      await expect(await email(2)).toHaveFocus()
      await expect(await email(2)).toBeInvalid()
      await expect(await email(1)).toBeValid()
    })
    await step('the button that removes a row goes, the focus does not', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('requests.removeRow', { row: 'to 2' }) }))
      await expect(add).toHaveFocus()
    })
    await step('the last row that there may be', async () => {
      for (let row = 2; row <= 5; row += 1) await userEvent.click(add)
      await expect(await email(5)).toBeVisible()
      await expect(add).toHaveFocus()
      await userEvent.click(add)
      await expect(canvas.queryByRole('textbox', { name: /^to 6: email/ })).toBeNull()
    })
  },
})

/** What is known of a mail stays when its status can't be asked for; the number can be quoted, and the place is kept. */
export const TheStatusFails = meta.story({
  play: async ({ canvas, userEvent, mock: { backend, pass }, says }) => {
    await write(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: says('requests.try') }))
    await expect(await canvas.findByText(says('sendStatus.queued'))).toBeVisible()
    const { faults } = await backend()
    faults.add({ kind: 'status', code: 500, path: '/v1/transactional/*', method: 'GET' })
    // The next answer is asked for when a second has passed.
    await waitFor(async () => {
      pass(1000)
      await expect(canvas.getByText(says('requests.progressFailed'))).toBeVisible()
    })
    const failure = within(canvas.getByRole('alert'))
    await expect(failure.getByText(/^tkt_/)).toBeVisible()
    const delivery = canvas.getByRole('list', { name: says('requests.progress') })
    await expect(within(delivery).getByText('anna@visitor.example')).toBeVisible()
    faults.clear()
    const retry = failure.getByRole('button', { name: says('inlineError.retry') })
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(document.body).not.toHaveFocus()
    await expect(document.activeElement).toContainElement(delivery)
  },
})

/** A rule of the product: the words are those of the backend. */
export const ASenderThatIsNotVerified = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await write(canvas, userEvent)
    const sender = canvas.getByRole('combobox', { name: /^senderId/ })
    await userEvent.selectOptions(sender, 'snd_4')
    await userEvent.click(canvas.getByRole('button', { name: says('requests.try') }))
    const answer = within(await canvas.findByRole('group', { name: says('requests.answer') }))
    await expect(await answer.findByText('422')).toBeVisible()
  },
})

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('requests.try') }))
    await userEvent.click(canvas.getByRole('button', { name: says('requests.tryAnyway') }))
    await expect(await canvas.findByText(says('requests.offline'))).toBeVisible()
  },
})

/** A call with a path: it goes nowhere until that is complete. */
export const OneMailingList = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: says('requests.call') }),
      'mailing-lists.one',
    )
    await userEvent.click(canvas.getByRole('button', { name: says('requests.try') }))
    await expect(canvas.getByText(says('requests.pathMissing'))).toBeVisible()
    await canvas.findByRole('option', { name: 'Wholesale' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^mailingListId/ }), 'Wholesale')
    await userEvent.click(canvas.getByRole('button', { name: says('requests.try') }))
    await expect(await canvas.findByText(/"name": "Wholesale"/)).toBeVisible()
    await expect(screen.queryByText(says('requests.real'))).toBeNull()
  },
})
