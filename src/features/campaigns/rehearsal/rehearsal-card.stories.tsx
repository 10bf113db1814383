import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { useBrand } from '#api/brand'
import { useCampaign, useUpdateCampaign } from '#api/campaigns'
import { Button } from '#components/button'
import type { EmailDocument } from '#mail/document'
import { mailOf } from '#mail/document/mail-of.fake'
import { campaigns } from '#mocks/campaigns/campaigns.data'
import type { Db } from '#mocks/core/db'
import { RehearsalCard } from './rehearsal-card.tsx'

const workspaceId = 'ws_sakura'
const CAMPAIGN = 'cmp_19'

function AtCampaign() {
  const campaign = useCampaign(CAMPAIGN).data
  const brand = useBrand().data
  const update = useUpdateCampaign()
  if (!campaign) return null
  return (
    <>
      <RehearsalCard campaign={campaign} brand={brand} now={Date.parse(campaign.updatedAt)} />
      <Button
        onClick={() =>
          void update.send({
            params: { campaignId: CAMPAIGN },
            body: { version: campaign.version, name: 'Another name' },
          })
        }
      >
        Change
      </Button>
    </>
  )
}

/** Greets by a name that some lack, and by a company that most lack; a text is nearly black on black in dark mode. */
const doc: EmailDocument = mailOf([
  {
    type: 'text',
    id: 't1',
    color: { light: '#111111', dark: '#141414' },
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'variable', path: ['contact', 'name'], fallback: 'お客様' },
          { type: 'text', text: 'さま ' },
          { type: 'variable', path: ['contact', 'company'] },
        ],
      },
    ],
  },
])

function withTroubles(db: Db) {
  const draft = db.of(campaigns).get(CAMPAIGN)
  const [variant] = draft?.variants ?? []
  if (!draft || !variant) return
  const { mail: _, ...rest } = variant
  db.of(campaigns).put({
    ...draft,
    variants: [
      { ...rest, doc, subject: "{{ contact.name | default: 'お客様' }}さま、節分の豆のお知らせです" },
    ],
  })
}

const meta = preview.meta({
  component: AtCampaign,
  parameters: { frame: 'screen', mock: { workspaceId, change: withTroubles }, testHeight: 1600 },
})

/** Goes through the readers by keyboard, jumps to the widest subject, and lists the same person by person. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('rehearsal.begin') }))
    await canvas.findByRole('button', { name: says('rehearsal.again') })
    const slider = canvas.getByRole('slider', { name: says('rehearsal.slider') })
    const last = Number(slider.getAttribute('max'))
    await expect(last).toBeGreaterThan(50)
    await expect(canvas.getByText(/131.*131/, { selector: '[role=status] *' })).toBeVisible()
    // The keys of a slider are the browser's own, which only a journey presses.
    await fireEvent.change(slider, { target: { value: '1' } })
    await expect(slider).toHaveValue('1')
    const reader = within(canvas.getByRole('region', { name: says('rehearsal.reader') }))
    const first = reader.getByText(/@/, { selector: 'dd' }).textContent

    const cut = says('rehearsal.subjectCut')
    await userEvent.click(canvas.getByRole('button', { name: says('rehearsal.showNamed', { what: cut }) }))
    await expect(within(reader.getByRole('list')).getByText(cut)).toBeVisible()
    await expect(slider).toHaveFocus()
    await expect(reader.getByText(/@/, { selector: 'dd' })).not.toHaveTextContent(first)
    await waitFor(() => expect(canvas.getByRole('region', { name: says('rehearsal.html') })).toBeVisible())
    await expect(canvas.getByText(says('rehearsal.noAmp'))).toBeVisible()

    await userEvent.click(canvas.getByRole('radio', { name: says('rehearsal.byPerson') }))
    const table = within(canvas.getByRole('group', { name: says('rehearsal.byPerson') }))
    await expect(table.getAllByRole('row')).toHaveLength(26)
    await userEvent.click(canvas.getByRole('radio', { name: says('rehearsal.dark') }))
    await expect(screen.getByTitle(says('rehearsal.frame'))).toHaveAttribute('data-scheme', 'dark')
  },
})

/** The search fails, and is tried again. What the campaign was before a change is not told of it. */
export const FailsAndIsOld = meta.story({
  parameters: {
    mock: {
      workspaceId,
      change: withTroubles,
      faults: [{ kind: 'status', code: 500, path: '/contacts/search' }],
    },
  },
  play: async ({ canvas, userEvent, says, mock }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('rehearsal.begin') }))
    await expect(await canvas.findByText(says('rehearsal.failed'))).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('inlineError.retry') }))
    await canvas.findByRole('button', { name: says('rehearsal.again') })
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(await canvas.findByText(says('rehearsal.old'))).toBeVisible()
  },
})

/** It can be stopped while it waits for people. */
export const Stopped = meta.story({
  parameters: {
    mock: { workspaceId, change: withTroubles, faults: [{ kind: 'timeout', path: '/contacts/search' }] },
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('rehearsal.begin') }))
    await userEvent.click(await canvas.findByRole('button', { name: says('rehearsal.cancel') }))
    await expect(await canvas.findByText(says('rehearsal.stopped'))).toBeVisible()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('rehearsal.begin') }))
    await canvas.findByRole('button', { name: says('rehearsal.again') })
    await expect(await canvas.findByTitle(says('rehearsal.frame'))).toBeVisible()
  },
})
