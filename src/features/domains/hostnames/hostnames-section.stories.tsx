import { expect, screen, waitFor, within } from 'storybook/test'
import { settingsLinks } from '#.storybook/at-address'
import preview from '#.storybook/preview'
import { SettingsLinksContext } from '#features/workspaces/settings-section'
import { DAY } from '#lib/duration'
import { onlyOneOf } from '#mocks/only-one'
import type { Db } from '#mocks/core/db'
import { customHostnames, hostnameId } from '#mocks/custom-hostnames/custom-hostnames.data'
import type { Fate } from '#mocks/domains/dns'
import { STORY_TIME } from '#mocks/story'
import { HostnamesSection } from './hostnames-section.tsx'

const workspaceId = 'ws_sakura'

const meta = preview.meta({
  component: HostnamesSection,
  parameters: { docs: { story: { inline: false, height: '720px' } }, mock: { workspaceId } },
  decorators: [
    (Story) => (
      <SettingsLinksContext value={settingsLinks}>
        <Story />
      </SettingsLinksContext>
    ),
  ],
})

const HOSTNAMES = '*/custom_hostnames'

/** One of every other status. */
const everyStatus = (db: Db) => {
  const add = (hostname: string, fate: Fate, days: number) =>
    db.of(customHostnames).put({
      id: hostnameId(workspaceId, hostname),
      workspaceId,
      hostname,
      purpose: 'assets',
      isDefault: false,
      fate,
      createdAt: new Date(STORY_TIME - days * DAY).toISOString(),
    })
  add('cdn.sakura-roastery.example', 'missing', 1)
  add('img.sakura-roastery.example', 'mismatch', 5)
  add('old.sakura-roastery.example', 'lost', 9)
  add('blocked.sakura-roastery.example', 'found', 2)
}

/** One of every status: what is wrong and what to do. */
export const Default = meta.story({
  parameters: { mock: { workspaceId, change: everyStatus } },
  play: async ({ canvas, userEvent, says, step }) => {
    for (const status of ['active', 'pending', 'moved', 'blocked', 'error'] as const)
      await expect((await canvas.findAllByText(says(`hostnames.${status}`)))[0]).toBeVisible()
    await expect(canvas.getByText(says('hostnames.whyPointsElsewhere'))).toBeVisible()
    await expect(await canvas.findByText(says('dnsMistakes.otherValue'))).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: says('hostnames.certificate') })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('#certificates:'),
    )
    await step('the records of one that works are folded away', async () => {
      const card = within(canvas.getByRole('region', { name: /^links\.sakura/ }))
      const records = card.getByRole('button', {
        name: says('hostnames.records', { name: 'links.sakura-roastery.example' }),
      })
      await expect(records).toHaveAttribute('aria-expanded', 'false')
      await userEvent.click(records)
      await expect(card.getByText('links.otegami-hosts.example')).toBeVisible()
    })
  },
})

/** Another workspace has proven a hostname that was claimed here, too. */
export const Taken = meta.story({
  parameters: {
    mock: {
      workspaceId,
      change: (db: Db) => {
        onlyOneOf(customHostnames, workspaceId)(db)
        const hostname = 'go.ridge-outdoor.example'
        db.of(customHostnames).put({
          id: hostnameId(workspaceId, hostname),
          workspaceId,
          hostname,
          purpose: 'links',
          isDefault: false,
          fate: 'found',
          createdAt: new Date(STORY_TIME - DAY).toISOString(),
        })
      },
    },
  },
  play: async ({ canvas, says }) => {
    const card = within(
      await canvas.findByRole('region', { name: new RegExp(`^go.* ${says('hostnames.links')}`) }),
    )
    await expect(card.getByText(says('hostnames.error'))).toBeVisible()
    await expect(card.getByText(says('hostnames.whyTaken'))).toBeVisible()
    await expect(card.queryByText(says('hostnames.errorAbout'))).toBeNull()
  },
})

export const Adds = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    const add = await canvas.findByRole('button', { name: says('hostnames.add') })
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(add)
    const dialog = within(await screen.findByRole('dialog', { name: says('hostnames.add') }))
    const host = dialog.getByRole('textbox')
    const send = dialog.getByRole('button', { name: says('hostnames.add') })
    await step('a whole domain is refused with the reason', async () => {
      await userEvent.type(host, 'sakura-roastery.example.')
      await userEvent.click(send)
      await expect(await dialog.findByText(says('hostnames.hostWhole'))).toBeVisible()
    })
    await step('one that is there is, too', async () => {
      await userEvent.clear(host)
      await userEvent.type(host, 'LINKS.sakura-roastery.example')
      await expect(await dialog.findByText(says('hostnames.hostTaken'))).toBeVisible()
    })
    await step('of an address its host is taken', async () => {
      await userEvent.clear(host)
      await userEvent.type(host, 'https://cdn.sakura-roastery.example/a.png')
      await userEvent.click(
        dialog.getByRole('button', {
          name: says('hostnames.takeHost', { name: 'cdn.sakura-roastery.example' }),
        }),
      )
      await userEvent.click(dialog.getByRole('radio', { name: says('hostnames.assets') }))
      await userEvent.click(send)
      await expect(
        await canvas.findByRole('region', { name: new RegExp(`^cdn.* ${says('hostnames.assets')}`) }),
      ).toBeVisible()
    })
  },
})

export const EmptyForMembers = meta.story({
  globals: { role: 'member' },
  parameters: {
    mock: { workspaceId, faults: [{ kind: 'wrongtype', path: HOSTNAMES, body: { items: [] } }] },
  },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('hostnames.emptyTitle'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: says('hostnames.add') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const Forbidden = meta.story({
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 403, path: HOSTNAMES }] },
  },
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
  parameters: { mock: { workspaceId: 'ws_sakura', change: onlyOneOf(customHostnames, 'ws_sakura') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('region', { name: /sakura-roastery/ })).toHaveLength(1)
  },
})

export const Failed = meta.story({
  parameters: { mock: { workspaceId, faults: [{ kind: 'status', code: 500, path: HOSTNAMES }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('hostnames.failed'))
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByRole('region', { name: /^links\.sakura/ })).toBeVisible()
  },
})
