import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { holdAnswers } from '#.storybook/hold-answers'
import preview from '#.storybook/preview'
import { ExampleScreen, readExampleQuery } from '#features/example'
import { link, paths } from '#lib/link'
import type { TrackedPage } from '#tracking/bench'

/** The browser of a person in Tokyo: that of the tests is a program, and scored as one. */
const person: TrackedPage = Object.assign(
  {
    navigator: {
      userAgent: 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
      language: 'ja',
    },
    screen: { width: 1440, height: 900 },
    document: { title: '', referrer: '', documentElement: { hasAttribute: () => false } },
    location: { href: 'https://app.otegami.example/' },
    Intl: { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: 'Asia/Tokyo' }) }) },
  },
  { onpointerdown: null },
)

interface AtAddressProps {
  workspaceId: string
  /** What the address says when the page opens. */
  address: Record<string, string>
}

/** Keeps the address as the app does. */
function AtAddress({ workspaceId, address }: AtAddressProps) {
  const [query, setQuery] = useState(() => readExampleQuery(address))
  const [links] = useState(() => ({
    scriptTag: '/#script_tag',
    webApi: '/#web_api',
    forms: link(paths.WORKSPACE_FORMS, { workspaceId }),
    contact: (q: string) => link(paths.WORKSPACE_CONTACTS, { workspaceId }, { q }),
  }))
  return (
    <ExampleScreen
      workspaceId={workspaceId}
      query={query}
      onQueryChange={(change) => setQuery((now) => ({ ...now, ...change }))}
      links={links}
      origin="https://app.otegami.example"
      page={person}
    />
  )
}

/** A published form has a shadow root of its own. */
const drawnForm = (within: HTMLElement) =>
  [...within.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot?.querySelector('form') ?? [])[0]

const SCRIPT = '*/script_tag'

const meta = preview.meta({
  component: AtAddress,
  args: { workspaceId: 'ws_sakura', address: {} },
  parameters: {
    frame: 'screen',
    docs: { story: { inline: false, height: '720px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
})

/** A visit: what is sent, what the client refuses, and who the visitor is. */
export const Default = meta.story({
  args: { address: { debug: '1' } },
  play: async ({ canvas, userEvent, says, step }) => {
    await expect(await canvas.findByRole('meter')).toHaveAttribute('aria-valuenow', '0')
    const calls = within(canvas.getByRole('log'))
    await step('nothing is sent without a session', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('example.buy') }))
      await expect(await calls.findByText(says('example.noteNoSession'))).toBeVisible()
    })
    await step('a session and a page view', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('example.start') }))
      await expect(await canvas.findByText(says('example.sessionOpen'))).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: says('example.cartPage') }))
      await expect(await calls.findByText(/"pathname": "\/cart"/)).toBeVisible()
    })
    await step('an address that is none is explained', async () => {
      const address = canvas.getByRole('textbox', { name: says('example.address') })
      await userEvent.clear(address)
      await userEvent.type(address, 'shop.example{Enter}')
      await expect(await canvas.findByText(says('example.addressWrong'))).toBeVisible()
    })
    await step('JSON that is none is not given to the client', async () => {
      const payload = canvas.getByRole('textbox', { name: says('example.payload') })
      await userEvent.clear(payload)
      await userEvent.type(payload, '{{total')
      await userEvent.click(canvas.getByRole('button', { name: says('example.track') }))
      await expect(await canvas.findByText(says('example.jsonWrong'))).toBeVisible()
    })
    await step('the client refuses an address', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: says('example.email') }), 'nobody{Enter}')
      await expect(await calls.findByText(says('example.refused', { code: 400 }))).toBeVisible()
    })
  },
})

/** The workspace requires consent: the visit waits for it, and ends when it is taken back (TRK-33). */
export const OnlyWithConsent = meta.story({
  args: { workspaceId: 'ws_ridge', address: { debug: '1' } },
  parameters: {
    mock: {
      workspaceId: 'ws_ridge',
      account: 'acc_ellen',
      faults: [
        {
          kind: 'wrongtype',
          path: '*/web_api',
          body: {
            enabled: true,
            allowedOrigins: [],
            rateLimitPerMinute: 600,
            requireConsent: true,
            publicKey: 'pk',
            baseUrl: 'https://api.otegami.example/web/v1',
            version: 3,
          },
        },
      ],
    },
  },
  play: async ({ canvas, userEvent, says, step }) => {
    await step('nothing leaves the page', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: says('example.start') }))
      await expect(await canvas.findByText(says('example.sessionAwaited'))).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: says('example.buy') }))
      const calls = within(canvas.getByRole('log'))
      await waitFor(() => expect(calls.getAllByText(says('example.noteAwaited'))).toHaveLength(2))
      await expect(calls.queryByText(/sessions\/start/)).toBeNull()
    })
    await step('once it is given, what was kept is sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('example.giveConsent') }))
      const calls = within(canvas.getByRole('log'))
      await expect(await calls.findByText(/sessions\/start/)).toBeVisible()
      await waitFor(() => expect(calls.getAllByText(/"consent": "granted"/)).not.toHaveLength(0))
    })
  },
})

export const TakenForABot = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: says('example.crawler') }))
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '0.6')
    await userEvent.click(canvas.getByRole('button', { name: says('example.start') }))
    await expect(await canvas.findByText(says('example.botText'))).toBeVisible()
  },
})

export const FailedToInitSession = meta.story({
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      faults: [{ kind: 'status', code: 500, path: '/web/v1/sessions/start' }],
    },
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('example.start') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('failed to init session')
  },
})

export const ThePublishedForm = meta.story({
  args: { address: { form: 'frm_1' } },
  play: async ({ canvas, canvasElement, says }) => {
    await expect(await canvas.findByRole('combobox', { name: says('example.formChoice') })).toHaveValue(
      'frm_1',
    )
    await waitFor(() => expect(drawnForm(canvasElement)).toBeVisible())
    // The form allows one site only, and this is another.
    await expect(
      canvas.getByText(says('example.formRefusedText', { origins: 'https://www.sakura-roastery.example' })),
    ).toBeVisible()
  },
})

let answerBrand = () => {}

/** Drawn anew, it would lose what was typed meanwhile. */
export const TheFormWaitsForItsBrand = meta.story({
  args: { address: { form: 'frm_1' } },
  beforeEach: async ({ mock }) => {
    answerBrand = holdAnswers((await mock.backend()).faults, { path: '/brand' })
  },
  play: async ({ canvasElement, mock }) => {
    const { log } = await mock.backend()
    const waiting = () => log.filter(({ status }) => status === undefined).map(({ path }) => path)
    await waitFor(() => expect(waiting()).toEqual([expect.stringMatching(/\/brand$/)]))
    await expect(drawnForm(canvasElement)).toBeUndefined()
    answerBrand()
    await waitFor(() => expect(drawnForm(canvasElement)).toBeVisible())
  },
})

export const AFormThatIsNotPublished = meta.story({
  args: { address: { form: 'frm_nothing' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('example.formGone'))).toBeVisible()
  },
})

export const NoPublishedForm = meta.story({
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'wrongtype', path: '*/forms', body: { items: [] } }] },
  },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('link', { name: says('example.toForms') })).toHaveAttribute(
      'href',
      '/workspaces/ws_sakura/forms',
    )
  },
})

/** The workspace lets its own sites in, and nobody else. */
export const NotAnAllowedOrigin = meta.story({
  args: { workspaceId: 'ws_ridge' },
  parameters: { mock: { workspaceId: 'ws_ridge', account: 'acc_ellen' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('example.originRefused'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: says('example.webApi') })).toHaveAttribute(
      'href',
      '/#web_api',
    )
  },
})

export const Loading = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: SCRIPT }] } },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('heading', { name: says('example.title') })).toBeVisible()
    await expect(canvas.queryByRole('meter')).toBeNull()
  },
})

export const Failed = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 500, path: SCRIPT }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByText(/^tkt_/)).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByRole('meter')).toBeVisible()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('meter')).toBeVisible()
  },
})
