import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { handMovedClock } from '#.storybook/hand-moved-clock'
import preview from '#.storybook/preview'
import { SLOW } from '#api/core'
import { brands } from '#mocks/brand/brand.data'
import type { Db } from '#mocks/core/db'
import { HomeScreen, type HomeScreenProps } from './home-screen.tsx'
import { DAY, HOUR } from '#lib/duration'
import { link, paths } from '#lib/link'
import { settingsHash } from '#lib/query'
import { storageKeys, writeStored } from '#lib/storage'

const workspaceId = 'ws_sakura'
const contacts = (query: Readonly<Record<string, string>> = {}) =>
  link(paths.WORKSPACE_CONTACTS, { workspaceId }, query)
const campaigns = (query: Readonly<Record<string, string>> = {}) =>
  link(paths.WORKSPACE_CAMPAIGNS, { workspaceId }, query)

const hrefs: HomeScreenProps['hrefs'] = {
  contacts,
  campaigns,
  campaign: (campaignId) => link(paths.WORKSPACE_CAMPAIGNS_EDIT, { workspaceId, campaignId }),
  connections: () => link(paths.WORKSPACE_CONNECTIONS, { workspaceId }),
  settings: settingsHash,
}

interface AtAddressProps {
  range?: HomeScreenProps['range']
  kind?: HomeScreenProps['kind']
  onRangeChange: HomeScreenProps['onRangeChange']
  onKindChange: HomeScreenProps['onKindChange']
}

/** Keeps range and kind as the address does. */
function AtAddress({
  range: initialRange = '30',
  kind: initialKind = 'all',
  onRangeChange,
  onKindChange,
}: AtAddressProps) {
  const [range, setRange] = useState(initialRange)
  const [kind, setKind] = useState(initialKind)
  return (
    <HomeScreen
      range={range}
      onRangeChange={(next) => {
        setRange(next)
        onRangeChange(next)
      }}
      kind={kind}
      onKindChange={(next) => {
        setKind(next)
        onKindChange(next)
      }}
      hrefs={hrefs}
    />
  )
}

const hands = handMovedClock('ws_sakura')

const meta = preview.meta({
  component: AtAddress,
  args: {
    onRangeChange: fn<AtAddressProps['onRangeChange']>(),
    onKindChange: fn<AtAddressProps['onKindChange']>(),
  },
  // What the browser keeps of one story is no concern of the next.
  beforeEach: () => {
    localStorage.removeItem(storageKeys.setupPutAway)
  },
  parameters: {
    frame: 'screen',
    messages: 'first',
    docs: { story: { inline: false, height: '640px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
})

/** The figure that stands under its name. */
const figureOf = (canvas: ReturnType<typeof within>, name: string) =>
  within(canvas.getByText(name, { selector: 'dt' }).closest('dl') ?? document.body)

export const Default = meta.story({
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('heading', { name: '株式会社さくら珈琲焙煎所' })).toBeVisible()
    await expect(await figureOf(canvas, says('home.contacts')).findByText('240')).toBeVisible()
    await expect(await figureOf(canvas, says('home.opened')).findByText(/^\d\d(\.\d)?%$/)).toBeVisible()
    // A rate changes by points, an amount by per cent.
    const ofARate = says('statTile.points', { points: '' }).trim()
    await expect(figureOf(canvas, says('home.opened')).getByText(new RegExp(`\\d ?${ofARate}`))).toBeVisible()
    await expect(
      figureOf(canvas, says('home.sent')).queryByText(new RegExp(`\\d ?${ofARate}`)),
    ).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: says('home.unsubscribed') })).toHaveAttribute(
      'href',
      contacts({ status: 'unsubscribed' }),
    )
    await expect(canvas.getByRole('link', { name: says('home.delivered') })).toHaveAttribute(
      'href',
      campaigns({ status: 'sent' }),
    )
    const activity = within(await canvas.findByRole('region', { name: says('homeActivity.title') }))
    await expect(await activity.findAllByRole('time')).toHaveLength(20)
  },
})

export const AnotherPeriod = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    const sent = () => figureOf(canvas, says('home.sent'))
    const before = (await sent().findByText(/^[\d,]+$/)).textContent
    await userEvent.click(canvas.getByRole('radio', { name: says('home.days', { days: 90 }) }))
    await expect(args.onRangeChange).toHaveBeenCalledOnce()
    await expect(args.onRangeChange).toHaveBeenCalledWith('90')
    await waitFor(async () => {
      const after = (await sent().findByText(/^[\d,]+$/)).textContent
      await expect(Number(after.replace(',', ''))).toBeGreaterThan(Number(before.replace(',', '')))
    })
    await expect(canvas.getByText(says('home.compared', { days: 90 }), { exact: false })).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout' }] } },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('heading', { name: says('home.title') })).toBeVisible()
    await expect(canvas.getAllByText(says('statTile.loading'))).toHaveLength(7)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** One answer that does not come holds the cards up: that is said, and whoever ends the wait has the others. */
export const ALongWaitCanBeEnded = meta.story({
  tags: ['!picture'],
  decorators: [hands.decorator],
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: '/brand', times: 1 }] } },
  play: async ({ canvas, canvasElement, userEvent, says }) => {
    const shape = await waitFor(() => {
      const last = canvasElement.querySelector('div[aria-busy] > :last-child')
      if (!last) throw new Error('The cards have no shape.')
      return last
    })
    const { top } = shape.getBoundingClientRect()
    // The cards wait only once their words are there.
    const cancel = await waitFor(() => {
      hands.advance(SLOW.after)
      return canvas.getByRole('button', { name: says('stillLoading.cancel') })
    })
    const now = canvasElement.querySelector('div[aria-busy] > :last-child')
    await expect(now?.getBoundingClientRect().top).toBe(top)
    await userEvent.click(cancel)
    await expect(await canvas.findByText(says('homeSetup.failed'))).toBeVisible()
    await expect(await canvas.findByRole('region', { name: says('homeActivity.title') })).toBeVisible()
  },
})

export const AnEmptyOneShowsNoFiguresThatGoAgain = meta.story({
  parameters: { mock: { size: 'empty', faults: [{ kind: 'timeout' }] } },
  beforeEach: () => writeStored(storageKeys.emptyHome, 'ws_sakura'),
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('heading', { name: says('home.title') })).toBeVisible()
    await expect(canvas.queryByText(says('statTile.loading'))).toBeNull()
  },
})

export const Empty = meta.story({
  parameters: { mock: { size: 'empty' } },
  play: async ({ canvas, says }) => {
    const setup = within(await canvas.findByRole('region', { name: says('homeSetup.title') }))
    await expect(setup.getByText(says('homeSetup.progress', { done: 0, all: 8 }))).toBeVisible()
    await expect(setup.getAllByRole('link')).toHaveLength(8)
    await expect(setup.getByRole('link', { name: says('homeSetup.domainDo') })).toHaveAttribute(
      'href',
      '#domains',
    )
    // There is nothing else to see, so it stays.
    await expect(setup.queryByRole('button')).toBeNull()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    await expect(canvas.queryByText(says('home.sent'))).toBeNull()
  },
})

/** Nobody has set a brand. */
const withoutBrand: (db: Db) => void = (db) => {
  for (const { id } of db.of(brands).where(() => true)) db.of(brands).remove(id)
}

export const SetupHalfDone = meta.story({
  parameters: { mock: { workspaceId, change: withoutBrand } },
  play: async ({ canvas, userEvent, says }) => {
    const title = says('homeSetup.title')
    const setup = within(await canvas.findByRole('region', { name: title }))
    await expect(setup.getByRole('link', { name: says('homeSetup.brandDo') })).toHaveAttribute(
      'href',
      '#brands',
    )
    await expect(setup.getAllByText(says('homeSetup.done'))).toHaveLength(7)
    await userEvent.click(setup.getByRole('button', { name: says('homeSetup.putAway') }))
    await expect(canvas.queryByRole('region', { name: title })).toBeNull()
    await expect(localStorage.getItem(storageKeys.setupPutAway)).toContain(workspaceId)
  },
})

export const SetupFailsAlone = meta.story({
  parameters: {
    mock: { workspaceId, change: withoutBrand, faults: [{ kind: 'status', code: 500, path: '/brand' }] },
  },
  play: async ({ canvas, userEvent, mock, says }) => {
    const setup = within(await canvas.findByRole('region', { name: says('homeSetup.title') }))
    await expect(setup.getByRole('alert')).toHaveTextContent(says('homeSetup.failed'))
    await expect(await canvas.findByText('240')).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(setup.getByRole('button', { name: says('inlineError.retry') }))
    await expect(await canvas.findByText(says('homeSetup.brandWhy'))).toBeVisible()
  },
})

export const NeedsAttention = meta.story({
  play: async ({ canvas, says }) => {
    const attention = within(await canvas.findByRole('region', { name: says('homeAttention.title') }))
    await expect(attention.getAllByText(says('homeAttention.soon')).length).toBeGreaterThan(0)
    const [first] = attention.getAllByRole('listitem')
    await expect(first).toHaveTextContent(says('homeAttention.urgent'))
    for (const link of attention.getAllByRole('link')) await expect(link).toHaveAttribute('href')
  },
})

export const AttentionFailsInPart = meta.story({
  parameters: { mock: { workspaceId, faults: [{ kind: 'status', code: 500, path: '/certificates' }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    const attention = within(await canvas.findByRole('region', { name: says('homeAttention.title') }))
    const before = attention.getAllByRole('listitem').length
    await expect(attention.getByRole('alert')).toHaveTextContent(says('homeAttention.failed'))
    ;(await mock.backend()).faults.clear()
    await userEvent.click(attention.getByRole('button', { name: says('inlineError.retry') }))
    await waitFor(() => expect(attention.getAllByRole('listitem').length).toBeGreaterThan(before))
    await expect(attention.queryByRole('alert')).toBeNull()
  },
})

export const SendingAndNext = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const now = within(await canvas.findByRole('region', { name: says('homeNow.title') }))
    await expect(now.getAllByRole('progressbar').length).toBeGreaterThan(0)
    const cancels = now.getAllByRole('button')
    await expect(cancels).toHaveLength(3)
    const names = now.getAllByRole('link').map(({ textContent }) => textContent)
    const name = names.at(-3) ?? ''
    await userEvent.click(now.getByRole('button', { name: says('homeNow.cancelNamed', { name }) }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: says('homeNow.question', { name }) }),
    )
    await userEvent.dblClick(dialog.getByRole('button', { name: says('homeNow.confirm') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(now.queryByRole('link', { name })).toBeNull())
    await expect(
      await screen.findByText(says('homeNow.canceled', { name: name.replace('　', ' ') })),
    ).toBeVisible()
  },
})

/** A page that stands open, or a computer that slept: what is said of time goes on with it. */
export const TimeGoesOn = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, mock, says, step }) => {
    const card = async () => within(await canvas.findByRole('region', { name: says('homeNow.title') }))
    const next = (await card()).getAllByRole('listitem').at(-3)
    const name = within(next ?? document.body).getByRole('link').textContent
    const before = next?.textContent ?? ''
    const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
    await step('it is said anew how long until it is sent and since something happened', async () => {
      await canvas.findAllByText(/^(?:now|今|\d+.*(?:ago|前))$/)
      mock.pass(2 * HOUR)
      comeBack()
      await waitFor(() => expect(next?.textContent).not.toBe(before))
    })
    await step('what is due by now is asked for: it no longer comes next', async () => {
      mock.pass(3 * DAY)
      comeBack()
      await waitFor(async () =>
        expect(
          (await card()).queryByRole('button', { name: says('homeNow.cancelNamed', { name }) }),
        ).toBeNull(),
      )
    })
  },
})

/** The figures are those of the days until today, also where the day changed while the page stood open (HOM-12). */
export const MidnightPasses = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, mock, says }) => {
    const none = says('home.newContacts', { count: 0 })
    await canvas.findByText(/新規|\bnew$/)
    await expect(canvas.queryByText(none)).toBeNull()
    mock.pass(100 * DAY)
    document.dispatchEvent(new Event('visibilitychange'))
    await expect(await canvas.findByText(none)).toBeVisible()
  },
})

export const CancelFails = meta.story({
  parameters: { mock: { workspaceId, faults: [{ kind: 'status', code: 500, path: '/campaigns/*/cancel' }] } },
  play: async ({ canvas, userEvent, says }) => {
    const now = within(await canvas.findByRole('region', { name: says('homeNow.title') }))
    const name = now.getAllByRole('link').at(-1)?.textContent ?? ''
    await userEvent.click(now.getByRole('button', { name: says('homeNow.cancelNamed', { name }) }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: says('homeNow.confirm') }))
    await expect(await screen.findByText(says('homeNow.cancelFailed', { name }))).toBeVisible()
    await expect(now.getByRole('link', { name })).toBeVisible()
  },
})

export const ActivityNamesWhoAndWhat = meta.story({
  play: async ({ canvas, says }) => {
    const activity = within(await canvas.findByRole('region', { name: says('homeActivity.title') }))
    const links = await activity.findAllByRole('link')
    const what = [says('eventNames.email_delivered'), says('eventNames.email_opened')]
    for (const link of links) {
      await expect(what).not.toContain(link.textContent)
      const row = link.closest('li')
      await expect(row).toHaveTextContent(' · ')
      await expect(within(row ?? document.body).getByText(/ago$|前$|^(?:now|今)$/)).toBeVisible()
    }
  },
})

export const Charts = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const activity = await canvas.findByRole('region', { name: says('homeActivity.title') })
    activity.scrollIntoView()
    const sends = within(await canvas.findByRole('figure', { name: says('homeCharts.sends') }))
    await userEvent.click(sends.getByRole('button', { name: says('charts.showAsTable') }))
    // A head, and a row for each day.
    await expect(sends.getAllByRole('row')).toHaveLength(31)
    await expect(await canvas.findByRole('figure', { name: says('homeCharts.contacts') })).toBeVisible()
  },
})

export const ChartFailsAlone = meta.story({
  parameters: { mock: { workspaceId, faults: [{ kind: 'status', code: 500, path: '/usages/logs' }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    const activity = await canvas.findByRole('region', { name: says('homeActivity.title') })
    activity.scrollIntoView()
    await expect(await canvas.findByRole('figure', { name: says('homeCharts.sends') })).toBeVisible()
    await expect(await canvas.findByText(says('homeCharts.failed'))).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('inlineError.retry') }))
    await expect(await canvas.findByRole('figure', { name: says('homeCharts.contacts') })).toBeVisible()
  },
})

export const OneKindAndOlder = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    const activity = within(await canvas.findByRole('region', { name: says('homeActivity.title') }))
    ;(await activity.findByRole('button', { name: says('homeActivity.older') })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(activity.getAllByRole('time')).toHaveLength(40))
    // The button went with the press: the focus is on what it asked for.
    await expect(document.activeElement).toContainElement(activity.getAllByRole('time')[20] ?? null)
    await expect(document.activeElement).not.toContainElement(activity.getAllByRole('time')[0] ?? null)
    await userEvent.selectOptions(activity.getByRole('combobox', { name: says('homeActivity.kind') }), 'mail')
    const [sent] = await activity.findAllByText(new RegExp(`^${says('eventNames.email_sent')}`))
    await expect(sent).toBeVisible()
    await userEvent.selectOptions(activity.getByRole('combobox', { name: says('homeActivity.kind') }), 'site')
    await expect(args.onKindChange).toHaveBeenCalledWith('site')
    await waitFor(() => expect(activity.getAllByRole('time')).toHaveLength(20))
    await expect(activity.queryByText(new RegExp(says('eventNames.email_delivered')))).toBeNull()
  },
})

export const ContactsFailAlone = meta.story({
  // Refused like this, it is not asked again by itself (ERR-18).
  parameters: { mock: { faults: [{ kind: 'status', code: 429, path: '/contacts/search/count' }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    const contactsTile = figureOf(canvas, says('home.contacts'))
    await expect(await contactsTile.findByText(says('statTile.failed'))).toBeVisible()
    await expect(await figureOf(canvas, says('home.sent')).findByText(/^[\d,]+$/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: says('home.contacts') })).toBeNull()
    await waitFor(() => expect(mock.isAsking()).toBe(false))
    ;(await mock.backend()).faults.clear()
    await userEvent.click(contactsTile.getByRole('button'))
    await expect(await contactsTile.findByText('240')).toBeVisible()
    await expect(await contactsTile.findByText(says('home.newContacts', { count: 6 }))).toBeVisible()
  },
})

export const CampaignsFailAlone = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/campaigns' }] } },
  play: async ({ canvas, says }) => {
    await waitFor(() => expect(canvas.getAllByText(says('statTile.failed'))).toHaveLength(6))
    await expect(await figureOf(canvas, says('home.contacts')).findByText('240')).toBeVisible()
  },
})

export const ActivityFailsAlone = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/contact_events/search' }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('homeActivity.failed'))
    await expect(await canvas.findByText('240')).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByRole('button', { name: says('homeActivity.older') })).toBeVisible()
  },
})

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas, says }) => {
    await waitFor(() => expect(canvas.getAllByText(says('statTile.failed'))).toHaveLength(7))
    const activity = within(await canvas.findByRole('region', { name: says('homeActivity.title') }))
    await expect(await activity.findByRole('alert')).toHaveTextContent(says('homeActivity.failed'))
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('240')).toBeVisible()
  },
})
