import { useState } from 'react'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { recordsInMemory } from '#lib/kept-records.fake'
import { ImportSheet, type ImportSheetProps } from './import-sheet.tsx'

/** What this browser keeps: of each story its own. */
function MovingIn({ onClose }: Pick<ImportSheetProps, 'onClose'>) {
  const [records] = useState(recordsInMemory)
  return <ImportSheet onClose={onClose} records={records} />
}

const meta = preview.meta({
  component: MovingIn,
  args: { onClose: fn<() => void>() },
  parameters: {
    frame: 'screen',
    docs: { story: { inline: false, height: '640px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
})

type Hands = Pick<StoryContext, 'userEvent' | 'says'>

const file = (name: string, lines: readonly string[]) =>
  new File([lines.join('\n')], name, { lastModified: 1 })
const SUBSCRIBED = file('subscribed_members_export.csv', [
  'Email Address,First Name,Last Name,Favourite bean,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,LEID,EUID,TAGS',
  'mina@tegami.example,Mina,Costa,Mandheling,4,2018-06-12 07:53:28,192.0.2.1,2018-06-12 07:55:00,1,e,"""VIP"""',
  'noah@tegami.example,Noah,Okafor,,2,2019-06-12 07:53:28,,2019-06-12 07:53:28,2,e,',
  'not an address,,,,2,,,,3,e,',
])
const UNSUBSCRIBED = file('unsubscribed_members_export.csv', [
  'Email Address,First Name,UNSUB_TIME,UNSUB_REASON,MEMBER_RATING,LEID,EUID',
  'NOAH@tegami.example,Noah,2021-02-03 04:05:06,OTHER,2,2,e',
])
const LISTMONK = file('subscribers.csv', [
  'uuid,email,name,attributes,status,created_at,updated_at',
  '1,olga@tegami.example,Olga,"{""city"":""Kyoto""}",enabled,2020-01-02 03:04:05 +0000 UTC,',
])
const PLAIN = file('people.csv', ['name,phone', 'Pia,1'])

const sheet = async (says: Hands['says']) =>
  within(await screen.findByRole('dialog', { name: says('import.title') }))
const choose = async ({ userEvent, says }: Hands, files: File[], product = 'Mailchimp') => {
  const dialog = await sheet(says)
  await userEvent.click(await dialog.findByRole('radio', { name: says('importSource.product') }))
  await userEvent.click(await dialog.findByRole('radio', { name: product }))
  if (files.length === 0) return
  await userEvent.upload(await dialog.findByLabelText(new RegExp(`^${says('importMoving.pick')}`)), files)
}
/** The button of this name, once it can be pressed: of 'Next' once the files are read and what was made of them is, too. */
const ready = async (says: Hands['says'], name: string) => {
  const button = await (await sheet(says)).findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  return button
}
const press = async ({ userEvent, says }: Hands, name: string) => userEvent.click(await ready(says, name))
/** How many rows came out this way. */
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

export const HowToExport = meta.story({
  play: async (context) => {
    const { says } = context
    await choose(context, [])
    const dialog = await sheet(says)
    await expect(dialog.getByText(says('importMoving.mailchimp_third'))).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: says('importMoving.list') })).toHaveValue('Mailchimp')
    await expect(dialog.getByRole('button', { name: says('import.next') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const ShowsWhatTheFilesHold = meta.story({
  play: async (context) => {
    const { says, userEvent } = context
    const made = spyOn(URL, 'createObjectURL')
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await choose(context, [SUBSCRIBED, UNSUBSCRIBED])
    const dialog = await sheet(says)
    await expect(
      await dialog.findByRole('heading', { name: says('importMoving.found', { count: 2 }) }),
    ).toBeVisible()
    await expect(dialog.getByText(says('importMoving.isNew', { name: 'Mailchimp' }))).toBeVisible()
    await expect(dialog.getByText(says('importMoving.propertyCounts', { there: 0, made: 2 }))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: says('importMoving.download') }))
    const [blob] = made.mock.calls.at(-1) ?? []
    await expect(blob instanceof Blob && (await blob.text())).toContain(
      `subscribed_members_export.csv,4,not an address,${says('importMoving.problem.invalid_email')}`,
    )
    await ready(says, says('import.next'))
  },
})

export const MovesPeopleIn = meta.story({
  play: async (context) => {
    const { says, userEvent, mock } = context
    await choose(context, [SUBSCRIBED, UNSUBSCRIBED])
    await press(context, says('import.next'))
    const dialog = await sheet(says)
    await expect(
      dialog.getByRole('combobox', { name: says('importMap.target', { column: 'Favourite bean' }) }),
    ).toHaveDisplayValue(says('importMap.planned', { label: 'Favourite bean' }))
    await expect(
      dialog.queryByRole('combobox', { name: says('importMap.target', { column: 'consentAt' }) }),
    ).not.toBeInTheDocument()
    await press(context, says('import.next'))
    await expect(await dialog.findByText(says('importRules.neverRevived'))).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: says('importRules.consented') }))
    await press(context, says('import.tryIt'))
    await screen.findByText(says('importRun.checked'))
    await expect(figure(says('importRun.created'))).toHaveTextContent('2')
    const { db } = await mock.backend()
    const lists = () => db.mailingLists.where(({ name }) => name === 'Mailchimp').length
    await expect(lists()).toBe(0)
    await press(context, says('import.importNow', { count: 2 }))
    await screen.findByText(says('importRun.imported'))
    await expect(lists()).toBe(1)
    const table = db.contacts('ws_sakura')
    await expect(table.findByEmail('mina@tegami.example')).toMatchObject({
      status: 'subscribed',
      properties: { favourite_bean: 'Mandheling', tags: ['VIP'] },
      consent: { at: '2018-06-12T07:55:00.000Z' },
    })
    await expect(table.findByEmail('noah@tegami.example')).toMatchObject({ status: 'unsubscribed' })
  },
})

export const AFileOfAnotherProduct = meta.story({
  play: async (context) => {
    const { says, userEvent } = context
    await choose(context, [SUBSCRIBED, PLAIN, LISTMONK])
    const dialog = await sheet(says)
    await expect(
      await dialog.findByText(says('importMoving.file.unknown_source', { name: 'people.csv' })),
    ).toBeVisible()
    await expect(
      dialog.getByText(says('importMoving.file.other_source', { name: 'subscribers.csv' })),
    ).toBeVisible()
    for (const name of ['people.csv', 'subscribers.csv'])
      await userEvent.click(dialog.getByRole('button', { name: says('importMoving.remove', { name }) }))
    await expect(
      await dialog.findByRole('heading', { name: says('importMoving.found', { count: 2 }) }),
    ).toBeVisible()
    await ready(says, says('import.next'))
  },
})

export const AFileThatNamesNoLists = meta.story({
  play: async (context) => {
    const { says } = context
    await choose(context, [LISTMONK], 'listmonk')
    await expect(
      await (await sheet(says)).findByText(says('importMoving.notice.no_lists', { name: 'subscribers.csv' })),
    ).toBeVisible()
    await ready(says, says('import.next'))
  },
})

export const ListsCantBeLoaded = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 403, path: '/mailing_lists' }] } },
  play: async (context) => {
    const { says } = context
    const dialog = await sheet(says)
    await context.userEvent.click(await dialog.findByRole('radio', { name: says('importSource.product') }))
    await expect(await dialog.findByText(says('importMoving.listsFailed'))).toBeVisible()
  },
})
