import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ApiProvider, useApi } from '#api/core'
import { HomeScreen, type HomeScreenProps } from './home-screen.tsx'
import { link, paths } from '#lib/link'

/** When the mock world is at rest: stories count their days from there. */
const NOW = Date.parse('2026-01-15T09:00:00+09:00')
const workspaceId = 'ws_sakura'
const contacts = (query: Readonly<Record<string, string>> = {}) =>
  link(paths.WORKSPACE_CONTACTS, { workspaceId }, query)
const campaigns = (query: Readonly<Record<string, string>> = {}) =>
  link(paths.WORKSPACE_CAMPAIGNS, { workspaceId }, query)

const hrefs = { contacts, campaigns }

interface AtAddressProps {
  range?: HomeScreenProps['range']
  onRangeChange: HomeScreenProps['onRangeChange']
}

/** Keeps the range as the address does. */
function AtAddress({ range: initial = '30', onRangeChange }: AtAddressProps) {
  const api = useApi()
  const [atRest] = useState(() => ({ ...api, clock: { ...api.clock, now: () => NOW } }))
  const [range, setRange] = useState(initial)
  return (
    <ApiProvider api={atRest}>
      <HomeScreen
        range={range}
        onRangeChange={(next) => {
          setRange(next)
          onRangeChange(next)
        }}
        hrefs={hrefs}
      />
    </ApiProvider>
  )
}

const meta = preview.meta({
  component: AtAddress,
  args: { onRangeChange: fn<AtAddressProps['onRangeChange']>() },
  parameters: {
    frame: 'screen',
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
    await expect(canvas.getByRole('link', { name: says('home.unsubscribed') })).toHaveAttribute(
      'href',
      contacts({ status: 'unsubscribed' }),
    )
    await expect(canvas.getByRole('link', { name: says('home.delivered') })).toHaveAttribute(
      'href',
      campaigns({ status: 'sent' }),
    )
    await expect(await canvas.findAllByRole('time')).toHaveLength(8)
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

export const Empty = meta.story({
  parameters: { mock: { size: 'empty' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('home.noActivity'))).toBeVisible()
    await expect(await figureOf(canvas, says('home.contacts')).findByText('0')).toBeVisible()
    // There is no rate of nothing.
    await expect(await canvas.findAllByText(says('statTile.none'))).toHaveLength(6)
    await expect(canvas.queryByText('0%')).toBeNull()
  },
})

export const ContactsFailAlone = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/contacts/search/count' }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    const contactsTile = figureOf(canvas, says('home.contacts'))
    await expect(await contactsTile.findByText(says('statTile.failed'))).toBeVisible()
    await expect(await figureOf(canvas, says('home.sent')).findByText(/^[\d,]+$/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: says('home.contacts') })).toBeNull()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(contactsTile.getByRole('button'))
    await expect(await contactsTile.findByText('240')).toBeVisible()
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
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('home.activityFailed'))
    await expect(await canvas.findByText('240')).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findAllByRole('time')).toHaveLength(8)
  },
})

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('home.activityFailed'))
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('240')).toBeVisible()
  },
})
