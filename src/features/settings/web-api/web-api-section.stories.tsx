import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { WebApiSection } from './web-api-section.tsx'

const WEB_API = '*/web_api'
const mock = { workspaceId: 'ws_sakura' }

const meta = preview.meta({
  component: WebApiSection,
  parameters: { frame: 'padded', docs: { story: { inline: false, height: '720px' } }, mock },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, mock: { backend }, says, step }) => {
    const form = within(await canvas.findByRole('form'))
    await step('what is no origin is not taken', async () => {
      const origins = await form.findByRole('textbox', { name: says('webApi.origins') })
      await userEvent.type(origins, 'shop.example{Enter}https://new.sakura-roastery.example{Enter}')
      await expect(form.getByText('https://new.sakura-roastery.example')).toBeVisible()
      await expect(form.queryByText('shop.example')).toBeNull()
    })
    await step('a wrong limit is explained and not sent', async () => {
      const rate = form.getByRole('spinbutton', { name: new RegExp(says('webApi.rate')) })
      await userEvent.clear(rate)
      await userEvent.click(form.getByRole('button', { name: says('form.save') }))
      await expect(rate).toHaveAttribute('aria-invalid', 'true')
      await userEvent.type(rate, '１２０')
      await userEvent.tab()
    })
    await step('it saves', async () => {
      await userEvent.click(form.getByRole('switch', { name: says('webApi.consent') }))
      await userEvent.click(form.getByRole('button', { name: says('form.save') }))
      await expect(await screen.findAllByText(says('webApi.saved'))).not.toHaveLength(0)
      await waitFor(() => expect(form.queryByRole('button', { name: says('form.save') })).toBeNull())
      ;(await backend()).faults.clear()
      await expect(form.getByText('https://new.sakura-roastery.example')).toBeVisible()
    })
  },
})

export const TriesAnOrigin = meta.story({
  parameters: { mock: { workspaceId: 'ws_ridge', account: 'acc_ellen' } },
  play: async ({ canvas, userEvent, says }) => {
    const field = await canvas.findByRole('textbox', { name: says('webApi.tryOrigin') })
    await userEvent.type(field, 'sakura')
    await expect(canvas.getByText(says('webApi.noOrigin'))).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'https://evil.example')
    await expect(canvas.getByText(says('webApi.notLetIn'))).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'https://ridge-outdoor.example')
    await expect(canvas.getByText(says('webApi.letIn'))).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: says('webApi.enabled') }))
    await expect(canvas.getByText(says('webApi.switchedOff'))).toBeVisible()
  },
})

export const FailsAndLosesNothing = meta.story({
  parameters: { mock: { ...mock, faults: [{ kind: 'status', code: 500, path: WEB_API, method: 'POST' }] } },
  play: async ({ canvas, userEvent, says }) => {
    const form = within(await canvas.findByRole('form'))
    const consent = form.getByRole('switch', { name: says('webApi.consent') })
    await userEvent.click(consent)
    await userEvent.click(await form.findByRole('button', { name: says('form.save') }))
    await expect(await form.findByRole('alert')).toHaveTextContent(/tkt_/)
    await expect(consent).toBeChecked()
  },
})

export const Member = meta.story({
  globals: { role: 'member' },
  play: async ({ canvas, userEvent, says }) => {
    const enabled = await canvas.findByRole('switch', { name: says('webApi.enabled') })
    await expect(await canvas.findByText(says('roleLabel.onlyOwner'))).toBeVisible()
    await userEvent.click(enabled)
    await expect(canvas.queryByRole('button', { name: says('form.save') })).toBeNull()
  },
})

export const Loading = meta.story({
  parameters: { mock: { ...mock, faults: [{ kind: 'timeout', path: WEB_API }] } },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('heading', { name: says('webApi.title') })).toBeVisible()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
})

export const Failed = meta.story({
  parameters: { mock: { ...mock, faults: [{ kind: 'status', code: 500, path: WEB_API }] } },
  play: async ({ canvas, userEvent, mock: { backend }, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('webApi.failed'))
    ;(await backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByRole('form')).toBeVisible()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form')).toBeVisible()
  },
})
