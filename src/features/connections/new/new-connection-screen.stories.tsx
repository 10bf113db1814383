import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { preloadDialogs } from '#components/dialog'
import {
  NewConnectionScreen,
  newConnectionValues,
  readNewConnectionQuery,
  type ConnectionsLinks,
  type NewConnectionQuery,
} from '#features/connections'
import { forgetRecords } from '#lib/kept-records'
import { link, paths } from '#lib/link'
import { connections } from '#mocks/connections/connections.records'
import type { Db } from '#mocks/core/db'
import { credentials } from '#mocks/integration-credentials/integration-credentials.records'

interface AtAddressProps {
  /** What the address says when the screen opens. */
  address: Record<string, string>
  onLeave: ConnectionsLinks['leave']
  onGo: ConnectionsLinks['go']
}

const workspaceId = 'ws_sakura'
const hrefOf = (query: NewConnectionQuery) =>
  link(paths.WORKSPACE_CONNECTIONS_NEW, { workspaceId }, newConnectionValues(query))

/** Keeps the address as the app does, and follows its links. */
function AtAddress({ address, onLeave, onGo }: AtAddressProps) {
  const [query, setQuery] = useState(() => readNewConnectionQuery(address))
  const [links] = useState<ConnectionsLinks>(() => ({
    list: (values = {}) => link(paths.WORKSPACE_CONNECTIONS, { workspaceId }, values),
    create: (values = {}) => link(paths.WORKSPACE_CONNECTIONS_NEW, { workspaceId }, values),
    go: onGo,
    leave: onLeave,
  }))
  return (
    <div
      onClickCapture={(event) => {
        const anchor = event.target instanceof Element ? event.target.closest('a') : null
        const href = anchor?.getAttribute('href') ?? ''
        if (!href.startsWith('/workspaces/ws_sakura/connections/new')) return
        event.preventDefault()
        setQuery(readNewConnectionQuery(Object.fromEntries(new URLSearchParams(href.split('?')[1] ?? ''))))
      }}
    >
      <NewConnectionScreen
        query={query}
        hrefFor={(change) => hrefOf({ ...query, ...change })}
        onQueryChange={(change) => setQuery((now) => ({ ...now, ...change }))}
        links={links}
      />
    </div>
  )
}

const meta = preview.meta({
  component: AtAddress,
  args: { address: {}, onLeave: fn<AtAddressProps['onLeave']>(), onGo: fn<AtAddressProps['onGo']>() },
  parameters: {
    frame: 'screen',
    docs: { story: { inline: false, height: '720px' } },
    mock: { workspaceId },
  },
  beforeEach: async () => {
    await forgetRecords()
    await preloadDialogs()
  },
})

const CUSTOMERS = { credentialId: 'crd_1', databaseId: 'db_customers' }

/** From nothing: a service, then another account that access is asked for. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args, says, step }) => {
    await step('a service', async () => {
      await userEvent.click(
        await canvas.findByRole('link', { name: says('connectionSource.connectName', { name: 'Notion' }) }),
      )
      await expect(await canvas.findByRole('radio', { name: /さくら珈琲 Notion/ })).not.toBeChecked()
      await expect(
        canvas.getByRole('button', {
          name: says('newConnection.next', { step: says('newConnection.step_database') }),
        }),
      ).toHaveAttribute('aria-disabled', 'true')
    })
    await step('access that is there is checked', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /さくら珈琲 Notion/ }))
      await userEvent.click(await canvas.findByRole('button', { name: says('newConnection.check') }))
      await expect(await canvas.findByText(says('newConnection.checkedNow'))).toBeVisible()
    })
    const chooseAnother = async () => {
      await userEvent.click(
        canvas.getByRole('radio', { name: new RegExp(says('newConnection.anotherAccount')) }),
      )
      return canvas.findByRole('textbox', { name: says('newConnection.accountName') })
    }
    await step('a name typed for another account stays while one looks at the first', async () => {
      const name = await chooseAnother()
      await userEvent.clear(name)
      await expect(name).toHaveValue('')
      await userEvent.type(name, 'Head office')
      await userEvent.click(canvas.getByRole('radio', { name: /さくら珈琲 Notion/ }))
      await waitFor(() => expect(name).not.toBeInTheDocument())
    })
    await step('another account is asked for at the service', async () => {
      const name = await chooseAnother()
      await waitFor(() => expect(name).toHaveValue('Head office'))
      await userEvent.type(name, '{Enter}')
      await waitFor(() =>
        expect(args.onLeave).toHaveBeenCalledWith(expect.stringMatching(/^https?:.*state=/)),
      )
    })
  },
})

/** Two databases at most: the one that is chosen leads on to its columns. */
export const Databases = meta.story({
  args: { address: { credentialId: 'crd_1' } },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /顧客リスト/ }))
    await userEvent.click(canvas.getByRole('button', { name: says('newConnection.helpTitle') }))
    await expect(await canvas.findByText(says('newConnection.help_notion', { name: 'Notion' }))).toBeVisible()
    await userEvent.click(
      canvas.getByRole('link', {
        name: says('newConnection.next', { step: says('newConnection.step_mapping') }),
      }),
    )
    await expect(await canvas.findByRole('region', { name: says('connectionMapping.columns') })).toBeVisible()
    await expect(canvas.getByText(says('newConnection.short_mapping')).closest('li')).toHaveFocus()
  },
})

export const DatabasesFail = meta.story({
  args: { address: { credentialId: 'crd_1' } },
  parameters: { mock: { faults: [{ kind: 'status', code: 503, path: '*/databases' }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('newConnection.databasesFailed'))
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByRole('radio', { name: /顧客リスト/ })).toBeVisible()
  },
})

/** Columns are guessed from their Japanese names; a column can become a new property, and a target moves from one column to another. */
export const Mapping = meta.story({
  args: { address: CUSTOMERS },
  play: async ({ canvas, userEvent, says, step }) => {
    const target = (column: string) =>
      canvas.findByRole('combobox', { name: says('connectionMapping.target', { column }) })
    await expect(await target('お名前')).toHaveValue('name')
    await expect(await target('メールアドレス')).toHaveValue('email')
    await expect(await target('電話番号')).toHaveValue('phone')
    await step('a property belongs to one column', async () => {
      await userEvent.selectOptions(await target('メモ'), 'phone')
      await expect(await target('電話番号')).toHaveValue('-')
    })
    await step('no address: the next step has to wait', async () => {
      await userEvent.selectOptions(await target('お名前'), 'email')
      await expect(await canvas.findByText(says('connectionMapping.problem_no_address'))).toBeVisible()
      await expect(
        canvas.getByRole('button', {
          name: says('newConnection.next', { step: says('newConnection.step_schedule') }),
        }),
      ).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(canvas.getByRole('button', { name: says('newConnection.reset') }))
      await expect(await target('メールアドレス')).toHaveValue('email')
    })
    await step('a property is made for a column', async () => {
      await userEvent.selectOptions(await target('メモ'), '+')
      const sheet = within(
        await screen.findByRole('dialog', {
          name: says('connectionMapping.newPropertyFor', { column: 'メモ' }),
        }),
      )
      const key = sheet.getByRole('textbox', { name: new RegExp(says('propertySheet.key')) })
      await userEvent.clear(key)
      await userEvent.type(key, 'shop_memo')
      await userEvent.click(sheet.getByRole('button', { name: says('propertySheet.addButton') }))
      await waitFor(async () => expect(await target('メモ')).toHaveValue('shop_memo'))
    })
  },
})

/** A dry run says what would become of the first rows, and imports nothing. */
export const DryRun = meta.story({
  args: { address: { ...CUSTOMERS, step: 'schedule' } },
  play: async ({ canvas, userEvent, mock, says }) => {
    const { db } = await mock.backend()
    const before = db.contacts(workspaceId).end()
    await userEvent.click(await canvas.findByRole('button', { name: says('newConnection.tryNow') }))
    await expect(await canvas.findByText(says('newConnection.rowNumber', { number: 20 }))).toBeVisible()
    await expect(canvas.getAllByText(says('newConnection.outcome_created')).length).toBeGreaterThan(5)
    await expect(db.contacts(workspaceId).end()).toBe(before)
  },
})

/** The name and the summary; a failure keeps what was typed, and the connection syncs as soon as it is created. */
export const Creates = meta.story({
  args: { address: { ...CUSTOMERS, step: 'finish' } },
  play: async ({ canvas, userEvent, args, mock, says }) => {
    const name = await canvas.findByRole('textbox', { name: says('newConnection.name') })
    await expect(name).toHaveValue('顧客リスト')
    await userEvent.clear(name)
    await userEvent.type(name, 'Wholesale partners')
    const create = canvas.getByRole('button', { name: says('newConnection.create') })
    await userEvent.click(create)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/tkt_/)
    await expect(name).toHaveValue('Wholesale partners')
    await userEvent.type(name, ' 2')
    await userEvent.click(create)
    await waitFor(() =>
      expect(args.onGo).toHaveBeenCalledWith(
        expect.stringMatching(/^\/workspaces\/ws_sakura\/connections\?connection=ctn_/),
      ),
    )
    const { db } = await mock.backend()
    const [made] = db.of(connections).where((one) => one.name === 'Wholesale partners 2')
    await expect(made).toMatchObject({ interval: 'daily', database: { id: 'db_customers' }, state: 'active' })
  },
})

/** Access ended on the way: it is given again in place. */
export const AccessEnded = meta.story({
  args: { address: { ...CUSTOMERS, step: 'schedule' } },
  parameters: {
    mock: {
      change(db: Db) {
        const credential = db.of(credentials).get('crd_1')
        if (credential) db.of(credentials).put({ ...credential, status: 'expired' })
      },
    },
  },
  play: async ({ canvas, userEvent, args, says }) => {
    await expect(
      await canvas.findByText(says('newConnection.accessEnded', { name: 'さくら珈琲 Notion' })),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: says('connectionSource.reconnect') }))
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce())
    await expect(sessionStorage.getItem('otegami.integration-request')).toContain('step=schedule')
  },
})

export const DatabaseGone = meta.story({
  args: { address: { credentialId: 'crd_1', databaseId: 'db_gone' } },
  play: async ({ canvas, userEvent, says }) => {
    await expect(
      await canvas.findByRole('heading', { name: says('newConnection.thisDatabaseGone') }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: says('newConnection.chooseDatabase') }))
    await expect(await canvas.findByRole('radio', { name: /顧客リスト/ })).toBeVisible()
  },
})

export const Member = meta.story({
  parameters: { mock: { account: 'acc_tom' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('newConnection.ownerOnly'))
  },
})
