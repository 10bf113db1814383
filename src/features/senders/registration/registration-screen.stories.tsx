import { createContext, use, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { settingsLinks } from '#.storybook/at-address'
import preview from '#.storybook/preview'
import { LinkProvider, type AnchorProps } from '#components/link'
import { SettingsLinksContext } from '#features/workspaces/settings-section'
import { browserRecords } from '#lib/kept-records'
import { link, paths } from '#lib/link'
import { campaigns } from '#mocks/campaigns/campaigns.data'
import type { Db } from '#mocks/core/db'
import { senders } from '#mocks/senders/senders.data'
import { STORY_TIME } from '#mocks/story'
import { RegistrationScreen, type RegistrationScreenProps } from './registration-screen.tsx'
import { readRegistrationQuery, registrationValues, type RegistrationQuery } from './registration.model.ts'

const workspaceId = 'ws_sakura'

const GoContext = createContext<(search: URLSearchParams) => void>(() => undefined)

/** Goes to other steps of the page, as the router does. */
function StepLink({ href, ...rest }: AnchorProps) {
  const go = use(GoContext)
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the other props
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        const url = new URL(href, location.href)
        if (!url.pathname.endsWith('/amp_registration')) return
        event.preventDefault()
        go(url.searchParams)
      }}
    />
  )
}

/** Keeps what is chosen as the address does. */
function AtAddress({ sender, campaign, providers, step }: Partial<RegistrationQuery>) {
  const [query, setQuery] = useState<RegistrationQuery>({
    sender,
    campaign,
    providers,
    step: step ?? 'sender',
  })
  const hrefFor = (change: Partial<RegistrationQuery>) =>
    link(paths.WORKSPACE_AMP_REGISTRATION, { workspaceId }, registrationValues({ ...query, ...change }))
  return (
    <SettingsLinksContext value={settingsLinks}>
      <GoContext value={(search) => setQuery(readRegistrationQuery(Object.fromEntries(search)))}>
        <LinkProvider component={StepLink}>
          <RegistrationScreen
            query={query}
            hrefFor={hrefFor}
            onQueryChange={(change) => setQuery({ ...query, ...change })}
          />
        </LinkProvider>
      </GoContext>
    </SettingsLinksContext>
  )
}

const meta = preview.meta({
  component: AtAddress,
  args: {},
  parameters: { mock: { workspaceId } },
})

const EXAMPLE = 'cmp_5'
const SEND = '*/senders/:id/send_emails_for_registration'
const at = (ms: number) => new Date(STORY_TIME + ms).toISOString()

/** The sender of the newsletter as if nothing was begun, on a domain of which Yahoo and Mail.ru think well. */
const fresh = (db: Db) => {
  const sender = db.of(senders).get('snd_6')
  if (sender)
    db.of(senders).put({
      ...sender,
      amp: {
        gmail: { state: 'not_started' },
        yahoo: { state: 'not_started' },
        mailru: { state: 'not_started' },
      },
    })
}

/** From the sender to the emails, by keyboard: what is missing is said on the way, and sending names every address. */
export const Default = meta.story({
  parameters: { mock: { workspaceId, change: fresh } },
  play: async ({ canvas, userEvent, says, step }) => {
    const next = (name: 'stepReadiness' | 'stepExample' | 'stepProviders') =>
      canvas.findByRole('link', {
        name: says('ampRegistration.next', { step: says(`ampRegistration.${name}`) }),
      })
    await step('only verified senders can be chosen', async () => {
      const waiting = await canvas.findByRole('radio', { name: /workshop@mail\.sakura-roastery/ })
      await expect(waiting).toBeDisabled()
      await expect(canvas.getByText(says('ampRegistration.senderPending'))).toBeVisible()
      canvas.getByRole('radio', { name: /letter@sakura-roastery/ }).focus()
      await userEvent.keyboard(' ')
    })
    await step('readiness: links are checked once there is an example', async () => {
      ;(await next('stepReadiness')).focus()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText(says('ampRegistration.linksUnknown'))).toBeVisible()
      await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveFocus()
    })
    await step('the example is checked', async () => {
      await userEvent.click(await next('stepExample'))
      await userEvent.click(await canvas.findByRole('radio', { name: /January letter/ }))
      await expect(await canvas.findByText(says('ampRegistration.ampValidMet'))).toBeVisible()
    })
    await step('the emails go to these addresses', async () => {
      await userEvent.click(await next('stepProviders'))
      const send = await canvas.findByRole('button', { name: says('ampRegistration.send') })
      await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'))
      await userEvent.click(send)
      const dialog = within(await screen.findByRole('alertdialog'))
      await expect(await dialog.findByText('ampforemail.whitelisting@gmail.com')).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: says('ampRegistration.sendConfirm') }))
    })
    await step('the form is next, and notes outlive the page', async () => {
      await expect((await canvas.findAllByText(says('senders.ampEmailSent')))[0]).toBeVisible()
      const card = within(canvas.getByRole('region', { name: 'Gmail' }))
      await userEvent.type(card.getByRole('textbox'), 'Ticket 42')
      await userEvent.click(card.getByRole('button', { name: says('ampRegistration.markFormSubmitted') }))
      await expect(
        await within(canvas.getByRole('region', { name: 'Gmail' })).findByText(
          says('senders.ampFormSubmitted'),
        ),
      ).toBeVisible()
      await waitFor(async () =>
        expect(await browserRecords.get('amp ws_sakura snd_6')).toMatchObject({
          gmail: { state: 'form_submitted', note: 'Ticket 42' },
        }),
      )
    })
  },
})

/** All that can be missing, with the links that mend it. */
export const NotReady = meta.story({
  args: { sender: 'snd_2', step: 'readiness' },
  parameters: {
    mock: {
      workspaceId,
      faults: [{ kind: 'status', code: 404, path: '*/domains/:name' }],
    },
  },
  play: async ({ canvas, says }) => {
    await expect((await canvas.findAllByText(says('senders.missing'))).length).toBeGreaterThan(2)
    await expect(canvas.getAllByRole('link', { name: says('ampRegistration.toDomain') })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('#domains:sakura-roastery.example'),
    )
  },
})

/** An example that every provider would refuse. */
export const BadExample = meta.story({
  args: { sender: 'snd_6', campaign: EXAMPLE, step: 'example' },
  parameters: {
    mock: {
      workspaceId,
      change: (db: Db) => {
        const campaign = db.of(campaigns).get(EXAMPLE)
        if (campaign)
          db.of(campaigns).put({
            ...campaign,
            variants: campaign.variants.map((variant) => ({
              ...variant,
              mode: 'html' as const,
              subject: '[Test] Hello {name}',
              html: '<p>Nothing of the kind. <a href="http://sakura.example/">Shop</a></p>',
              amp: {
                enabled: true,
                html: '<html><body><img src="x.png" onload="x()"><script>x()</script><p>Vote for the next coffee</p></body></html>',
              },
            })),
          })
      },
    },
  },
  play: async ({ canvas, says }) => {
    await expect(
      await canvas.findByText(says('ampRegistration.subjectTrial', { subject: '[Test] Hello {name}' })),
    ).toBeVisible()
    await expect(
      canvas.getByText(says('ampRegistration.placeholdersFound', { list: '{name}' })),
    ).toBeVisible()
    await expect(canvas.getByText(says('ampRegistration.htmlOther'))).toBeVisible()
    await expect(
      canvas.getByText(new RegExp(says('ampRegistration.moreFindings', { count: 4 }).replace('4', '\\d'))),
    ).toBeVisible()
    await expect(canvas.getByText('http://sakura.example/')).toBeVisible()
  },
})

/** Puts another kind of worker in place of the browser's, until the story ends. */
function withWorker(kind: typeof Worker) {
  const real = globalThis.Worker
  globalThis.Worker = kind
  return () => {
    globalThis.Worker = real
  }
}

/** Whether the file of the worker can be had. */
const server = { hasWorker: false }

/** The check can't be loaded: what was chosen stays, the step goes on, and it is tried again in place. */
export const CheckCannotBeLoaded = meta.story({
  args: { sender: 'snd_6', campaign: EXAMPLE, step: 'example' },
  beforeEach: () => {
    server.hasWorker = false
    return withWorker(
      class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(server.hasWorker ? url : '/assets/gone.worker.js', options)
        }
      },
    )
  },
  play: async ({ canvas, userEvent, says, step }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(says('ampRegistration.checkFailed'))
    await expect(await canvas.findByRole('radio', { name: /January letter/ })).toBeChecked()
    const onward = (name: 'stepProviders' | 'stepReadiness') =>
      canvas.getByRole('link', { name: new RegExp(says(`ampRegistration.${name}`)) })
    await expect(onward('stepProviders')).toBeVisible()
    await step('readiness says it too, beside the links', async () => {
      await userEvent.click(canvas.getByRole('link', { name: says('ampRegistration.back') }))
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        says('ampRegistration.linksNotChecked'),
      )
    })
    await step('it comes as soon as it can be had', async () => {
      server.hasWorker = true
      await userEvent.click(canvas.getByRole('button', { name: says('inlineError.retry') }))
      await expect(await canvas.findByText(says('ampRegistration.aboutLinks'))).toBeVisible()
      await expect(canvas.queryByRole('alert')).toBeNull()
    })
  },
})

/** What a check was asked, and is not told yet. */
const held: (() => void)[] = []

/** The check of a mail that is no longer chosen answers last: it is not heard. */
export const StaleCheckIsDropped = meta.story({
  tags: ['!picture'],
  args: { sender: 'snd_6', campaign: EXAMPLE, step: 'example' },
  parameters: {
    mock: {
      workspaceId,
      change: (db: Db) => {
        const campaign = db.of(campaigns).get(EXAMPLE)
        if (!campaign) return
        const [variant] = campaign.variants
        if (!variant) return
        db.of(campaigns).put({
          ...campaign,
          id: 'cmp_other',
          name: 'The other one',
          variants: [{ ...variant, subject: 'Test of the other one' }],
        })
      },
    },
  },
  beforeEach: () => {
    held.length = 0
    let made = 0
    return withWorker(
      class extends Worker {
        readonly #isFirst = made++ === 0
        override postMessage(message: unknown) {
          if (this.#isFirst) held.push(() => super.postMessage(message))
          else super.postMessage(message)
        }
      },
    )
  },
  play: async ({ canvas, userEvent, says }) => {
    const other = says('ampRegistration.subjectTrial', { subject: 'Test of the other one' })
    await waitFor(() => expect(held).toHaveLength(1))
    await expect(canvas.queryByText(says('ampRegistration.directMet'))).toBeNull()
    await userEvent.click(await canvas.findByRole('radio', { name: /The other one/ }))
    await expect(await canvas.findByText(other)).toBeVisible()
    for (const ask of held) ask()
    // A check that is asked after the late one, and answered.
    await userEvent.click(canvas.getByRole('radio', { name: /January letter/ }))
    await waitFor(() => expect(canvas.queryByText(other)).toBeNull())
    await expect(await canvas.findByText(says('ampRegistration.directMet'))).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /The other one/ }))
    await expect(await canvas.findByText(other)).toBeVisible()
  },
})

/** Which of them take a mail hangs on the domain: nothing is sent, and nobody named as refused, before that is known. */
export const ProvidersWaitForTheDomain = meta.story({
  args: { sender: 'snd_6', campaign: EXAMPLE, step: 'providers' },
  parameters: {
    mock: { workspaceId, change: fresh, faults: [{ kind: 'status', code: 500, path: '/domains/*' }] },
  },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByText(says('ampRegistration.domainFailed'))).toBeVisible()
    await expect(canvas.getByText(/tkt_/)).toBeVisible()
    await waitFor(() => expect(mock.isAsking()).toBe(false))
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    const send = canvas.getByRole('button', { name: says('ampRegistration.send') })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('inlineError.retry') }))
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3))
    await expect(send).not.toHaveAttribute('aria-disabled')
  },
})

export const ProvidersAreNotKnownYet = meta.story({
  args: { sender: 'snd_6', campaign: EXAMPLE, step: 'providers' },
  parameters: { mock: { workspaceId, change: fresh, faults: [{ kind: 'timeout', path: '/domains/*' }] } },
  play: async ({ canvas, mock, says }) => {
    const send = await canvas.findByRole('button', { name: says('ampRegistration.send') })
    // All else is known by then: who reads it, and the example.
    await waitFor(() => expect(mock.isAsking()).toBe(false))
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.queryByText(says('ampRegistration.refusalDmarcPolicy'))).toBeNull()
    await expect(canvas.queryByText(says('ampRegistration.noneToSend'))).toBeNull()
  },
})

/** One provider refuses: the others have their email, and that one is tried again after a minute. */
export const PartlySent = meta.story({
  args: { sender: 'snd_refused', campaign: EXAMPLE, step: 'providers' },
  parameters: {
    mock: {
      workspaceId,
      change: (db: Db) => {
        fresh(db)
        const sender = db.of(senders).get('snd_6')
        if (sender)
          db.of(senders).put({
            ...sender,
            id: 'snd_refused',
            address: 'refused@sakura-roastery.example',
            amp: { ...sender.amp, gmail: { state: 'rejected', at: at(-86_400_000) } },
          })
      },
    },
  },
  play: async ({ canvas, userEvent, says }) => {
    const send = await canvas.findByRole('button', { name: says('ampRegistration.send') })
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(send)
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(await dialog.findByRole('button', { name: says('ampRegistration.sendConfirm') }))
    await expect(await canvas.findByText(says('ampRegistration.partly'))).toBeVisible()
    const refusals = await canvas.findAllByText(new RegExp(says('ampRegistration.refusalRefused')))
    await expect(refusals[0]).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: says('ampRegistration.retryFailed', { count: 3 }) }),
    ).toBeVisible()
  },
})

const onQueryChange = fn<RegistrationScreenProps['onQueryChange']>()

/** The address follows late: what was pressed meanwhile counts all the same. */
export const ProvidersAreChosenQuickly = meta.story({
  args: { sender: 'snd_6', campaign: EXAMPLE, step: 'providers' },
  parameters: { mock: { workspaceId, change: fresh } },
  render: ({ sender, campaign, step }) => (
    <SettingsLinksContext value={settingsLinks}>
      <RegistrationScreen
        query={{ sender, campaign, providers: undefined, step: step ?? 'sender' }}
        hrefFor={() => '#'}
        onQueryChange={onQueryChange}
      />
    </SettingsLinksContext>
  ),
  play: async ({ canvas, userEvent }) => {
    onQueryChange.mockClear()
    // What the policy of the domain allows is known a moment later.
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Gmail/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Yahoo/ }))
    await expect(onQueryChange).toHaveBeenLastCalledWith({ providers: ['mailru'] }, 'replace')
  },
})

/** The call fails: nothing is lost, and it is said where it was asked. */
export const SendingFails = meta.story({
  tags: ['!picture'],
  args: { sender: 'snd_6', campaign: EXAMPLE, providers: ['gmail'], step: 'providers' },
  parameters: {
    mock: { workspaceId, change: fresh, faults: [{ kind: 'status', code: 500, path: SEND }] },
  },
  play: async ({ canvas, userEvent, says }) => {
    const send = await canvas.findByRole('button', { name: says('ampRegistration.send') })
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(send)
    const first = within(await screen.findByRole('alertdialog'))
    await userEvent.click(await first.findByRole('button', { name: says('ampRegistration.sendConfirm') }))
    await expect(await first.findByRole('alert')).toHaveTextContent(says('ampRegistration.sendFailed'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    // Asked again, it says what is sent, and not that it failed.
    await userEvent.click(send)
    const second = within(await screen.findByRole('alertdialog'))
    await expect(second.queryByText(says('ampRegistration.sendFailed'))).toBeNull()
  },
})

/** All five states, from the API and from notes; an approval noted here is newer than the email. */
export const EveryState = meta.story({
  args: { sender: 'snd_1', campaign: EXAMPLE, step: 'progress' },
  beforeEach: () =>
    browserRecords.put('amp ws_sakura snd_1', {
      mailru: { state: 'rejected', note: 'Too few mails', at: at(-1000) },
    }),
  play: async ({ canvas, userEvent, says, step }) => {
    const card = async (name: string) => within(await canvas.findByRole('region', { name }))
    await expect((await card('Gmail')).getByText(says('senders.ampApproved'))).toBeVisible()
    await expect((await card('Yahoo')).getByText(says('senders.ampFormSubmitted'))).toBeVisible()
    await expect((await card('Mail.ru')).getByDisplayValue('Too few mails')).toBeVisible()
    await step('a note is taken back', async () => {
      await userEvent.click(
        (await card('Mail.ru')).getByRole('button', { name: says('ampRegistration.takeBack') }),
      )
      await expect(await (await card('Mail.ru')).findByText(says('senders.ampNotStarted'))).toBeVisible()
    })
    await step('an answer is noted', async () => {
      await userEvent.click(
        (await card('Yahoo')).getByRole('button', { name: says('ampRegistration.markApproved') }),
      )
      await expect(await (await card('Yahoo')).findByText(says('senders.ampApproved'))).toBeVisible()
    })
  },
})

/** Members see every step and send nothing; a provider that wants a stricter DMARC policy says so. */
export const AsMember = meta.story({
  args: { sender: 'snd_6', campaign: EXAMPLE, step: 'providers' },
  globals: { role: 'member' },
  play: async ({ canvas, says }) => {
    const badge = await canvas.findByText(says('roleLabel.onlyOwner'))
    await expect(badge).toBeVisible()
    const send = canvas.getByRole('button', { name: says('ampRegistration.send') })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    // The button stays at the start of its line.
    await expect(send.getBoundingClientRect().right).toBeLessThan(badge.getBoundingClientRect().left)
    const refusals = await canvas.findAllByText(says('ampRegistration.refusalAlreadyApproved'))
    await expect(refusals[0]).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: { mock: { workspaceId: 'ws_empty' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('link', { name: says('ampRegistration.toSenders') })).toBeVisible()
  },
})

export const Failed = meta.story({
  tags: ['!picture'],
  parameters: { mock: { workspaceId, faults: [{ kind: 'status', code: 500, path: '*/senders' }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('ampRegistration.sendersFailed'))
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByRole('radio', { name: /hello@sakura/ })).toBeVisible()
  },
})
