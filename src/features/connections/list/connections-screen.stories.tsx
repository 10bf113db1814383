import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { handMovedClock } from '#.storybook/hand-moved-clock'
import preview from '#.storybook/preview'
import { SLOW } from '#api/core'
import { preloadDialogs } from '#components/dialog'
import { preloadMenus } from '#components/menu'
import {
  ConnectionsScreen,
  readConnectionsQuery,
  type ConnectionsLinks,
  type ConnectionsQuery,
} from '#features/connections'
import type { KeptConnection } from '#domain/connections/connection-rules'
import { link, paths } from '#lib/link'
import { connections } from '#mocks/connections/connections.records'

interface AtAddressProps {
  /** What the address says when the screen opens. */
  address: Record<string, string>
  onQueryChange: (change: Partial<ConnectionsQuery>, how: 'push' | 'replace') => void
  onLeave: ConnectionsLinks['leave']
}

/** Keeps the address as the app does. */
function AtAddress({ address, onQueryChange, onLeave }: AtAddressProps) {
  const [query, setQuery] = useState(() => readConnectionsQuery(address))
  const [links] = useState<ConnectionsLinks>(() => {
    const workspaceId = 'ws_sakura'
    return {
      list: (values = {}) => link(paths.WORKSPACE_CONNECTIONS, { workspaceId }, values),
      create: (values = {}) => link(paths.WORKSPACE_CONNECTIONS_NEW, { workspaceId }, values),
      go: () => undefined,
      leave: onLeave,
    }
  })
  return (
    <ConnectionsScreen
      query={query}
      onQueryChange={(change, how) => {
        setQuery((now) => ({ ...now, ...change }))
        onQueryChange(change, how)
      }}
      links={links}
    />
  )
}

const hands = handMovedClock('ws_sakura')

const meta = preview.meta({
  component: AtAddress,
  args: {
    address: {},
    onQueryChange: fn<AtAddressProps['onQueryChange']>(),
    onLeave: fn<AtAddressProps['onLeave']>(),
  },
  parameters: {
    frame: 'screen',
    testHeight: 720,
    docs: { story: { inline: false, height: '720px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
  beforeEach: async () => {
    await Promise.all([preloadDialogs(), preloadMenus()])
  },
})

const LIST = '/connections'
const CUSTOMERS = '顧客リスト（Notion）'
const WORKSHOP = 'ワークショップ申込者'
const PARTNERS = 'Wholesale partners'

async function openMenu(row: HTMLElement, userEvent: { pointer: (actions: object[]) => Promise<unknown> }) {
  await userEvent.pointer([{ keys: '[MouseRight]', target: row }])
  return within(await screen.findByRole('menu'))
}

/** Connections of four statuses; the one whose access ended is reconnected from the banner. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args, says, step }) => {
    await expect(await canvas.findByRole('link', { name: CUSTOMERS })).toHaveAttribute(
      'href',
      '/workspaces/ws_sakura/connections?connection=ctn_1',
    )
    for (const status of ['active', 'paused', 'reauth_required', 'draft'] as const)
      await expect(canvas.getAllByText(says(`connections.status_${status}`)).at(-1)).toBeVisible()
    await expect(await canvas.findByText(says('connections.count', { count: 4 }))).toBeVisible()
    await step('reconnecting leaves for the service', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: says('connectionSource.reconnect') }))
      await waitFor(() =>
        expect(args.onLeave).toHaveBeenCalledWith(expect.stringMatching(/^https?:.*state=/)),
      )
    })
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, says }) => {
    const name = await canvas.findByRole('link', { name: CUSTOMERS })
    const status = canvas.getAllByText(says('connections.status_active')).at(-1)
    await expect(status?.getBoundingClientRect().left).toBeCloseTo(name.getBoundingClientRect().left, 0)
  },
})

/** What the banner is called comes with another answer: rows wait for it, so that they do not move, but not for ever. */
export const NameOfTheAccountIsLate = meta.story({
  decorators: [hands.decorator],
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: '/integration_credentials' }] },
  },
  play: async ({ canvas, says, mock }) => {
    const { log } = await mock.backend()
    await waitFor(() =>
      expect(log.some(({ path, status }) => path.endsWith('/connections') && status === 200)).toBe(true),
    )
    await expect(canvas.queryByRole('link', { name: CUSTOMERS })).toBeNull()
    hands.advance(SLOW.after)
    await expect(await canvas.findByRole('link', { name: CUSTOMERS })).toBeVisible()
    await expect(canvas.getByText(says('connections.reauthTitle', { name: PARTNERS }))).toBeVisible()
  },
})

/** A pause is taken back by its toast; while a sync runs nothing else can be done, with the reason. */
export const PausesAndSyncs = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    const row = await canvas.findByRole('link', { name: CUSTOMERS })
    await step('a pause can be undone', async () => {
      const menu = await openMenu(row, userEvent)
      await userEvent.click(await menu.findByRole('menuitem', { name: says('connections.pause') }))
      await userEvent.click(await screen.findByRole('button', { name: says('connections.undo') }))
      await expect(await screen.findByText(says('connections.isResumed', { name: CUSTOMERS }))).toBeVisible()
    })
    await step('a sync begins', async () => {
      const menu = await openMenu(await canvas.findByRole('link', { name: CUSTOMERS }), userEvent)
      await userEvent.click(await menu.findByRole('menuitem', { name: says('connections.sync') }))
      await expect(await canvas.findByText(says('connections.runRunning'))).toBeVisible()
    })
    await step('a pause has to wait', async () => {
      const menu = await openMenu(await canvas.findByRole('link', { name: CUSTOMERS }), userEvent)
      await expect(
        await menu.findByRole('menuitem', { name: new RegExp(says('connections.pause')) }),
      ).toHaveTextContent(says('connections.isSyncing'))
      await userEvent.keyboard('{Escape}')
    })
  },
})

/** No connection yet: the services to begin with, one of which is still to come. */
export const Empty = meta.story({
  parameters: { mock: { size: 'empty' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('heading', { name: says('connections.emptyTitle') })).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: says('connectionSource.connectName', { name: 'Notion' }) }),
    ).toHaveAttribute('href', '/workspaces/ws_sakura/connections/new?integration=notion')
    await expect(
      canvas.getByRole('button', { name: says('connectionSource.connectName', { name: 'HubSpot' }) }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
})

export const NoMatch = meta.story({
  args: { address: { q: 'nothing like this' } },
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('emptyState.clear') }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ q: '', status: undefined }, 'push')
    await expect(await canvas.findByRole('link', { name: CUSTOMERS })).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: LIST }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(says('connections.failed'))
    await expect(alert).toHaveTextContent(/tkt_/)
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByRole('link', { name: CUSTOMERS })).toBeVisible()
  },
})

/** A member sees everything, and why nothing can be changed. */
export const Member = meta.story({
  parameters: { mock: { account: 'acc_tom' } },
  play: async ({ canvas, userEvent, says }) => {
    const row = await canvas.findByRole('link', { name: WORKSHOP })
    const menu = await openMenu(row, userEvent)
    await expect(
      await menu.findByRole('menuitem', { name: new RegExp(says('connections.resume')) }),
    ).toHaveTextContent(says('connections.ownerOnly'))
    await expect(
      menu.getByRole('menuitem', { name: new RegExp(says('connections.sync')) }),
    ).toHaveTextContent(says('connections.isPaused'))
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: says('connections.new') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(
      await canvas.findByRole('button', { name: says('connectionSource.reconnect') }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
})

/** The sheet: rows that failed, and what columns become. */
export const Sheet = meta.story({
  args: { address: { connection: 'ctn_1' } },
  play: async ({ userEvent, args, says, step }) => {
    const sheet = within(await screen.findByRole('dialog', { name: CUSTOMERS }))
    await step('rows that failed say why', async () => {
      const [details] = await sheet.findAllByText(says('timeline.details'))
      if (details) await userEvent.click(details)
      await expect(
        (
          await sheet.findAllByText(
            says('connections.failedRow', {
              row: '#40',
              reason: says('connectionSource.reason_invalid_email'),
            }),
          )
        )[0],
      ).toBeVisible()
    })
    await step('the mapping has the names of the columns', async () => {
      await userEvent.click(sheet.getByRole('tab', { name: says('connections.mapping') }))
      await expect(await sheet.findByText('メールアドレス')).toBeVisible()
      await userEvent.click(await sheet.findByRole('button', { name: says('connections.edit') }))
      await expect(args.onQueryChange).toHaveBeenLastCalledWith({ edit: 'ctn_1' }, 'push')
      await expect(
        await screen.findByRole('dialog', { name: says('connections.editTitle', { name: CUSTOMERS }) }),
      ).toBeVisible()
    })
  },
})

/** A wait that goes on says so, and whoever ends it may try again (ERR-3). */
export const ALongWaitForOneCanBeEnded = meta.story({
  tags: ['!picture'],
  args: { address: { connection: 'ctn_1' } },
  decorators: [hands.decorator],
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: '/connections/:id', times: 1 }] },
  },
  play: async ({ userEvent, says }) => {
    const sheet = within(await screen.findByRole('dialog', { name: says('connections.sheetTitle') }))
    hands.advance(SLOW.after)
    await userEvent.click(await sheet.findByRole('button', { name: says('stillLoading.cancel') }))
    await userEvent.click(await sheet.findByRole('button', { name: says('errorBlock.retry') }))
    await expect(await screen.findByRole('dialog', { name: CUSTOMERS })).toBeVisible()
  },
})

export const SheetOfOneThatIsGone = meta.story({
  args: { address: { connection: 'ctn_nope' } },
  play: async ({ says }) => {
    const sheet = within(await screen.findByRole('dialog', { name: says('connections.sheetTitle') }))
    const alert = await sheet.findByRole('alert')
    await expect(alert).toHaveTextContent(says('connections.gone'))
    await expect(alert).toHaveTextContent(says('connections.goneText'))
    // Trying again helps nobody.
    await expect(alert).not.toHaveTextContent(says('errorBlock.errorText'))
  },
})

export const MappingOfOneThatIsGone = meta.story({
  args: { address: { edit: 'ctn_nope' } },
  play: async ({ says }) => {
    const sheet = within(await screen.findByRole('dialog', { name: says('connections.sheetTitle') }))
    await expect(await sheet.findByRole('alert')).toHaveTextContent(says('connections.goneText'))
    await expect(sheet.queryByRole('button', { name: says('errorBlock.retry') })).toBeNull()
  },
})

/** Another name, which survives a failure and has to be free; then the connection is archived. */
export const RenamesAndArchives = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    const row = await canvas.findByRole('link', { name: WORKSHOP })
    await step('rename', async () => {
      const menu = await openMenu(row, userEvent)
      await userEvent.click(await menu.findByRole('menuitem', { name: says('connections.rename') }))
      const dialog = within(await screen.findByRole('dialog', { name: says('connections.renameTitle') }))
      const name = dialog.getByRole('textbox', { name: says('connections.name') })
      await userEvent.clear(name)
      await userEvent.type(name, `${PARTNERS}{Enter}`)
      await expect(await dialog.findByRole('alert')).toBeVisible()
      await expect(name).toHaveValue(PARTNERS)
      await userEvent.type(name, ' 2{Enter}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(await canvas.findByRole('link', { name: `${PARTNERS} 2` })).toBeVisible()
    })
    await step('archive', async () => {
      const menu = await openMenu(await canvas.findByRole('link', { name: `${PARTNERS} 2` }), userEvent)
      await userEvent.click(await menu.findByRole('menuitem', { name: says('connections.archive') }))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: says('connections.archive') }))
      await waitFor(() => expect(canvas.queryByRole('link', { name: `${PARTNERS} 2` })).toBeNull())
      const { db } = await mock.backend()
      await waitFor(() => expect(db.of(connections).get('ctn_2')?.state).toBe('archived'))
    })
  },
})

/** Somebody else changes a connection while its archiving or its name is asked for: that is said, and the next try counts. */
export const ChangedMeanwhile = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    const { db } = await mock.backend()
    const changeElsewhere = (change: Partial<KeptConnection>) => {
      const connection = db.of(connections).get('ctn_1')
      if (connection) db.of(connections).put({ ...connection, ...change, version: connection.version + 1 })
    }
    const ask = async (name: string, item: string) => {
      const menu = await openMenu(await canvas.findByRole('link', { name }), userEvent)
      await userEvent.click(await menu.findByRole('menuitem', { name: item }))
    }
    await step('a name', async () => {
      await ask(CUSTOMERS, says('connections.rename'))
      const dialog = within(await screen.findByRole('dialog', { name: says('connections.renameTitle') }))
      changeElsewhere({ name: 'Somebody’s name' })
      const name = dialog.getByRole('textbox', { name: says('connections.name') })
      await userEvent.clear(name)
      await userEvent.type(name, 'Mine{Enter}')
      await expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody’s name')
      await userEvent.type(name, '{Enter}')
      await expect(await canvas.findByRole('link', { name: 'Mine' })).toBeVisible()
    })
    await step('archiving', async () => {
      await ask('Mine', says('connections.archive'))
      const question = within(await screen.findByRole('alertdialog'))
      changeElsewhere({ state: 'paused' })
      await userEvent.click(question.getByRole('button', { name: says('connections.archive') }))
      await expect(await question.findByRole('alert')).toHaveTextContent(
        says('connections.changedMeanwhile', { name: 'Mine' }),
      )
      await userEvent.click(question.getByRole('button', { name: says('connections.archive') }))
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Mine' })).toBeNull())
    })
  },
})

/** The mapping of a connection is edited with the fields of a new one, and saved for the next sync. */
export const EditsTheMapping = meta.story({
  args: { address: { edit: 'ctn_1' } },
  play: async ({ userEvent, args, mock, says, step }) => {
    const sheet = within(
      await screen.findByRole('dialog', { name: says('connections.editTitle', { name: CUSTOMERS }) }),
    )
    const email = await sheet.findByRole('combobox', {
      name: says('connectionMapping.target', { column: 'メールアドレス' }),
    })
    await step('without an address it is not saved', async () => {
      await userEvent.selectOptions(email, '-')
      await expect(await sheet.findByText(says('connectionMapping.problem_no_email'))).toBeVisible()
      await userEvent.click(sheet.getByRole('button', { name: says('connections.save') }))
      await userEvent.selectOptions(email, 'email')
    })
    await step('a filter needs a value', async () => {
      await userEvent.click(sheet.getByRole('button', { name: says('connectionMapping.addCondition') }))
      await userEvent.click(sheet.getByRole('button', { name: says('connections.save') }))
      await expect(await sheet.findByText(says('connectionMapping.problem_condition'))).toBeVisible()
      await userEvent.type(
        sheet.getByRole('textbox', { name: says('connectionMapping.conditionValue', { number: 1 }) }),
        '田中',
      )
    })
    await step('saved', async () => {
      await userEvent.click(sheet.getByRole('radio', { name: says('connectionMapping.hourly') }))
      await userEvent.click(sheet.getByRole('button', { name: says('connections.save') }))
      await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith({ edit: undefined }, 'push'))
      const { db } = await mock.backend()
      await expect(db.of(connections).get('ctn_1')).toMatchObject({
        interval: 'hourly',
        filter: [{ property: 'title', op: 'eq', value: '田中' }],
      })
    })
  },
})

/** What is refused is said at the top of a long form, and Save is at its end: it is scrolled to. */
export const SavingFails = meta.story({
  args: { address: { edit: 'ctn_1' } },
  parameters: {
    mock: { faults: [{ kind: 'status', code: 500, method: 'POST', path: '/connections/ctn_1' }] },
  },
  play: async ({ userEvent, says }) => {
    const dialog = await screen.findByRole('dialog', {
      name: says('connections.editTitle', { name: CUSTOMERS }),
    })
    const sheet = within(dialog)
    const hourly = await sheet.findByRole('radio', { name: says('connectionMapping.hourly') })
    hourly.scrollIntoView()
    await userEvent.click(hourly)
    await userEvent.click(sheet.getByRole('button', { name: says('connections.save') }))
    const alert = await sheet.findByRole('alert')
    await expect(alert.getBoundingClientRect().top).toBeGreaterThan(dialog.getBoundingClientRect().top)
    await expect(hourly).toBeChecked()
  },
})
