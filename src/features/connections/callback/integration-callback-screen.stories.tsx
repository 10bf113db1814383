import { StrictMode } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { link, paths } from '#lib/link'
import type { Db } from '#mocks/core/db'
import { credentials } from '#mocks/integration-credentials/integration-credentials.records'
import {
  IntegrationCallbackScreen,
  type IntegrationCallbackScreenProps,
} from './integration-callback-screen.tsx'

const EXCHANGE = '*/integration_credentials/:credentialId/exchange'
const request = { state: 'st_1', credentialId: 'crd_3', workspaceId: 'ws_sakura', name: 'Airtable' }

/** The access was asked for, and the person is on the way back. */
const askedFor = (db: Db) => {
  const credential = db.of(credentials).get('crd_3')
  if (!credential) throw new Error('The mock has no crd_3 any more.')
  db.of(credentials).put({ ...credential, asked: { state: 'st_1', expiresAt: '2099-01-01T00:00:00.000Z' } })
}

const back: IntegrationCallbackScreenProps['back'] = { kind: 'exchange', request, code: 'code_1' }

const meta = preview.meta({
  component: IntegrationCallbackScreen,
  // As in development: a code must not be sent twice there either.
  render: (args) => (
    <StrictMode>
      <IntegrationCallbackScreen {...args} />
    </StrictMode>
  ),
  args: {
    back,
    hrefOf: ({ credentialId }) => `/workspaces/ws_sakura/connections/new?credentialId=${credentialId}`,
    workspacesHref: paths.WORKSPACES,
    connectionsHrefOf: (workspaceId) => link(paths.WORKSPACE_CONNECTIONS, { workspaceId }),
    onConnected: fn<NonNullable<IntegrationCallbackScreenProps['onConnected']>>(),
    onGoOn: fn<IntegrationCallbackScreenProps['onGoOn']>(),
    onLeave: fn<IntegrationCallbackScreenProps['onLeave']>(),
  },
  parameters: {
    frame: 'screen',
    docs: { story: { inline: false, height: '480px' } },
    mock: { change: askedFor },
  },
})

export const Default = meta.story({
  play: async ({ canvas, args, mock, says }) => {
    await expect(
      await canvas.findByRole('heading', { name: says('integrationCallback.done', { name: 'Airtable' }) }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: says('integrationCallback.goOn') })).toHaveAttribute(
      'href',
      '/workspaces/ws_sakura/connections/new?credentialId=crd_3',
    )
    await waitFor(() => expect(args.onConnected).toHaveBeenCalledOnce())
    await waitFor(() => expect(args.onGoOn).toHaveBeenCalledWith(request))
    const { db } = await mock.backend()
    await expect(db.of(credentials).get('crd_3')?.status).toBe('active')
  },
})

/** A screen reader that heard "Finishing" hears how it ended. */
export const SuccessIsAnnounced = meta.story({
  play: async ({ canvas, says }) => {
    const region = await canvas.findByRole('status')
    await waitFor(() =>
      expect(region).toHaveTextContent(says('integrationCallback.done', { name: 'Airtable' })),
    )
    await expect(region).toBeInTheDocument()
  },
})

export const Finishing = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout', path: EXCHANGE }] } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      says('integrationCallback.finishing', { name: 'Airtable' }),
    )
  },
})

export const Denied = meta.story({
  args: { back: { kind: 'refused', request, error: 'access_denied' } },
  play: async ({ canvas, userEvent, args, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('integrationCallback.denied'))
    await userEvent.click(canvas.getByRole('button', { name: says('integrationCallback.again') }))
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce())
    await expect(args.onLeave).toHaveBeenCalledWith(expect.stringMatching(/^https?:.*state=/))
  },
})

export const RefusedWithWordsOfItsOwn = meta.story({
  args: { back: { kind: 'refused', request: undefined, error: '<img src=x onerror=alert(1)> '.repeat(30) } },
  play: async ({ canvas, says }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('<img src=x onerror=alert(1)>')
    await expect(alert.querySelector('img')).toBeNull()
    await expect(canvas.queryByRole('button', { name: says('integrationCallback.again') })).toBeNull()
  },
})

export const OpenedByHand = meta.story({
  args: { back: { kind: 'missing' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('integrationCallback.missing'))
  },
})

export const ReloadedOnTheWay = meta.story({
  args: { back: { kind: 'missing', workspaceId: 'ws_sakura' } },
  play: async ({ canvas, says }) => {
    await expect(
      await canvas.findByRole('link', {
        name: new RegExp(says('integrationCallback.startAgain', { name: '.+' })),
      }),
    ).toHaveAttribute('href', '/workspaces/ws_sakura/connections')
  },
})

export const StateOfAnotherTab = meta.story({
  args: { back: { kind: 'mismatch', workspaceId: 'ws_sakura' } },
  play: async ({ canvas, args, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('integrationCallback.mismatch'))
    await expect(
      await canvas.findByRole('link', {
        name: new RegExp(says('integrationCallback.startAgain', { name: '.+' })),
      }),
    ).toHaveAttribute('href', '/workspaces/ws_sakura/connections')
    await expect(args.onConnected).not.toHaveBeenCalled()
  },
})

export const CodeNotAccepted = meta.story({
  args: { back: { kind: 'exchange', request, code: 'bad' } },
  play: async ({ canvas, userEvent, args, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/tkt_/)
    await expect(args.onConnected).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: says('integrationCallback.again') }))
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce())
  },
})

export const NotAnOwner = meta.story({
  parameters: { mock: { account: 'acc_tom', change: askedFor } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      says('integrationCallback.notYours', { name: 'Airtable' }),
    )
    await expect(canvas.getByRole('link', { name: says('integrationCallback.workspaces') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: says('integrationCallback.again') })).toBeNull()
  },
})

export const Failed = meta.story({
  parameters: { mock: { change: askedFor, faults: [{ kind: 'status', code: 500, path: EXCHANGE }] } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      says('integrationCallback.failed', { name: 'Airtable' }),
    )
    await expect(canvas.getByText(/^tkt_/)).toBeVisible()
  },
})

export const Narrow = meta.story({
  args: { back: { kind: 'refused', request, error: 'access_denied' } },
  globals: { viewport: { value: 'smallest' } },
})
