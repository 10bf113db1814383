import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { middleOfFirstLine, withText } from '#.storybook/text-size'
import { useCampaign, useUpdateCampaign } from '#api/campaigns'
import type { CampaignHrefs, ReviewStepProps } from '#features/campaigns/campaign-step'
import { link, paths } from '#lib/link'
import { settingsHash } from '#lib/query'
import { emptyDocument, type EmailDocument } from '#mail/document'
import { campaigns, type CampaignRecord } from '#mocks/campaigns/campaigns.data'
import type { Db } from '#mocks/core/db'
import { senders } from '#mocks/senders/senders.data'
import { ReviewStep } from './review-step.tsx'

const workspaceId = 'ws_sakura'
const hrefs: CampaignHrefs = {
  campaigns: (query) => link(paths.WORKSPACE_CAMPAIGNS, { workspaceId }, query),
  campaign: (campaignId, query) => link(paths.WORKSPACE_CAMPAIGNS_EDIT, { workspaceId, campaignId }, query),
  contacts: (query) => link(paths.WORKSPACE_CONTACTS, { workspaceId }, query),
  segment: (segment) => link(paths.WORKSPACE_CONTACTS, { workspaceId }, { segment }),
  sender: (senderId) => link(paths.WORKSPACE_SENDERS_EACH, { workspaceId, senderId }),
  settings: settingsHash,
}

/** A mail with words and nothing that ends the subscription. */
const withWords = (words: string): EmailDocument => ({
  ...emptyDocument('ja'),
  sections: [
    {
      type: 'section',
      id: 's1',
      gap: 0,
      stack: 'ltr',
      valign: 'top',
      columns: [
        {
          id: 'c1',
          width: 12,
          blocks: [
            {
              type: 'text',
              id: 't1',
              content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
            },
          ],
        },
      ],
    },
  ],
})
const withoutFooter = withWords('節分の豆をお届けします。')

interface AtCampaignProps {
  campaignId: string
  unsaved?: boolean
  onJump: ReviewStepProps['onJump']
}

/** Stores what the step changes, as the page does. */
function AtCampaign({ campaignId, unsaved = false, onJump }: AtCampaignProps) {
  const campaign = useCampaign(campaignId).data
  const update = useUpdateCampaign()
  if (!campaign) return null
  return campaign.status === 'draft' ? (
    <ReviewStep
      campaign={campaign}
      hrefs={hrefs}
      unsaved={unsaved}
      onJump={onJump}
      onChange={async (change) => {
        await update.send({ params: { campaignId }, body: { ...change, version: campaign.version } })
      }}
    />
  ) : (
    <p role="status">{campaign.status}</p>
  )
}

/** Changes a draft of the world. */
const changed =
  (id: string, change: (draft: CampaignRecord) => Partial<CampaignRecord>) =>
  (db: Db): void => {
    const draft = db.of(campaigns).get(id)
    if (draft) db.of(campaigns).put({ ...draft, ...change(draft) })
  }

/** The variants with this subject and this body, whatever they had. */
const withMail = (variants: CampaignRecord['variants'], subject: string, doc: EmailDocument) =>
  variants.map(({ id, label, locale, weight, previewText, mode, textAuto }) => ({
    id,
    label,
    locale,
    weight,
    previewText,
    mode,
    textAuto,
    subject,
    doc,
  }))

const meta = preview.meta({
  component: AtCampaign,
  args: { campaignId: 'cmp_19', onJump: fn<ReviewStepProps['onJump']>() },
  parameters: { frame: 'screen', mock: { workspaceId }, testHeight: 1600 },
})

/** Calls to schedule that reached the backend. */
const scheduleCalls = async (mock: StoryContext['mock']) =>
  (await mock.backend()).log.filter(({ method, path }) => method === 'POST' && path.endsWith('/schedule'))
    .length

const SCHEDULE = { method: 'POST', path: '/campaigns/:campaignId/schedule' } as const

/** A draft that can be sent: one press asks with the number of people, and a second press of Send makes no second call. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, says, mock }) => {
    await expect(await canvas.findByText(says('campaignChecklist.ready'))).toBeVisible()
    await expect(canvas.getByText(/焙煎だより編集室/, { selector: 'dd' })).toBeVisible()
    await expect(await canvas.findByTitle(says('mailPreview.frame'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: says('campaignSend.sendNow', { count: 131 }) }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(
      dialog.getByRole('heading', {
        name: says('campaignSend.confirmNow', { name: '焙煎だより 第203号　節分と豆の話', n: 131 }),
      }),
    ).toBeVisible()
    // Whom it goes to is said as in the step of the audience.
    await expect(
      await dialog.findByText(
        (_, element) => element?.tagName === 'P' && /“焙煎だより”|「焙煎だより」/.test(element.textContent),
      ),
    ).toBeVisible()
    const send = dialog.getByRole('button', { name: says('campaignSend.send') })
    await userEvent.dblClick(send)
    await expect(await canvas.findByText('scheduled')).toBeVisible()
    await expect(await scheduleCalls(mock)).toBe(1)
  },
})

export const Loading = meta.story({
  parameters: { mock: { workspaceId, faults: [{ kind: 'timeout', path: '/brand' }] } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('campaignChecklist.checking'))).toBeInTheDocument()
    await expect(
      canvas.getByRole('button', { name: says('campaignSend.sendNow', { count: 131 }) }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
})

export const ChecksCannotRun = meta.story({
  parameters: { mock: { workspaceId, faults: [{ kind: 'status', code: 500, path: '/brand' }] } },
  play: async ({ canvas, userEvent, says, mock }) => {
    await expect(await canvas.findByText(says('campaignChecklist.failed'))).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('inlineError.retry') }))
    await expect(await canvas.findByText(says('campaignChecklist.ready'))).toBeVisible()
  },
})

const middleOf = (part: Element) => {
  const { top, bottom } = part.getBoundingClientRect()
  return (top + bottom) / 2
}

/** What the checklist comes to fits beside its title: the rows below it are not pushed down when it comes. */
export const OnAPhone = meta.story({
  args: { campaignId: 'cmp_24' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, says }) => {
    const title = await canvas.findByRole('heading', { name: says('campaignChecklist.title') })
    for (const state of [says('campaignChecklist.ready'), says('campaignChecklist.cautions', { count: 1 })])
      await expect(middleOf(await canvas.findByText(state))).toBeCloseTo(middleOf(title), 0)
  },
})

/** The drawing of a row is beside the first line of its words. */
export const LargeText = meta.story({
  args: { campaignId: 'cmp_24' },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: withText('200%'),
  play: async ({ canvas, says }) => {
    const kind = await canvas.findByText(says('campaignChecklist.caution'))
    const drawing = kind.parentElement?.querySelector('svg')
    const words = kind.parentElement?.nextElementSibling
    if (!drawing || !words) throw new Error('The row has no drawing beside its words.')
    await expect(middleOf(drawing)).toBeCloseTo(middleOfFirstLine(words), 0)
  },
})

/** A tag that was pasted as words, or cut in half, would reach every reader in braces. */
export const BracesAreNotSent = meta.story({
  tags: ['!picture'],
  parameters: {
    mock: {
      workspaceId,
      change: changed('cmp_19', ({ variants }) => ({
        variants: withMail(variants, 'こんにちは {{contact.na', withWords('{{contact.name}}様')),
      })),
    },
  },
  play: async ({ canvas, userEvent, args, says, step }) => {
    const what = says('campaignChecklist.template', { about: '{{contact.na' })
    const fix = await canvas.findByRole('button', { name: says('campaignChecklist.fixNamed', { what }) })
    await expect(
      canvas.getByRole('button', { name: says('campaignSend.sendNow', { count: 131 }) }),
    ).toHaveAttribute('aria-disabled', 'true')
    await step('its row leads to the subject', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: says('campaignChecklist.openNamed', { what }) }),
      )
      await expect(args.onJump).toHaveBeenCalledWith('content', 'subject:var_1')
    })
    await step('what is a tag among words becomes the variable', async () => {
      await userEvent.click(fix)
      await waitFor(() => expect(fix).not.toBeInTheDocument())
      await expect(canvas.getByRole('region', { name: says('campaignChecklist.title') })).toHaveFocus()
      await expect(canvas.getByText(what)).toBeVisible()
    })
  },
})

/** CAM-180 */
export const UnknownVariablesLeadToTheirField = meta.story({
  tags: ['!picture'],
  parameters: {
    mock: {
      workspaceId,
      change: changed('cmp_19', ({ variants: [first] }) => ({
        variants: first
          ? [
              { ...first, id: 'var_1', weight: 50, subject: 'For {{ nickname }}' },
              { ...first, id: 'var_2', weight: 50, label: 'B', previewText: 'For {{ nickname }}' },
            ]
          : [],
      })),
    },
  },
  play: async ({ canvas, userEvent, args, says }) => {
    const what = says('campaignChecklist.variable', { about: 'nickname' })
    const [inSubject, inPreviewText] = await canvas.findAllByRole('button', {
      name: (name) => name.includes(what),
    })
    if (!inSubject || !inPreviewText) throw new Error('There are not two rows about the variable.')
    await userEvent.click(inSubject)
    await expect(args.onJump).toHaveBeenLastCalledWith('content', 'subject:var_1')
    await userEvent.click(inPreviewText)
    await expect(args.onJump).toHaveBeenLastCalledWith('content', 'previewText:var_2')
  },
})

/** What keeps it from being sent leads to where it is put right, and what needs no decision is put right at once. */
export const Blocked = meta.story({
  parameters: {
    mock: {
      workspaceId,
      change: changed('cmp_19', ({ variants, audience }) => ({
        audience: { ...audience, mailingListIds: [] },
        variants: withMail(variants, '', withoutFooter),
      })),
    },
  },
  play: async ({ canvas, userEvent, args, says }) => {
    const subject = says('campaignChecklist.subject')
    await userEvent.click(
      await canvas.findByRole('button', { name: says('campaignChecklist.openNamed', { what: subject }) }),
    )
    await expect(args.onJump).toHaveBeenCalledWith('content', expect.stringMatching(/^subject:/))
    await expect(canvas.getByText(says('campaignChecklist.notChosen'))).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: says('campaignSend.sendNow', { count: 0 }) }),
    ).toHaveAttribute('aria-disabled', 'true')
    const unsubscribe = says('campaignChecklist.unsubscribe')
    await userEvent.click(
      canvas.getByRole('button', { name: says('campaignChecklist.fixNamed', { what: unsubscribe }) }),
    )
    await waitFor(() => expect(canvas.queryByText(unsubscribe)).not.toBeInTheDocument())
    await expect(canvas.getByText(subject)).toBeVisible()
  },
})

/** Nobody can say who is to be left out. */
export const AnExcludedSegmentHasFailed = meta.story({
  parameters: {
    mock: {
      workspaceId,
      change: changed('cmp_19', ({ audience }) => ({
        audience: { ...audience, excludeSegmentIds: ['seg_13'] },
      })),
    },
  },
  play: async ({ canvas, says }) => {
    await canvas.findByText(says('campaignChecklist.conditions'))
  },
})

/** Readers of Japanese get what there is, and what their law asks for is said. */
export const NothingForReadersOfJapanese = meta.story({
  parameters: {
    mock: {
      workspaceId,
      change: changed('cmp_19', ({ variants }) => ({
        variants: variants.map(({ id, label, weight, previewText, subject }) => ({
          id,
          label,
          weight,
          previewText,
          subject,
          locale: 'en' as const,
          mode: 'html' as const,
          html: '<p>Beans for you. {{company_address}} <a href="{{unsubscribe_url}}">Stop these emails</a></p>',
          text: '',
          textAuto: true,
        })),
      })),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const row = await canvas.findByRole('button', { name: /which has no Japanese version|日本語版がない/ })
    await userEvent.click(row)
    await expect(args.onJump).toHaveBeenCalledWith('content', expect.anything())
  },
})

/** Many people: the number is typed, in digits of any width. */
export const ManyPeople = meta.story({
  args: { campaignId: 'cmp_19' },
  parameters: { mock: { workspaceId, size: 'normal' } },
  play: async ({ canvas, userEvent, says }) => {
    await canvas.findByText(says('campaignChecklist.ready'))
    const [button] = canvas.getAllByRole('button', { name: /\d,\d{3}/ })
    if (!button) throw new Error('No button names the number.')
    const count = /\d,\d{3}/.exec(button.textContent)?.[0].replace(',', '') ?? ''
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('alertdialog'))
    const send = dialog.getByRole('button', { name: says('campaignSend.send') })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(dialog.getByRole('textbox'), count)
    await expect(send).not.toHaveAttribute('aria-disabled')
  },
})

/** At a time: too soon is explained, and the question names date, time, zone and number. */
export const AtATime = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await canvas.findByText(says('campaignChecklist.ready'))
    await userEvent.click(canvas.getByRole('radio', { name: says('campaignSend.later') }))
    const time = await canvas.findByRole('spinbutton', { name: says('dateTimeField.time') })
    await expect(canvas.getByText(/^(Sends in|.*後に送信します)/)).toBeVisible()
    await expect(await canvas.findByText(/7:00 PM Eastern Time|19:00 米国東部時間/)).toBeVisible()
    await userEvent.clear(time)
    await userEvent.type(time, '09:03')
    await expect((await canvas.findAllByText(says('campaignSend.step')))[0]).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: says('campaignSend.scheduleAt', { count: 131 }) }),
    )
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.clear(time)
    await userEvent.type(time, '09:05')
    await userEvent.click(
      canvas.getByRole('button', { name: says('campaignSend.scheduleAt', { count: 131 }) }),
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByRole('heading')).toHaveTextContent(/9:05.*131/)
    await userEvent.click(dialog.getByRole('button', { name: says('campaignSend.schedule') }))
    await expect(await canvas.findByText('scheduled')).toBeVisible()
  },
})

/** Where the clocks are set back a time comes twice: the question says which of both is meant (CAM-197). */
export const AtATimeThatComesTwice = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says }) => {
    await canvas.findByText(says('campaignChecklist.ready'))
    await userEvent.click(canvas.getByRole('radio', { name: says('campaignSend.later') }))
    const zone = await canvas.findByRole('combobox', { name: says('dateTimeField.timezone') })
    await userEvent.click(zone)
    await userEvent.keyboard('new york')
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(/New York/))
    await userEvent.keyboard('{Enter}')
    const date = canvas.getByRole('textbox', { name: says('dateTimeField.date') })
    await userEvent.clear(date)
    await userEvent.type(date, '2026-11-01{Tab}')
    const time = canvas.getByRole('spinbutton', { name: says('dateTimeField.time') })
    await userEvent.clear(time)
    await userEvent.type(time, '01:30{Tab}')
    await userEvent.click(
      await canvas.findByRole('radio', { name: says('dateTimeField.later', { offset: 'GMT-5' }) }),
    )
    await userEvent.click(
      canvas.getByRole('button', { name: says('campaignSend.scheduleAt', { count: 131 }) }),
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByRole('heading')).toHaveTextContent(/1:30.*(EST|GMT-5)/)
  },
})

/** What recipients' clocks show is a help: without it a time is chosen as well. */
export const ZonesOfRecipientsAreNotKnown = meta.story({
  parameters: {
    mock: { workspaceId, faults: [{ kind: 'status', code: 500, path: '/contacts/search', method: 'POST' }] },
  },
  play: async ({ canvas, userEvent, says }) => {
    await canvas.findByText(says('campaignChecklist.ready'))
    await userEvent.click(canvas.getByRole('radio', { name: says('campaignSend.later') }))
    await expect(await canvas.findByText(says('campaignSend.zonesFailed'))).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: says('campaignSend.scheduleAt', { count: 131 }) }),
    )
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  },
})

const ask = async ({ canvas, userEvent, says }: StoryContext) => {
  await canvas.findByText(says('campaignChecklist.ready'))
  await userEvent.click(canvas.getByRole('button', { name: says('campaignSend.sendNow', { count: 131 }) }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: says('campaignSend.send') }))
}

/** The call got through and its answer was lost: it is looked up, and counts as done. */
export const AnswerIsLost = meta.story({
  parameters: { mock: { workspaceId, faults: [{ kind: 'cut', ...SCHEDULE }] } },
  play: async (context) => {
    await ask(context)
    await expect(await context.canvas.findByText('scheduled')).toBeVisible()
    await expect(await scheduleCalls(context.mock)).toBe(1)
  },
})

/** The call got lost: it is looked up before it is offered again. */
export const CallIsLost = meta.story({
  parameters: { mock: { workspaceId, faults: [{ kind: 'reset', ...SCHEDULE, times: 1 }] } },
  play: async (context) => {
    await ask(context)
    await expect(await context.canvas.findByText(context.says('campaignSend.notDone'))).toBeVisible()
    await ask(context)
    await expect(await context.canvas.findByText('scheduled')).toBeVisible()
  },
})

/** The audience has grown since the number was shown: nothing is sent, and the new number is told. */
export const ManyMorePeople = meta.story({
  play: async (context) => {
    const { canvas, says, mock } = context
    await canvas.findByText(says('campaignChecklist.ready'))
    const { db } = await mock.backend()
    changed('cmp_19', ({ audience }) => ({
      audience: {
        ...audience,
        mailingListIds: [...audience.mailingListIds, 'lst_english', 'lst_new_beans', 'lst_store'],
      },
    }))(db)
    await ask(context)
    await expect(await canvas.findByText(/131/, { selector: '[role=status] *' })).toBeVisible()
    await expect(canvas.queryByText('scheduled')).not.toBeInTheDocument()
  },
})

/** Somebody else saved the campaign: that is said, and nothing is sent. */
export const ChangedBySomebodyElse = meta.story({
  play: async (context) => {
    const { canvas, says, mock } = context
    await canvas.findByText(says('campaignChecklist.ready'))
    changed('cmp_19', ({ version }) => ({ version: version + 1 }))((await mock.backend()).db)
    await ask(context)
    await expect(await canvas.findByText(says('campaignSend.changed'))).toBeVisible()
  },
})

/** What the checklist knew was wrong: it looks again, and leads to the choice of another sender. */
export const SenderIsDeletedMeanwhile = meta.story({
  play: async (context) => {
    const { canvas, userEvent, says, mock, args } = context
    await canvas.findByText(says('campaignChecklist.ready'))
    ;(await mock.backend()).db.of(senders).remove('snd_2')
    await ask(context)
    const row = (await canvas.findByText(says('campaignChecklist.noSender'))).closest('li')
    await expect(canvas.queryByText(says('campaignChecklist.ready'))).toBeNull()
    await expect(canvas.queryByText(says('campaignChecklist.failed'))).toBeNull()
    if (!row) throw new Error('The row is no item of a list.')
    await userEvent.click(within(row).getByRole('button'))
    await expect(args.onJump).toHaveBeenLastCalledWith('settings', 'sender')
  },
})

/** A test goes to the reader and others; a wrong address is named, and what came of each is shown. */
export const TestIsSent = meta.story({
  play: async ({ canvas, userEvent, says, mock }) => {
    await canvas.findByText(says('campaignChecklist.ready'))
    const to = canvas.getByRole('textbox', { name: says('campaignTest.to') })
    const send = canvas.getByRole('button', { name: says('campaignTest.send') })
    await userEvent.type(to, 'not-an-address{Enter}')
    await userEvent.click(send)
    await expect(
      await canvas.findByText(says('campaignTest.wrong', { address: 'not-an-address' })),
    ).toBeVisible()
    await waitFor(() => expect(to).toHaveFocus())
    await userEvent.type(to, '{Backspace}{Backspace}')
    await userEvent.type(to, 'mika@example.jp{Enter}')
    await userEvent.click(send)
    const results = await canvas.findByRole('list', { name: says('campaignTest.results') })
    await expect(within(results).getAllByRole('listitem')).toHaveLength(2)
    mock.pass(60_000)
    await expect((await within(results).findAllByText(says('sendStatus.delivered')))[0]).toBeVisible()
  },
})

export const TestFails = meta.story({
  parameters: {
    mock: { workspaceId, faults: [{ kind: 'status', code: 500, path: '/transactional/send' }] },
  },
  play: async ({ canvas, userEvent, says }) => {
    await canvas.findByText(says('campaignChecklist.ready'))
    await canvas.findByRole('checkbox', { name: /haruka/ })
    await userEvent.click(canvas.getByRole('button', { name: says('campaignTest.send') }))
    await expect(
      await canvas.findByText(/^(The test could not be sent|テストを送信できませんでした)/),
    ).toBeVisible()
  },
})

/** While something that was typed is not stored, nothing is sent, and no test either. */
export const TwoLanguages = meta.story({
  args: { campaignId: 'cmp_21', unsaved: true },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('campaignSend.unsaved'))).toBeVisible()
    await expect(canvas.getByText(says('campaignTest.unsaved'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: says('campaignTest.send') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

/** The question names the mail of each variant. */
export const ATestNamesBothSubjects = meta.story({
  tags: ['!picture'],
  args: { campaignId: 'cmp_21' },
  play: async ({ canvas, userEvent, says }) => {
    await canvas.findAllByText(says('campaignChecklist.ready'))
    await userEvent.click(canvas.getByRole('button', { name: says('campaignSend.sendNow', { count: 158 }) }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(
      'チョコレートより先に、コーヒーを / バレンタイン限定ボックス、予約開始',
    )
  },
})
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } })

/** A member may send as an owner may. */
export const AsAMember = meta.story({
  globals: { role: 'member' },
  play: async ({ canvas, says }) => {
    await canvas.findByText(says('campaignChecklist.ready'))
    await expect(
      canvas.getByRole('button', { name: says('campaignSend.sendNow', { count: 131 }) }),
    ).not.toHaveAttribute('aria-disabled')
  },
})
