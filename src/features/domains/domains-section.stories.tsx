import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { atAddress } from '#.storybook/at-address'
import { holdAnswers } from '#.storybook/hold-answers'
import { inJapanese } from '#.storybook/modes'
import preview from '#.storybook/preview'
import { withText } from '#.storybook/text-size'
import { ApiProvider, useApi, WorkspaceScope } from '#api/core'
import { createFakeClock, type FakeClock } from '#lib/clock.fake'
import { onlyOneOf } from '#mocks/only-one'
import { STORY_TIME } from '#mocks/story'
import type { SectionProps } from '#features/workspaces/settings-section'
import { domains } from '#mocks/domains/domains.data'
import { DomainsSection } from './domains-section.tsx'

const meta = preview.meta({
  component: atAddress(DomainsSection),
  args: {
    value: undefined,
    hrefOf: (value) => (value === undefined ? '/#domains' : `/#domains:${value}`),
    onOpen: fn<SectionProps['onOpen']>(),
  },
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
})

const DOMAINS = '*/domains'
const nameField = (name: string) => ({ name: new RegExp(`^${name}`) })

/** The button once the reader is known to be an owner. */
async function enabled(canvas: ReturnType<typeof within>, name: string): Promise<HTMLElement> {
  const button = await canvas.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  return button
}

/** One of every status. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args, says, step }) => {
    const link = await canvas.findByRole('link', { name: 'sakura-roastery.example' })
    await expect(link).toHaveAttribute('href', '/#domains:sakura-roastery.example')
    await expect((await canvas.findAllByText(says('regionCity.tokyo')))[0]).toBeVisible()
    for (const status of ['notStarted', 'pending', 'verified', 'statusFailed', 'temporaryFailure'] as const)
      await expect(await canvas.findByText(says(`domains.${status}`))).toBeVisible()
    await step('Enter on a row opens it', async () => {
      canvas.getByRole('grid').focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce())
    })
  },
})

export const InJapanese = Default.extend({ globals: inJapanese })

/** The table is as high as its rows, however large they are: none of them is cut. */
export const LargeText = meta.story({
  globals: { viewport: { value: 'medium' } },
  parameters: { testHeight: 1600 },
  beforeEach: withText('150%'),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'sakura-roastery.example' })
    const { scrollHeight, clientHeight } = canvas.getByRole('grid')
    await expect(scrollHeight).toBe(clientHeight)
  },
})

export const AsMember = meta.story({
  globals: { role: 'member' },
  play: async ({ canvas, says }) => {
    await canvas.findByRole('link', { name: 'sakura-roastery.example' })
    await expect(canvas.getByRole('button', { name: says('domains.add') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const Empty = meta.story({
  parameters: { mock: { workspaceId: 'ws_empty' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('domains.emptyTitle'))).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: says('domains.add') })).toHaveLength(1)
  },
})

export const Failed = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 500, path: DOMAINS }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('domains.failed'))
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByRole('link', { name: 'sakura-roastery.example' })).toBeVisible()
  },
})

export const Forbidden = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 403, path: DOMAINS }] } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('errorBlock.forbiddenText'))
  },
})

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('errorBlock.offlineText'))
  },
})

export const One = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', change: onlyOneOf(domains, 'ws_sakura') } },
  play: async ({ canvas }) => {
    // The head and it: the rows of the loading list are gone.
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
})

/** What is typed is told apart: a mailbox of somebody else's, the address of a page, a name in Japanese. */
export const Adds = meta.story({
  play: async ({ canvas, userEvent, args, mock, says, step }) => {
    await userEvent.click(await enabled(canvas, says('domains.add')))
    const dialog = within(await screen.findByRole('dialog', { name: says('domains.add') }))
    const name = dialog.getByRole('textbox', nameField(says('domains.name')))
    const add = dialog.getByRole('button', { name: says('domains.add') })
    await step('the domain of a mailbox provider is refused with the reason', async () => {
      await userEvent.type(name, 'ｇｍａｉｌ.com')
      await userEvent.click(add)
      await expect(await dialog.findByText(says('domains.nameMailbox'))).toBeVisible()
      await expect(name).toHaveFocus()
    })
    await step('of the address of a page the domain is offered', async () => {
      await userEvent.clear(name)
      await userEvent.type(name, 'https://日本茶.jp/shop?q=1')
      await userEvent.click(
        await dialog.findByRole('button', { name: says('domains.takeName', { name: 'xn--wgv71aj92d.jp' }) }),
      )
      name.focus()
      const answer = holdAnswers((await mock.backend()).faults, { path: '*/domains', method: 'POST' })
      await userEvent.keyboard('{Enter}{Enter}')
      answer()
      await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith('xn--wgv71aj92d.jp'))
      await expect(
        await canvas.findByRole('heading', { name: '日本茶.jp (xn--wgv71aj92d.jp)' }),
      ).toBeVisible()
      // A second Enter leaves no second step for Back.
      await expect(args.onOpen).toHaveBeenCalledOnce()
    })
  },
})

export const AddingFails = meta.story({
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      faults: [{ kind: 'status', code: 500, method: 'POST', path: DOMAINS }],
    },
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await enabled(canvas, says('domains.add')))
    const dialog = within(await screen.findByRole('dialog', { name: says('domains.add') }))
    const name = dialog.getByRole('textbox', nameField(says('domains.name')))
    await userEvent.type(name, 'news.example')
    await userEvent.click(dialog.getByRole('button', { name: says('domains.add') }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/tkt_/)
    await expect(name).toHaveValue('news.example')
  },
})

/** A domain that was just added: its DNS is checked, and watched until each record is there. */
export const BecomesVerified = meta.story({
  args: { value: 'news.sakura-coffee.example' },
  play: async ({ canvas, userEvent, says, mock, step }) => {
    await expect(await canvas.findByText(says('domains.notStartedAbout'))).toBeVisible()
    await step('a check begins the wait, and rests for half a minute', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('dnsCheck.verify') }))
      await expect(
        await canvas.findByRole('button', { name: says('dnsCheck.verifyAgain', { s: 30 }) }),
      ).toHaveAttribute('aria-disabled', 'true')
      await expect(await canvas.findByRole('switch', nameField(says('domains.watch')))).toBeChecked()
    })
    await step('whoever comes back to the page sees what was found meanwhile', async () => {
      mock.pass(60_000)
      document.dispatchEvent(new Event('visibilitychange'))
      await expect(
        await screen.findByText(says('domains.nowVerified', { name: 'news.sakura-coffee.example' })),
      ).toBeVisible()
      await expect(await canvas.findByText(says('domains.verifiedAbout'))).toBeVisible()
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: says('dnsCheck.verify') })).not.toHaveAttribute(
          'aria-disabled',
        ),
      )
    })
  },
})

let hands: FakeClock
/** A domain that is asked about by a clock that the story moves by hand. */
function AtHandMovedClock(props: SectionProps) {
  const api = useApi()
  const [clock] = useState(() => createFakeClock(STORY_TIME))
  hands = clock
  return (
    <ApiProvider api={{ ...api, clock }}>
      <WorkspaceScope workspaceId="ws_sakura">
        <DomainsSection {...props} />
      </WorkspaceScope>
    </ApiProvider>
  )
}

/** Asked for after ten seconds, then ever later, never while nobody looks; each record that is found is told. */
export const WatchesWhileInView = meta.story({
  tags: ['!picture'],
  args: { value: 'news.sakura-coffee.example' },
  render: (args) => <AtHandMovedClock {...args} />,
  play: async ({ canvas, userEvent, says, mock, step }) => {
    const { log } = await mock.backend()
    const asked = () =>
      log.filter(
        ({ method, path }) => method === 'GET' && path.endsWith('/domains/news.sakura-coffee.example'),
      ).length
    await userEvent.click(await canvas.findByRole('button', { name: says('dnsCheck.verify') }))
    await expect(await canvas.findByRole('switch', nameField(says('domains.watch')))).toBeChecked()
    await step('after ten seconds, not before', async () => {
      const before = asked()
      hands.advance(9999)
      await expect(asked()).toBe(before)
      hands.advance(1)
      await waitFor(() => expect(asked()).toBe(before + 1))
    })
    await step('not while nobody looks', async () => {
      const before = asked()
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
      hands.advance(120_000)
      await expect(asked()).toBe(before)
    })
    await step('at once when somebody looks again, and what was found is told', async () => {
      mock.pass(60_000)
      Reflect.deleteProperty(document, 'visibilityState')
      const found = new RegExp(says('dnsCheck.flippedFound', { record: '.+', host: '.+' }))
      await waitFor(async () => {
        // Once more where the answer of before was still on its way: a look joins a question that is being asked.
        document.dispatchEvent(new Event('visibilitychange'))
        await expect(screen.getAllByText(found).length).toBeGreaterThan(0)
      })
    })
  },
})

/** What is wrong with each record is said in plain words, with the characters that differ and what to write instead. */
export const WrongRecords = meta.story({
  args: { value: 'sakura-beans-abroad.example' },
  play: async ({ canvas, userEvent, says, step }) => {
    for (const mistake of ['spfWithoutOurs', 'zoneAppended', 'quotes'] as const)
      await expect(await canvas.findByText(says(`dnsMistakes.${mistake}`))).toBeVisible()
    await expect(
      canvas.getByText(
        /otegami2\._domainkey\.sakura-beans-abroad\.example\.sakura-beans-abroad\.example[^.]*[.。]/,
      ),
    ).toBeVisible()
    await expect(
      canvas.getByText('v=spf1 include:_spf.other-mailer.example include:spf.otegami-mail.example -all'),
    ).toBeVisible()
    await step('names and values are written as the form of a registrar wants them', async () => {
      const choice = canvas.getByRole('combobox', nameField(says('dnsRecords.registrar')))
      await userEvent.selectOptions(choice, 'bind')
      await expect(canvas.getByText('feedback.eu-west-1.otegami-mail.example.')).toBeVisible()
      await userEvent.selectOptions(choice, 'cloudflare')
      await expect(canvas.getAllByText(says('dnsRecords.proxyOff'))[0]).toBeVisible()
    })
    await step('a letter asks for what is not in order, in either language', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '日本語' }))
      const letter = canvas.getByRole('textbox', { name: /sakura-beans-abroad\.example/ })
      await expect(letter).toHaveProperty('value', expect.stringContaining('ご担当者様'))
      await expect(letter).toHaveProperty('value', expect.not.stringContaining('feedback.'))
    })
    await step('DMARC is written for a policy', async () => {
      await userEvent.click(canvas.getByRole('radio', nameField(says('dmarc.quarantine').slice(0, 8))))
      const reports = canvas.getByRole('textbox', nameField(says('dmarc.reports')))
      await userEvent.type(reports, 'dmarc')
      await expect(await canvas.findByText(says('dmarc.reportsWrong'))).toBeVisible()
      await userEvent.type(reports, '@sakura.example')
      await expect(canvas.getByText('v=DMARC1; p=quarantine; rua=mailto:dmarc@sakura.example;')).toBeVisible()
    })
  },
})

export const RecordsLost = meta.story({ args: { value: 'sakura-shop.example' } })

/** It can't be deleted while senders use it: they are named. */
export const Verified = meta.story({
  args: { value: 'sakura-roastery.example' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('domains.verifiedAbout'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: says('domains.delete') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(await canvas.findByText(/letter@sakura-roastery\.example/)).toBeVisible()
  },
})

export const Deletes = meta.story({
  args: { value: 'news.sakura-coffee.example' },
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.click(await enabled(canvas, says('domains.delete')))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'news.sakura-coffee.example')
    await userEvent.click(dialog.getByRole('button', { name: says('domains.delete') }))
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce())
    await expect(canvas.queryByText('news.sakura-coffee.example')).toBeNull()
  },
})

export const CheckingFails = meta.story({
  args: { value: 'mail.sakura-roastery.example' },
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      faults: [{ kind: 'status', code: 429, path: '*/domains/:name/verify', times: 1 }],
    },
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('dnsCheck.verify') }))
    await expect(await canvas.findByText(says('dnsCheck.verifyTooSoon'))).toBeVisible()
  },
})

export const NotFound = meta.story({
  args: { value: '<b>no domain' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('link', { name: says('domains.backToAll') })).toBeVisible()
  },
})
