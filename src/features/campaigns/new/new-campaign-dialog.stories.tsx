import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { preloadDialogs } from '#components/dialog'
import { NewCampaignDialog, type NewCampaignDialogProps } from '#features/campaigns/new'

type Says = (id: 'newCampaign.title' | 'newCampaign.name' | 'newCampaign.create') => string
type Links = NewCampaignDialogProps['links']
const go = fn<Links['go']>()
const openAssistant = fn<Links['openAssistant']>()

const meta = preview.meta({
  component: NewCampaignDialog,
  args: {
    open: true,
    onClose: fn<NewCampaignDialogProps['onClose']>(),
    links: { campaign: (id) => `/campaigns/${id}`, go, openAssistant },
  },
  parameters: { frame: 'screen', mock: { workspaceId: 'ws_sakura' } },
  beforeEach: async () => {
    await preloadDialogs()
    go.mockClear()
    openAssistant.mockClear()
  },
})

const inDialog = async (says: Says) => {
  const dialog = within(await screen.findByRole('dialog', { name: says('newCampaign.title') }))
  return {
    dialog,
    name: dialog.getByRole('textbox', { name: new RegExp(`^${says('newCampaign.name')}`) }),
    create: dialog.getByRole('button', { name: says('newCampaign.create') }),
  }
}

export const Blank = meta.story({
  play: async ({ userEvent, mock, says, args, step }) => {
    const { name, create, dialog } = await inDialog(says)
    const { faults, log } = await mock.backend()
    const made = () => log.filter(({ method, path }) => method === 'POST' && path === '/v1/campaigns').length
    await step('a name is needed', async () => {
      await userEvent.click(create)
      await expect(dialog.getByText(says('newCampaign.nameMissing'))).toBeVisible()
      await expect(name).toHaveFocus()
      await expect(made()).toBe(0)
    })
    await step('a failure keeps what was typed', async () => {
      faults.add({ kind: 'status', code: 500, path: '/campaigns', method: 'POST' })
      await userEvent.type(name, '春のお知らせ')
      await userEvent.click(create)
      await expect(await dialog.findByText(/^tkt_/)).toBeVisible()
      await expect(name).toHaveValue('春のお知らせ')
      faults.clear()
    })
    await step('two presses make one campaign, which is opened', async () => {
      const before = made()
      await userEvent.dblClick(create)
      await waitFor(() => expect(go).toHaveBeenCalledOnce())
      await expect(go.mock.lastCall?.[0]).toMatch(/^\/campaigns\/cmp_/)
      await expect(made()).toBe(before + 1)
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
})

export const ANameIsNotLostByEscape = meta.story({
  tags: ['!picture'],
  play: async ({ userEvent, says, args, step }) => {
    const { name } = await inDialog(says)
    await userEvent.type(name, '春のお知らせ')
    await step('what was typed stays', async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.stay') }))
      await expect(name).toHaveValue('春のお知らせ')
      await expect(args.onClose).not.toHaveBeenCalled()
    })
    await step('or is given up', async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.discard') }))
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
      await expect(name).toHaveValue('')
    })
    await step('without a name nothing is asked', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2))
    })
  },
})

export const ACopyOfAPastOne = meta.story({
  play: async ({ userEvent, mock, says }) => {
    const { name, create, dialog } = await inDialog(says)
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(`^${says('newCampaign.copy')}`) }))
    await userEvent.type(
      dialog.getByRole('combobox', { name: new RegExp(says('newCampaign.original')) }),
      'November',
    )
    await userEvent.click(await screen.findByRole('option', { name: /The November letter/ }))
    await expect(name).toHaveValue('Copy of The November letter')
    await userEvent.click(create)
    await waitFor(() => expect(go).toHaveBeenCalledOnce())
    const { log } = await mock.backend()
    await expect(log.some(({ path }) => path === '/v1/campaigns/cmp_7/duplicate')).toBe(true)
  },
})

export const ADesign = meta.story({
  tags: ['!picture'],
  play: async ({ userEvent, says }) => {
    const { name, create, dialog } = await inDialog(says)
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(`^${says('newCampaign.design')}`) }))
    await userEvent.type(name, 'News')
    await userEvent.click(create)
    await expect(go).not.toHaveBeenCalled()
    await userEvent.click(await dialog.findByRole('button', { name: says('mailStarters.letter') }))
    await expect(dialog.queryByText(says('newCampaign.designMissing'))).toBeNull()
    await userEvent.click(create)
    await waitFor(() => expect(dialog.queryByRole('alert')?.textContent ?? go.mock.calls.length).toBe(1))
  },
})

export const WithTheAssistant = meta.story({
  play: async ({ userEvent, says }) => {
    const { name, create, dialog } = await inDialog(says)
    await userEvent.click(
      dialog.getByRole('radio', { name: new RegExp(`^${says('newCampaign.assistant')}`) }),
    )
    await userEvent.type(name, 'News')
    await userEvent.click(create)
    await waitFor(() =>
      expect(openAssistant).toHaveBeenLastCalledWith(says('newCampaign.assistantText', { name: 'News' })),
    )
    await expect(go).toHaveBeenCalledOnce()
  },
})
