import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { HomeScreen } from '#features/home'
import { link, paths } from '#lib/link'

const contacts = (query: Record<string, string> = {}) =>
  link(paths.WORKSPACE_CONTACTS, { workspaceId: 'ws_sakura' }, query)

const meta = preview.meta({
  component: HomeScreen,
  args: {
    contactsHref: contacts(),
    subscribedHref: contacts({ status: 'subscribed' }),
    importHref: contacts({ import: '1' }),
    contactHref: (contact: string) => contacts({ contact }),
  },
  parameters: {
    frame: 'screen',
    docs: { story: { inline: false, height: '640px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
})

export const Default = meta.story({
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('heading', { name: '株式会社さくら珈琲焙煎所' })).toBeVisible()
    await expect(await canvas.findByText('240')).toBeVisible()
    await expect(canvas.getByRole('link', { name: says('home.subscribed') })).toHaveAttribute(
      'href',
      contacts({ status: 'subscribed' }),
    )
    await expect(await canvas.findAllByRole('time')).toHaveLength(8)
  },
})

export const Loading = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout' }] } },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('heading', { name: says('home.title') })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const Empty = meta.story({
  parameters: { mock: { size: 'empty' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('home.noActivity'))).toBeVisible()
    await expect(canvas.getAllByText('0')).toHaveLength(3)
  },
})

export const CountsFailAlone = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/contacts/search/count' }] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('—')).toHaveLength(2))
    await expect(await canvas.findAllByRole('time')).toHaveLength(8)
  },
})

export const ListCountFailsAlone = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/mailing_lists/count' }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('—')).toBeVisible()
    await expect(await canvas.findByText('240')).toBeVisible()
  },
})

export const ActivityFailsAlone = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/contact_events/search' }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('home.activityFailed'))
    await expect(await canvas.findByText('240')).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findAllByRole('time')).toHaveLength(8)
  },
})

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('home.activityFailed'))
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('240')).toBeVisible()
  },
})
