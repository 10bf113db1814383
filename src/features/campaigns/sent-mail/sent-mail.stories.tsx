import { expect, fn, screen, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { useContact } from '#api/contacts'
import { campaigns } from '#mocks/campaigns/campaigns.data'
import { SentMail, type SentMailProps } from './sent-mail.tsx'

/** A campaign of the small world that was sent, and somebody who got it. */
const SENT = 'cmp_1'
const READER = 'con_kzt0005v'

function ToReader(props: Omit<SentMailProps, 'contact'>) {
  const contact = useContact(READER).data
  return contact ? <SentMail {...props} contact={contact} /> : null
}

const meta = preview.meta({
  component: ToReader,
  args: { campaignId: SENT, subject: '', onClose: fn<SentMailProps['onClose']>() },
  parameters: {
    frame: 'screen',
    docs: { story: { inline: false, height: '800px' } },
    mock: {
      workspaceId: 'ws_sakura',
      faults: [{ kind: 'status', code: 500, path: '/campaigns/:id', method: 'GET', times: 1 }],
    },
  },
})

/** A failure can be tried again; then the mail stands there, in a frame that runs nothing. */
export const Default = meta.story({
  play: async ({ userEvent, says, mock, args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(says('sentMail.failed'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: says('errorBlock.retry') }))
    const frame = await dialog.findByTitle(says('mailPreview.frame'))
    await expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts')
    const { db } = await mock.backend()
    const subject = db.of(campaigns).get(SENT)?.variants[0]?.subject ?? ''
    await expect(dialog.getByText(subject)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const ItsCampaignWasDeleted = meta.story({
  args: { campaignId: 'cmp_gone' },
  parameters: { mock: { faults: [] } },
  play: async ({ says }) => {
    await expect(await screen.findByText(says('sentMail.gone'))).toBeVisible()
  },
})
