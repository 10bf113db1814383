import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { Db } from '#mocks/core/db'
import { MembersSection } from './members-section.tsx'

const MEMBERS = '*/accounts'
const LINK = '*/invitation_link'
const mock = { workspaceId: 'ws_sakura' }

const meta = preview.meta({
  component: MembersSection,
  parameters: { frame: 'padded', docs: { story: { inline: false, height: '720px' } }, mock },
})

const withoutLink = (db: Db) => {
  for (const one of db.invitations.where(({ workspaceId }) => workspaceId === 'ws_sakura'))
    db.invitations.put({ ...one, revoked: true })
}

export const Default = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    const table = within(await canvas.findByRole('grid', { name: says('members.title') }))
    await expect(await table.findByText('Tom Walker')).toBeVisible()
    await expect(await table.findByText(says('members.you'))).toBeVisible()
    await step('the search finds people and says how many', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: says('members.search') }), 'ｔｏｍ')
      await expect(await canvas.findByText(says('members.count', { count: 1 }))).toBeVisible()
      await waitFor(() => expect(table.queryByText('阿部 直樹')).toBeNull())
    })
    await step('or nobody', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'どこにもいない')
      await userEvent.click(await canvas.findByRole('button', { name: says('emptyState.clear') }))
      await expect(await canvas.findByText('阿部 直樹')).toBeVisible()
      await expect(canvas.getByRole('searchbox')).toHaveFocus()
    })
  },
})

export const MakesAnInvitation = meta.story({
  parameters: { mock: { ...mock, change: withoutLink } },
  play: async ({ canvas, userEvent, says, step }) => {
    await expect(await canvas.findByText(says('members.noLink'))).toBeVisible()
    await step('one press makes one link', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: says('members.generate') }))
      await expect(await canvas.findByText(/\/invite\/inv_/)).toBeVisible()
      await expect(await screen.findByText(says('members.made'))).toBeVisible()
    })
  },
})

export const ReplacesAndRevokesTheLink = meta.story({
  play: async ({ canvas, userEvent, mock: { backend }, says, step }) => {
    const first = (await canvas.findByText(/\/invite\/inv_/)).textContent
    await step('a new one ends the old one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('members.regenerate') }))
      const question = within(await screen.findByRole('alertdialog', { name: says('members.replaceTitle') }))
      await userEvent.click(question.getByRole('button', { name: says('members.regenerate') }))
      await waitFor(() => expect(canvas.getByText(/\/invite\/inv_/).textContent).not.toBe(first))
      const { db } = await backend()
      await expect(db.invitations.get('inv_sakura')?.revoked).toBe(true)
    })
    await step('and then none is left', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await userEvent.click(canvas.getByRole('button', { name: says('members.revoke') }))
      const question = within(await screen.findByRole('alertdialog', { name: says('members.revokeTitle') }))
      await userEvent.click(question.getByRole('button', { name: says('members.revoke') }))
      await expect(await canvas.findByText(says('members.noLink'))).toBeVisible()
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: says('members.generate') })).toHaveFocus(),
      )
    })
  },
})

/** Replacing and revoking are about the link that is shown: one that somebody made meanwhile is not ended, and is shown. */
export const ANewerLinkIsNotEnded = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, userEvent, mock: { backend }, says, step }) => {
    const { db } = await backend()
    const made = (id: string, before: string) => {
      const old = db.invitations.get(before)
      if (!old) throw new Error(`No invitation ${before}`)
      db.invitations.put({ ...old, revoked: true })
      db.invitations.put({ ...old, id })
    }
    await canvas.findByText(/\/invite\/inv_sakura/)
    for (const [what, before, id] of [
      ['revoke', 'inv_sakura', 'inv_newer'],
      ['regenerate', 'inv_newer', 'inv_newest'],
    ] as const)
      await step(what, async () => {
        made(id, before)
        await userEvent.click(canvas.getByRole('button', { name: says(`members.${what}`) }))
        const question = within(await screen.findByRole('alertdialog'))
        await userEvent.click(question.getByRole('button', { name: says(`members.${what}`) }))
        await expect(await canvas.findByText(new RegExp(`/invite/${id}`))).toBeVisible()
        await expect(await canvas.findByRole('alert')).toHaveTextContent(/meanwhile|その後/)
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
        await expect(db.invitations.get(id)?.revoked).toBe(false)
      })
  },
})

export const TheLinkCanNotBeChanged = meta.story({
  parameters: {
    mock: {
      ...mock,
      change: withoutLink,
      faults: [{ kind: 'status', code: 500, path: LINK, method: 'POST' }],
    },
  },
  play: async ({ canvas, userEvent, mock: { backend }, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('members.generate') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/tkt_/)
    ;(await backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('members.generate') }))
    await expect(await canvas.findByText(/\/invite\/inv_/)).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const Member = meta.story({
  globals: { role: 'member' },
  play: async ({ canvas, userEvent, says }) => {
    const button = await canvas.findByRole('button', { name: says('members.regenerate') })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(await canvas.findByText(says('roleLabel.onlyOwner'))).toBeVisible()
    await userEvent.click(button)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

export const Loading = meta.story({
  parameters: {
    mock: {
      ...mock,
      faults: [
        { kind: 'timeout', path: MEMBERS },
        { kind: 'timeout', path: LINK },
      ],
    },
  },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('heading', { name: says('members.title') })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const MembersFailAlone = meta.story({
  parameters: { mock: { ...mock, faults: [{ kind: 'status', code: 500, path: MEMBERS }] } },
  play: async ({ canvas, userEvent, mock: { backend }, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('members.failed'))
    await expect(await canvas.findByText(/\/invite\/inv_/)).toBeVisible()
    ;(await backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByText('Tom Walker')).toBeVisible()
  },
})

export const ASearchFails = meta.story({
  play: async ({ canvas, userEvent, mock: { backend }, says, step }) => {
    await canvas.findByText('阿部 直樹')
    const { faults } = await backend()
    const search = canvas.getByRole('searchbox')
    await step('who was there stays, and the table says that they are not who was searched for', async () => {
      faults.add({ kind: 'status', code: 403, path: MEMBERS })
      await userEvent.type(search, 'tom{Enter}')
      await expect(await canvas.findByRole('alert')).toHaveTextContent(says('settingsFailures.old'))
      await expect(canvas.getByRole('alert')).toHaveTextContent(/tkt_/)
      await expect(canvas.getByText('阿部 直樹')).toBeVisible()
    })
    await step('it is searched again, and the focus stays in the table', async () => {
      faults.clear()
      await userEvent.click(canvas.getByRole('button', { name: says('inlineError.retry') }))
      await waitFor(() => expect(canvas.queryByText('阿部 直樹')).toBeNull())
      await expect(canvas.queryByRole('alert')).toBeNull()
      await expect(canvas.getByRole('grid')).toHaveFocus()
    })
    await step('nobody was found before: that is not what a failed search says', async () => {
      await userEvent.type(search, 'nobody{Enter}')
      await expect(await canvas.findByRole('button', { name: says('emptyState.clear') })).toBeVisible()
      faults.add({ kind: 'status', code: 403, path: MEMBERS })
      await userEvent.type(search, 's{Enter}')
      await expect(await canvas.findByRole('alert')).toHaveTextContent(says('members.failed'))
      await expect(canvas.queryByRole('button', { name: says('emptyState.clear') })).toBeNull()
    })
  },
})

export const TheLinkFailsAlone = meta.story({
  parameters: { mock: { ...mock, faults: [{ kind: 'status', code: 500, path: LINK }] } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('members.inviteFailed'))
    await expect(await canvas.findByText('Tom Walker')).toBeVisible()
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'smallest' } } })
