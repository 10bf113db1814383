import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { link, paths } from '#lib/link'
import { InviteScreen, type InviteScreenProps } from './invite-screen.tsx'

const kenta = { name: '伊藤 健太', email: 'kenta.ito@ridge-outdoor.example' }
const INVITATION = '*/invitations/:token'
const ACCEPT = '*/self_account/invitations/:token/accept'

const meta = preview.meta({
  component: InviteScreen,
  args: {
    token: 'inv_ridge',
    account: kenta,
    onSignIn: fn<InviteScreenProps['onSignIn']>(),
    onUseAnotherAccount: fn<InviteScreenProps['onUseAnotherAccount']>(),
    hrefOf: (workspaceId: string) => link(paths.WORKSPACE_HOME, { workspaceId }),
    workspacesHref: paths.WORKSPACES,
    onJoined: fn<InviteScreenProps['onJoined']>(),
  },
  parameters: {
    frame: 'screen',
    docs: { story: { inline: false, height: '640px' } },
    mock: { account: 'acc_new' },
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, mock, says, step }) => {
    const name = 'Ridge Outdoor'
    await expect(await canvas.findByRole('heading', { name: says('invite.title', { name }) })).toBeVisible()
    await expect(canvas.getByText(says('invite.signedInAs', { email: kenta.email }))).toBeVisible()
    const { db } = await mock.backend()
    const isMember = () =>
      db.memberships.where(
        ({ workspaceId, accountId }) => workspaceId === 'ws_ridge' && accountId === 'acc_new',
      ).length
    await step('nothing is accepted by looking', () => expect(isMember()).toBe(0))
    await step('another account', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('invite.anotherAccount') }))
      await expect(args.onUseAnotherAccount).toHaveBeenCalledOnce()
    })
    await step('a press joins', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: says('invite.join') }))
      await waitFor(() => expect(args.onJoined).toHaveBeenCalledWith('ws_ridge'))
      await expect(args.onJoined).toHaveBeenCalledOnce()
      await expect(isMember()).toBe(1)
      await expect(await screen.findByText(says('invite.joined', { name }))).toBeVisible()
    })
    await step('a second press that came late is no failure', async () => {
      await expect(await canvas.findByText(says('invite.alreadyMember'))).toBeVisible()
      await expect(canvas.queryByText(says('invite.joinFailed'))).toBeNull()
    })
  },
})

export const SignedOut = meta.story({
  args: { account: undefined },
  parameters: { mock: { session: 'signed-out' } },
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: says('invite.signIn', { name: 'Ridge Outdoor' }) }),
    )
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await expect(canvas.getByText(/ridge-outdoor\.example/)).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { mock: { account: 'acc_new', faults: [{ kind: 'timeout', path: INVITATION }] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const Expired = meta.story({
  args: { token: 'inv_expired' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('invite.expired'))).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: /Join |参加しませんか/ })).toBeNull()
    await expect(canvas.getByText(says('invite.askAgain', { inviter: 'Ellen Marsh' }))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: says('invite.join') })).toBeNull()
  },
})

export const Revoked = meta.story({
  args: { token: 'inv_revoked' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('invite.revoked'))).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: /Join |参加しませんか/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: says('invite.join') })).toBeNull()
  },
})

export const AlreadyAMember = meta.story({
  args: { token: 'inv_sakura' },
  parameters: { mock: { account: 'acc_haruka' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('link', { name: says('invite.open') })).toHaveAttribute(
      'href',
      '/workspaces/ws_sakura',
    )
    await expect(canvas.queryByRole('button', { name: says('invite.join') })).toBeNull()
  },
})

export const DomainNotAllowed = meta.story({
  args: { token: 'inv_sakura' },
  play: async ({ canvas, says }) => {
    await expect(
      await canvas.findByText(says('invite.domainNotAllowedText', { domains: 'sakura-roastery.example' })),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: says('invite.join') })).toBeNull()
  },
})

export const NotFound = meta.story({
  args: { token: 'inv_nobody' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('invite.unknown'))
    await expect(canvas.getByRole('link', { name: says('invite.workspaces') })).toBeVisible()
  },
})

export const NoToken = meta.story({
  args: { token: undefined },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('invite.unknown'))
  },
})

export const Failed = meta.story({
  parameters: { mock: { account: 'acc_new', faults: [{ kind: 'status', code: 500, path: INVITATION }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('invite.failed'))
    await expect(canvas.getByText(/^tkt_/)).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByRole('button', { name: says('invite.join') })).toBeVisible()
  },
})

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('invite.failed'))
    await expect(canvas.getByRole('button', { name: says('errorBlock.retry') })).toBeVisible()
  },
})

export const JoiningFails = meta.story({
  parameters: { mock: { account: 'acc_new', faults: [{ kind: 'status', code: 500, path: ACCEPT }] } },
  play: async ({ canvas, userEvent, args, mock, says }) => {
    const join = await canvas.findByRole('button', { name: says('invite.join') })
    await userEvent.click(join)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/tkt_/)
    await expect(args.onJoined).not.toHaveBeenCalled()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(join)
    await waitFor(() => expect(args.onJoined).toHaveBeenCalledOnce())
  },
})

export const RevokedWhileItWasRead = meta.story({
  play: async ({ canvas, userEvent, args, mock, says }) => {
    const join = await canvas.findByRole('button', { name: says('invite.join') })
    const { db } = await mock.backend()
    for (const one of db.invitations.where(({ id }) => id === 'inv_ridge'))
      db.invitations.put({ ...one, revoked: true })
    await userEvent.click(join)
    await expect(await canvas.findByText(says('invite.revoked'))).toBeVisible()
    // To try again, as a failure asks for, is of no use.
    await expect(canvas.queryByText(says('invite.joinFailed'))).toBeNull()
    await expect(canvas.queryByRole('heading', { name: /Join |参加しませんか/ })).toBeNull()
    await expect(args.onJoined).not.toHaveBeenCalled()
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'smallest' } } })

/** The button repeats the name of the workspace and stays in its card. */
export const SignedOutOnAPhone = meta.story({
  args: { account: undefined },
  parameters: { mock: { session: 'signed-out' } },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, says }) => {
    const button = await canvas.findByRole('button', {
      name: says('invite.signIn', { name: 'Ridge Outdoor' }),
    })
    const content = canvas.getByRole('heading', { level: 1 }).parentElement?.parentElement
    const { left = 0, right = 0 } = content?.getBoundingClientRect() ?? {}
    await expect(button.getBoundingClientRect().left).toBeGreaterThanOrEqual(left)
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  },
})
