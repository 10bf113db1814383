import { useState } from 'react'
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { useCampaign } from '#api/campaigns'
import { Button } from '#components/button'
import type { CampaignHrefs } from '#features/campaigns/campaign-step'
import { link, paths } from '#lib/link'
import { settingsHash } from '#lib/query'
import { scaledCells } from '#mocks/campaigns/campaign-cells'
import { campaigns, executions } from '#mocks/campaigns/campaigns.data'
import type { Db } from '#mocks/core/db'
import { CampaignReport } from './campaign-report.tsx'

const workspaceId = 'ws_sakura'
const hrefs: CampaignHrefs = {
  campaigns: (query) => link(paths.WORKSPACE_CAMPAIGNS, { workspaceId }, query),
  campaign: (campaignId, query) => link(paths.WORKSPACE_CAMPAIGNS_EDIT, { workspaceId, campaignId }, query),
  contacts: (query) => link(paths.WORKSPACE_CONTACTS, { workspaceId }, query),
  segment: (segment) => link(paths.WORKSPACE_CONTACTS, { workspaceId }, { segment }),
  sender: (senderId) => link(paths.WORKSPACE_SENDERS_EACH, { workspaceId, senderId }),
  settings: settingsHash,
}

function AtCampaign({ campaignId, people: shown }: { campaignId: string; people?: string }) {
  const campaign = useCampaign(campaignId).data
  const [compare, setCompare] = useState<string>()
  const [people, setPeople] = useState(shown)
  return campaign ? (
    <CampaignReport
      campaign={campaign}
      hrefs={hrefs}
      compare={compare}
      onCompare={setCompare}
      people={people}
      onPeople={setPeople}
    />
  ) : null
}

const meta = preview.meta({
  component: AtCampaign,
  args: { campaignId: 'cmp_1' },
  parameters: { frame: 'screen', testHeight: 3200, mock: { workspaceId } },
})

/** Facts, eight figures and their numbers, the course as a table too, and the links. */
export const Default = meta.story({
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(/焙煎だより編集室/, { selector: 'dd' })).toBeVisible()
    const opens = canvas.getByText(says('campaignReport.opens'), { selector: 'dt' }).closest('dl')
    await expect(opens).toHaveTextContent(/\d%/)
    await expect(await canvas.findByRole('figure')).toBeVisible()
    await expect((await canvas.findAllByRole('rowheader', { name: /^https/ }))[0]).toBeVisible()
  },
})

/** Where a sender, list or segment was deleted since, the report says so instead of leaving it out. */
export const DeletedSince = meta.story({
  tags: ['!picture'],
  parameters: {
    mock: {
      workspaceId,
      change: (db: Db) => {
        const campaign = db.of(campaigns).get('cmp_1')
        if (!campaign) throw new Error('No campaign cmp_1')
        const [kept = ''] = campaign.audience.mailingListIds
        const audience = { ...campaign.audience, mailingListIds: [kept, 'lst_gone'], segmentIds: [] }
        db.of(campaigns).put({ ...campaign, senderId: 'snd_gone', audience })
      },
    },
  },
  play: async ({ canvas, says }) => {
    const valueOf = (term: string) => canvas.getByText(term, { selector: 'dt' }).nextElementSibling
    const gone = says('campaignReport.gone')
    await waitFor(() => expect(valueOf(says('campaignReport.from'))).toHaveTextContent(gone))
    await waitFor(() =>
      expect(valueOf(says('campaignReport.audience'))).toHaveTextContent(new RegExp(`^[^（(]+.*[（(]`)),
    )
  },
})

/** What has not come yet has the room that it takes: a dash would say that there is none. */
export const FactsToCome = meta.story({
  tags: ['!picture'],
  parameters: {
    mock: {
      workspaceId,
      faults: [
        { kind: 'timeout', path: '/senders/:senderId' },
        { kind: 'timeout', path: '/mailing_lists' },
      ],
    },
  },
  play: async ({ canvas, says }) => {
    for (const term of ['from', 'audience'] as const) {
      const value = (await canvas.findByText(says(`campaignReport.${term}`), { selector: 'dt' }))
        .nextElementSibling
      await expect(value).toHaveTextContent('')
      await expect(value?.querySelector('[data-skeleton]')).not.toBeNull()
    }
  },
})

/** What could not be read is said to be that, and can be asked for again: a dash would say that there is none. */
export const FactsThatCantBeRead = meta.story({
  tags: ['!picture'],
  parameters: {
    mock: {
      workspaceId,
      faults: [
        { kind: 'status', code: 400, path: '/senders/:senderId' },
        { kind: 'status', code: 400, path: '/mailing_lists' },
      ],
    },
  },
  play: async ({ canvas, userEvent, mock, says }) => {
    const place = async (failed: 'senderFailed' | 'audienceFailed') =>
      (await canvas.findByText(says(`campaignReport.${failed}`))).closest('dd') ?? document.body
    const from = await place('senderFailed')
    const audience = await place('audienceFailed')
    await expect(audience).not.toHaveTextContent('—')
    const { faults } = await mock.backend()
    faults.clear()
    for (const fact of [from, audience])
      await userEvent.click(within(fact).getByRole('button', { name: says('inlineError.retry') }))
    await waitFor(() => expect(from).toHaveTextContent('@'))
    await waitFor(() => expect(within(audience).queryByRole('alert')).toBeNull())
    await expect(audience).not.toHaveTextContent('—')
  },
})

/** A figure opens the people behind it, and keeps them as a segment. */
export const PeopleBehindAFigure = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const label = says('campaignReport.opens')
    await userEvent.click(
      await canvas.findByRole('button', { name: says('campaignReport.showPeople', { label }) }),
    )
    const sheet = within(await screen.findByRole('dialog'))
    const [first] = await sheet.findAllByRole('link')
    await expect(first).toHaveAttribute('href', expect.stringContaining('contact='))
    await userEvent.click(sheet.getByRole('button', { name: says('campaignReport.saveSegment') }))
    await expect(
      await sheet.findByRole('link', { name: says('campaignReport.openSegment') }),
    ).toHaveAttribute('href', expect.stringContaining('segment='))
  },
})

/** The address names the people that are open: of a figure, or of a reason that mails came back for. */
export const PeopleOfABounce = meta.story({
  tags: ['!picture'],
  args: { campaignId: 'cmp_8', people: '5.7.1' },
  play: async ({ userEvent, says }) => {
    const sheet = await screen.findByRole('dialog')
    await expect(sheet).toHaveAccessibleName(
      says('campaignReport.people', { label: says('bounces.blocked') }),
    )
    await userEvent.click(within(sheet).getByRole('button', { name: says('dialog.close') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** A page of people that fails says so below those that are there, and is asked for again. */
export const MorePeopleFail = meta.story({
  tags: ['!picture'],
  parameters: {
    mock: {
      workspaceId,
      change: (db: Db) => {
        for (let place = 0; place < 70; place += 1) {
          db.events.put({
            id: `evt_opened_${place}`,
            workspaceId,
            contactId: `con_reader_${place}`,
            type: 'email.opened',
            payload: {},
            source: 'email',
            campaignId: 'cmp_1',
            occurredAt: new Date(Date.UTC(2020, 0, 1, 0, place)).toISOString(),
          })
        }
      },
    },
  },
  play: async ({ canvas, userEvent, says, mock }) => {
    const label = says('campaignReport.opens')
    await userEvent.click(
      await canvas.findByRole('button', { name: says('campaignReport.showPeople', { label }) }),
    )
    const sheet = within(await screen.findByRole('dialog'))
    const more = await sheet.findByRole('button', { name: says('pagination.more') })
    const before = sheet.getAllByRole('listitem').length
    const { faults } = await mock.backend()
    faults.add({ kind: 'status', code: 400, path: '/contact_events/search' })
    await userEvent.click(more)
    await expect(await sheet.findByRole('alert')).toHaveTextContent(says('campaignReport.peopleFailed'))
    await expect(sheet.getAllByRole('listitem')).toHaveLength(before)
    faults.clear()
    await userEvent.click(more)
    await waitFor(() => expect(sheet.getAllByRole('listitem').length).toBeGreaterThan(before))
    await expect(sheet.queryByRole('alert')).toBeNull()
    while (sheet.queryByRole('button', { name: says('pagination.more') })) {
      const shown = sheet.getAllByRole('listitem').length
      await userEvent.click(sheet.getByRole('button', { name: says('pagination.more') }))
      await waitFor(() => expect(sheet.getAllByRole('listitem').length).toBeGreaterThan(shown))
    }
    // The button is gone: the focus is where it went on.
    await expect(sheet.getAllByRole('listitem')).toContain(document.activeElement)
  },
})

/** Each way to break it down has its own rows, and asks for them once it is chosen. */
export const BrokenDown = meta.story({
  args: { campaignId: 'cmp_8' },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: says('campaignReport.provider') }))
    await expect(
      await canvas.findByRole('columnheader', { name: says('campaignReport.openRate') }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: says('campaignReport.variant') }))
    await waitFor(async () => {
      const region = canvas.getByRole('group', { name: says('campaignReport.breakdown') })
      await expect(within(region).getAllByRole('rowheader')).toHaveLength(2)
    })
  },
})

/** A draft for those who were sent it and did not open it. */
export const FollowUp = meta.story({
  play: async ({ canvas, userEvent, says, mock }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('campaignReport.followUp') }))
    const made = await canvas.findByRole('link', { name: says('campaignReport.followUpOpen') })
    const id = made.getAttribute('href')?.split('/').at(-1) ?? ''
    const { db } = await mock.backend()
    await expect(db.of(campaigns).get(id)?.audience.conditions?.children).toMatchObject([
      { activity: 'sent', did: true, campaign: 'cmp_1' },
      { activity: 'opened', did: false, campaign: 'cmp_1' },
    ])
  },
})

/** A file with a heading in the language of the reader, with the mark that spreadsheets know UTF-8 by. */
export const Exported = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('#')
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(await canvas.findByRole('button', { name: says('campaignReport.export') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('campaignReport.exportUtf8') }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    const file = made.mock.lastCall?.[0]
    if (!(file instanceof Blob)) throw new Error('There is no file.')
    const bytes = new Uint8Array(await file.arrayBuffer())
    await expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    const [head, total] = (await file.text()).split('\r\n')
    await expect(head).toContain(says('reportCsv.uniqueOpens'))
    await expect(total).toMatch(/^[^,]+,,137,/)
  },
})

/** Clicks lie on the mail and in a table; the replay shows them as they came, by hand or by itself, people or programs. */
export const Replayed = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const table = within(await canvas.findByRole('group', { name: says('clickMap.links') }))
    const sum = () =>
      table
        .getAllByRole('row')
        .slice(1)
        .reduce((all, row) => all + Number(within(row).getAllByRole('cell')[0]?.textContent ?? 0), 0)
    const whole = sum()
    await expect(whole).toBeGreaterThan(0)
    await waitFor(() => expect(canvas.getAllByText(/%$/, { selector: '[aria-hidden] *' })[0]).toBeVisible())

    // A reader who has not turned movement off: it also plays by itself.
    const media = spyOn(globalThis, 'matchMedia').mockReturnValue(matchMedia('not all'))
    await userEvent.click(canvas.getByRole('button', { name: says('clickMap.replay') }))
    const slider = await canvas.findByRole('slider', { name: says('clickMap.hour') })
    await expect(sum()).toBeLessThan(whole)
    const play = canvas.getByRole('button', { name: says('clickMap.play') })
    await expect(play).toHaveFocus()
    await userEvent.click(play)
    await waitFor(() => expect(slider).not.toHaveValue('0'))
    await userEvent.click(canvas.getByRole('button', { name: says('clickMap.pause') }))
    media.mockRestore()
    await fireEvent.change(slider, { target: { value: slider.getAttribute('max') } })
    await expect(sum()).toBe(whole)
    await expect(slider.getAttribute('aria-valuetext')).toContain(String(whole))
    await userEvent.click(canvas.getByRole('radio', { name: says('clickMap.programs') }))
    await expect(sum()).not.toBe(whole)
    await userEvent.click(canvas.getByRole('button', { name: says('clickMap.whole') }))
    await expect(slider).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: says('clickMap.replay') })).toHaveFocus()
  },
})

/** Beside an earlier campaign each figure says by how many points it differs, and the chart counts hours since sending. */
export const Compared = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const field = await canvas.findByRole('combobox', { name: says('reportCompare.compareWith') })
    const [earlier] = await within(field).findAllByRole('option', { name: /·/ })
    if (!earlier) throw new Error('There is no earlier campaign.')
    await userEvent.selectOptions(field, earlier)
    await expect(await canvas.findByRole('figure', { name: says('reportCompare.title') })).toBeVisible()
    const opens = canvas.getByText(says('campaignReport.opens'), { selector: 'dt' }).closest('dl')
    await expect(opens).toHaveTextContent(/(\d pt|ポイント)/)
    await userEvent.selectOptions(field, says('reportCompare.none'))
    await expect(await canvas.findByRole('figure', { name: says('campaignReport.course') })).toBeVisible()
  },
})

/** Why mails came back, and whose. */
export const BouncesByReason = meta.story({
  args: { campaignId: 'cmp_8' },
  play: async ({ canvas, userEvent, says }) => {
    const named = says('bounces.showNamed', { reason: '' })
    const [first] = await canvas.findAllByRole('button', { name: new RegExp(`^${named}`) })
    if (!first) throw new Error('There are no bounces.')
    const reason = first.getAttribute('aria-label')?.slice(named.length) ?? ''
    await userEvent.click(first)
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByRole('heading', { name: new RegExp(reason) })).toBeVisible()
    // Of a sending so large only the numbers are known.
    await expect(await sheet.findByText(says('campaignReport.noPeople'))).toBeVisible()
  },
})

/** Reasons are not broken inside a phrase: in Japanese the last one is 応答しませんでした. */
export const BouncesOnAPhone = meta.story({
  args: { campaignId: 'cmp_million' },
  parameters: { mock: { workspaceId, change: (db: Db) => sentTo(db, 'cmp_million', 1_000_000) } },
  tags: ['!picture'],
  globals: { viewport: { value: 'narrow' }, locale: 'ja' },
  play: async ({ canvas, says }) => {
    const reason = says('bounces.unreachable')
    const text = (await canvas.findByRole('rowheader', { name: reason })).firstChild
    if (!(text instanceof Text)) throw new Error('The reason has no text.')
    const phrase = document.createRange()
    phrase.setStart(text, reason.length - '応答しませんでした'.length)
    phrase.setEnd(text, reason.length)
    await expect(new Set([...phrase.getClientRects()].map(({ top }) => top)).size).toBe(1)
  },
})

/** Each part fails alone, and can be tried again. */
export const PartsFail = meta.story({
  parameters: {
    mock: {
      workspaceId,
      faults: [
        { kind: 'status', code: 500, path: '/campaigns/:id/summaries' },
        { kind: 'status', code: 500, path: '/campaigns/:id/executions' },
      ],
    },
  },
  play: async ({ canvas, userEvent, says, mock }) => {
    await expect(await canvas.findByText(says('campaignReport.chartFailed'))).toBeVisible()
    await expect(await canvas.findByText(says('campaignReport.breakdownFailed'))).toBeVisible()
    await expect(await canvas.findByText(says('campaignReport.runsFailed'))).toBeVisible()
    await expect(await canvas.findByText(says('clickMap.failed'))).toBeVisible()
    ;(await mock.backend()).faults.clear()
    for (const retry of canvas.getAllByRole('button', { name: says('inlineError.retry') }))
      await userEvent.click(retry)
    await expect(await canvas.findByRole('figure')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(says('campaignReport.runsFailed'))).not.toBeInTheDocument())
  },
})

export const Loading = meta.story({
  parameters: {
    mock: {
      workspaceId,
      faults: [
        { kind: 'timeout', path: '/campaigns/:id/summaries' },
        { kind: 'timeout', path: '/campaigns/:id/executions' },
      ],
    },
  },
})

/** A sending like another one, to so many people. */
const sentTo = (db: Db, id: string, people: number) => {
  const campaign = db.of(campaigns).get('cmp_1')
  const run = db.of(executions).get('exe_1')
  if (!campaign || !run) return
  const { recipients: _, ...rest } = run
  db.of(campaigns).put({ ...campaign, id })
  db.of(executions).put({
    ...rest,
    id: `exe_${people}`,
    campaignId: id,
    sending: { ...run.sending, cells: scaledCells(run.sending.cells, people), perMinute: people },
  })
}

function OneAfterTheOther() {
  const [campaignId, setCampaignId] = useState<string>()
  return (
    <>
      <Button onClick={() => setCampaignId('cmp_thousand')}>A thousand</Button>
      <Button onClick={() => setCampaignId('cmp_million')}>A million</Button>
      {campaignId === undefined ? null : <AtCampaign key={campaignId} campaignId={campaignId} />}
    </>
  )
}

/** A million recipients are asked for and drawn with as many requests and elements as a thousand. */
export const AMillionIsAsMuchAsAThousand = meta.story({
  render: () => <OneAfterTheOther />,
  parameters: {
    mock: {
      workspaceId,
      change: (db: Db) => {
        sentTo(db, 'cmp_thousand', 1000)
        sentTo(db, 'cmp_million', 1_000_000)
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent, says, mock }) => {
    const { log } = await mock.backend()
    const costOf = async (name: string, people: RegExp) => {
      const from = log.length
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(await canvas.findByText(people, { selector: 'dd' })).toBeVisible()
      await expect(await canvas.findByRole('figure')).toBeVisible()
      await canvas.findByRole('group', { name: says('clickMap.links') })
      await canvas.findByRole('group', { name: says('bounces.title') })
      await canvas.findByRole('group', { name: says('campaignReport.runs') })
      const asked = log.slice(from).filter(({ path }) => path.includes('cmp_'))
      return { requests: asked.length, nodes: canvasElement.querySelectorAll('*').length }
    }
    const thousand = await costOf('A thousand', /^1,000(?!,)/)
    const million = await costOf('A million', /^1,000,000/)
    await expect(million.requests).toBe(thousand.requests)
    await expect(Math.abs(million.nodes - thousand.nodes)).toBeLessThan(thousand.nodes * 0.1)
  },
})

/** Stopped before its end: two runs or one, and what was not sent is no failure. */
export const Stopped = meta.story({ args: { campaignId: 'cmp_36' } })
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } })
