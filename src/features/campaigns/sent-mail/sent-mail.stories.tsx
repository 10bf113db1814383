import { expect, fn, screen, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { useContact } from '#api/contacts'
import { campaigns } from '#mocks/campaigns/campaigns.data'
import type { Db } from '#mocks/core/db'
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
  args: { campaignId: SENT, onClose: fn<SentMailProps['onClose']>() },
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

/** A subject of another variant, with what is known of its reader. */
const OTHER = "{{ contact.name | default: 'you' }}, the other subject"

/** Of several variants it is the one whose subject the event of its sending has, in the words that its reader got. */
export const TheVariantThatWasSent = meta.story({
  tags: ['!picture'],
  parameters: {
    mock: {
      faults: [],
      change: (db: Db) => {
        const campaign = db.of(campaigns).get(SENT)
        const [first] = campaign?.variants ?? []
        if (campaign && first)
          db.of(campaigns).put({
            ...campaign,
            variants: [first, { ...first, id: 'var_other', subject: OTHER }],
          })
        db.events.put({
          id: 'evt_other_subject',
          workspaceId: 'ws_sakura',
          contactId: READER,
          campaignId: SENT,
          type: 'email.sent',
          payload: { subject: OTHER },
          source: 'email',
          messageId: 'evt_other_subject',
          occurredAt: '2026-12-31T00:00:00.000Z',
        })
      },
    },
  },
  play: async ({ mock }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const { name } = (await mock.backend()).db.contacts('ws_sakura').get(READER) ?? {}
    await expect(await dialog.findByText(`${name}, the other subject`)).toBeVisible()
  },
})
