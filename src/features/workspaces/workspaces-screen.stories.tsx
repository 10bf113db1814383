import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { link, paths } from '#lib/link'
import type { Db } from '#mocks/core/db'
import { WorkspacesScreen, type WorkspacesScreenProps } from './workspaces-screen.tsx'

/** Keeps the search as the address does. */
function AtAddress({ q: initial, onSearch, ...rest }: WorkspacesScreenProps) {
  const [q, setQ] = useState(initial)
  return (
    <WorkspacesScreen
      {...rest}
      q={q}
      onSearch={(next) => {
        setQ(next)
        onSearch(next)
      }}
    />
  )
}

const meta = preview.meta({
  component: AtAddress,
  args: {
    q: '',
    onSearch: fn<WorkspacesScreenProps['onSearch']>(),
    hrefOf: (workspaceId: string) => link(paths.WORKSPACE_HOME, { workspaceId }),
    onJoined: fn<WorkspacesScreenProps['onJoined']>(),
    admin: true,
    host: 'sakura-roastery.example',
    onInvitation: fn<WorkspacesScreenProps['onInvitation']>(),
  },
  parameters: {
    frame: 'screen',
    messages: 'first',
    docs: { story: { inline: false, height: '640px' } },
    mock: {},
  },
})

const JOINED = '*/self_account/joined_workspaces'
const JOINABLE = '*/self_account/joinable_workspaces'
const sakura = /株式会社さくら珈琲焙煎所/

/** More workspaces of the same people, with names that try a layout. */
const manyMore = (db: Db) => {
  const names = [
    '東京支店',
    '大阪支店',
    'Café Zürich',
    '🍵'.repeat(60),
    'A'.repeat(120),
    '\u202Eلوحة',
    '京都',
    'Ｗｉｄｅ',
  ]
  const [workspace] = db.workspaces.where(({ id }) => id === 'ws_sakura')
  const [membership] = db.memberships.where(
    ({ workspaceId, accountId }) => workspaceId === 'ws_sakura' && accountId === 'acc_haruka',
  )
  if (!workspace || !membership) throw new Error('The mock has no ws_sakura any more.')
  names.forEach((name, place) => {
    const id = `ws_more_${place}`
    db.workspaces.put({ ...workspace, id, name })
    db.memberships.put({ ...membership, id: `${id}.acc_haruka`, workspaceId: id })
  })
}

export const Default = meta.story({
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('link', { name: sakura })).toHaveAttribute(
      'href',
      '/workspaces/ws_sakura',
    )
    await expect(canvas.getByText(says('workspaces.members', { count: 4 }))).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
})

export const Loading = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout', path: JOINED }] } },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('heading', { name: says('workspaces.title') })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const Empty = meta.story({
  parameters: {
    mock: { account: 'acc_new', faults: [{ kind: 'wrongtype', path: JOINABLE, body: { items: [] } }] },
  },
  play: async ({ canvas, userEvent, args, says, step }) => {
    await expect(await canvas.findByText(says('workspaces.emptyTitle'))).toBeVisible()
    const field = await canvas.findByRole('textbox', { name: says('workspaces.inviteLink') })
    await step('what is no invitation of this site stays and is explained', async () => {
      await userEvent.type(field, 'https://elsewhere.example/invite/inv_1{Enter}')
      await expect(await canvas.findByText(says('workspaces.inviteLinkRefused'))).toBeVisible()
      await expect(field).toHaveValue('https://elsewhere.example/invite/inv_1')
      await expect(args.onInvitation).not.toHaveBeenCalled()
    })
    await step('an invitation is opened', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, `${window.location.origin}/invite/inv_1`)
      await userEvent.click(canvas.getByRole('button', { name: says('workspaces.openInvitation') }))
      await expect(args.onInvitation).toHaveBeenCalledWith('inv_1')
    })
  },
})

export const Creates = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('workspaces.create') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('createWorkspace.title') }))
    await userEvent.type(
      dialog.getByRole('textbox', { name: new RegExp(says('createWorkspace.name')) }),
      '京都支店',
    )
    await userEvent.click(dialog.getByRole('button', { name: says('createWorkspace.create') }))
    await waitFor(() => expect(args.onJoined).toHaveBeenCalledOnce())
    await expect(await canvas.findByRole('link', { name: '京都支店' })).toBeVisible()
  },
})

export const NoAdministrator = meta.story({
  args: { admin: false },
  play: async ({ canvas, userEvent, says }) => {
    const button = await canvas.findByRole('button', { name: says('workspaces.create') })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.hover(button)
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent(says('workspaces.createNotAllowed'))
    await userEvent.click(button)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

export const Many = meta.story({
  parameters: { mock: { change: manyMore } },
  play: async ({ canvas, userEvent, says, step }) => {
    await step('the search finds by any form of a letter', async () => {
      await userEvent.type(
        await canvas.findByRole('searchbox', { name: says('workspaces.search') }),
        'wide{Enter}',
      )
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
      await expect(canvas.getByRole('link', { name: 'Ｗｉｄｅ' })).toBeVisible()
    })
    await step('and gives way to all again', async () => {
      await userEvent.clear(canvas.getByRole('searchbox'))
      await expect(await canvas.findByRole('link', { name: sakura })).toBeVisible()
    })
  },
})

export const NoMatch = meta.story({
  args: { q: 'どこにもない' },
  parameters: { mock: { change: manyMore } },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('emptyState.clear') }))
    await expect(await canvas.findByRole('link', { name: sakura })).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: JOINED }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('workspaces.failed'))
    await expect(canvas.getByText(/^tkt_/)).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByRole('link', { name: sakura })).toBeVisible()
  },
})

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('alert')).length).toBeGreaterThan(0)
  },
})

export const WhatCanBeJoinedFailsAlone = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: JOINABLE }] } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('workspaces.joinableFailed'))
    await expect(await canvas.findByRole('link', { name: sakura })).toBeVisible()
  },
})

export const CanJoin = meta.story({
  parameters: { mock: { account: 'acc_new' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('heading', { name: says('workspaces.joinableTitle') })).toBeVisible()
    await expect(
      canvas.getByText(says('workspaces.matches', { domain: 'ridge-outdoor.example' })),
    ).toBeVisible()
  },
})

export const Joins = meta.story({
  parameters: { mock: { account: 'acc_new' } },
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('workspaces.join') }))
    await waitFor(() => expect(args.onJoined).toHaveBeenCalledWith('ws_ridge'))
    await expect(await canvas.findByRole('link', { name: 'Ridge Outdoor' })).toBeVisible()
  },
})

export const JoiningFails = meta.story({
  parameters: {
    mock: {
      account: 'acc_new',
      faults: [{ kind: 'status', code: 500, path: '*/invitations/:token/accept' }],
    },
  },
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('workspaces.join') }))
    await expect(
      await screen.findByText(says('workspaces.joinFailed', { name: 'Ridge Outdoor' })),
    ).toBeVisible()
    await expect(args.onJoined).not.toHaveBeenCalled()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  parameters: { mock: { change: manyMore } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: sakura })).toBeVisible()
  },
})
