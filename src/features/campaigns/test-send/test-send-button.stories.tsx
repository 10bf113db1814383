import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { useCampaign } from '#api/campaigns'
import { TestSendButton } from './test-send-button.tsx'

/** A draft with a verified sender. */
function OfADraft({ unsaved }: { unsaved: boolean }) {
  const campaign = useCampaign('cmp_19').data
  return campaign ? <TestSendButton campaign={campaign} unsaved={unsaved} /> : null
}

const meta = preview.meta({
  component: OfADraft,
  args: { unsaved: false },
  parameters: { mock: { workspaceId: 'ws_sakura' } },
})

export const SendsATest = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('campaignTest.open') }))
    const dialog = within(await screen.findByRole('dialog'))
    const send = dialog.getByRole('button', { name: says('campaignTest.send') })
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(send)
    await expect(await dialog.findByRole('list', { name: says('campaignTest.results') })).toBeVisible()
  },
})

/** A test would be of what was before. */
export const WaitsUntilAllIsStored = meta.story({
  args: { unsaved: true },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('campaignTest.open') }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(says('campaignTest.unsaved'))).toBeVisible()
    await expect(dialog.getByRole('button', { name: says('campaignTest.send') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})
