import { useState } from 'react'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { SectionProps } from '#features/workspaces/settings-section'
import { ContactSchemaSection } from './contact-schema-section.tsx'

/** Keeps the tab as the address does. */
function AtAddress({ value: initial, hrefOf, onOpen }: SectionProps) {
  const [value, setValue] = useState(initial)
  return (
    <ContactSchemaSection
      value={value}
      hrefOf={hrefOf}
      onOpen={(next) => {
        setValue(next)
        onOpen(next)
      }}
    />
  )
}

const meta = preview.meta({
  component: AtAddress,
  args: {
    value: undefined,
    hrefOf: (value) => (value === undefined ? '/#contact_schema' : `/#contact_schema:${value}`),
    onOpen: fn<SectionProps['onOpen']>(),
  },
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
})

const SCHEMA = '*/schemas/:type'
const PROPERTIES = '*/schemas/:type/properties'
const named = (name: string) => ({ name: new RegExp(`^${name}`) })
const rowOf = async (key: string) => {
  const cell = await screen.findByText(key, { selector: 'code' })
  const row = cell.closest('[role=row]')
  if (!(row instanceof HTMLElement)) throw new Error(`${key} stands in no row`)
  return within(row)
}
/** The last button of a row: its menu. */
const openMenu = async (key: string) => (await rowOf(key)).getAllByRole('button').at(-1)?.click()

export const Default = meta.story({
  play: async ({ says }) => {
    const email = await rowOf('email')
    await expect(email.getByText(says('contactSchema.system'))).toBeVisible()
    await expect(
      email.getByRole('button', { name: says('contactSchema.copyKey', { key: 'email' }) }),
    ).toBeVisible()
    await waitFor(() => expect(email.getByText(/^100\s?%$/)).toBeVisible())
  },
})

export const Events = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: says('contactSchema.contact_event') }))
    await expect(args.onOpen).toHaveBeenCalledWith('contact_event')
    await expect(await canvas.findByText('total', { selector: 'code' })).toBeVisible()
    await expect(
      canvas.queryByRole('columnheader', { name: says('contactSchema.filled') }),
    ).not.toBeInTheDocument()
  },
})

export const Loading = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: SCHEMA }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
})

export const Empty = meta.story({
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      faults: [{ kind: 'wrongtype', path: SCHEMA, body: { type: 'contact', properties: [], version: 1 } }],
    },
  },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('contactSchema.emptyTitle'))).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 500, path: SCHEMA }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('contactSchema.failed'))
    await expect(canvas.getByText(/^tkt_/)).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await rowOf('email')
  },
})

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const Adds = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    await rowOf('email')
    await userEvent.click(canvas.getByRole('button', { name: says('contactSchema.add') }))
    const sheet = within(await screen.findByRole('dialog', { name: says('propertySheet.add') }))
    const add = sheet.getByRole('button', { name: says('propertySheet.addButton') })
    const label = sheet.getAllByRole('textbox', named(says('propertySheet.label')))[0]
    const key = sheet.getByRole('textbox', named(says('propertySheet.key')))
    if (!label) throw new Error('The sheet has no field for the label.')
    await step('the key comes from the label, in whichever language it says one', async () => {
      const english = sheet.getByRole('textbox', named(says('propertySheet.labelEn')))
      await userEvent.type(label, '会員ランク')
      await expect(key).toHaveValue('member_rank')
      await userEvent.type(english, 'Rank')
      await expect(key).toHaveValue('rank')
      await userEvent.clear(english)
      await userEvent.clear(label)
      await expect(key).toHaveValue('')
      await userEvent.type(label, 'Roast Level')
      await expect(key).toHaveValue('roast_level')
    })
    await step('what is reserved, malformed or taken is refused in words', async () => {
      for (const [typed, words] of [
        ['__proto__', 'propertySheet.keyReserved'],
        ['Not ok', 'propertySheet.keyForm'],
        ['plan', 'propertySheet.keyTaken'],
      ] as const) {
        await userEvent.clear(key)
        await userEvent.type(key, typed)
        await expect(await sheet.findByText(says(words))).toBeVisible()
      }
    })
    await step('a choice wants options', async () => {
      await userEvent.clear(key)
      await userEvent.type(key, 'roast_level')
      await userEvent.selectOptions(
        sheet.getByRole('combobox', named(says('propertySheet.type'))),
        says('propertySheet.type_select'),
      )
      await userEvent.click(add)
      await expect(await sheet.findByText(says('propertySheet.optionsEmpty'))).toBeVisible()
      await userEvent.type(
        sheet.getByRole('textbox', named(says('propertySheet.options'))),
        '浅煎り{Enter}深煎り',
      )
    })
    await userEvent.click(add)
    await expect(await screen.findByText(says('propertySheet.added', { label: 'Roast Level' }))).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Nobody types the 47 prefectures: they are there with one press, and can be changed as typed ones can. */
export const AddsPrefectures = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await rowOf('email')
    await userEvent.click(canvas.getByRole('button', { name: says('contactSchema.add') }))
    const sheet = within(await screen.findByRole('dialog', { name: says('propertySheet.add') }))
    const [label] = sheet.getAllByRole('textbox', named(says('propertySheet.label')))
    if (!label) throw new Error('The sheet has no field for the label.')
    await userEvent.type(label, 'Home prefecture')
    await userEvent.selectOptions(
      sheet.getByRole('combobox', named(says('propertySheet.type'))),
      says('propertySheet.type_select'),
    )
    await userEvent.click(sheet.getByRole('button', { name: says('propertySheet.prefectures') }))
    await waitFor(() =>
      expect(sheet.getByRole('textbox', named(says('propertySheet.options')))).toHaveFocus(),
    )
    await expect(
      within(sheet.getByRole('list', named(says('propertySheet.options')))).getAllByRole('listitem'),
    ).toHaveLength(47)
    await expect(sheet.queryByRole('button', { name: says('propertySheet.prefectures') })).toBeNull()
    await userEvent.click(sheet.getByRole('button', { name: says('propertySheet.addButton') }))
    await expect(
      await screen.findByText(says('propertySheet.added', { label: 'Home prefecture' })),
    ).toBeVisible()
  },
})

export const AddingFails = meta.story({
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      faults: [{ kind: 'status', code: 500, method: 'POST', path: PROPERTIES }],
    },
  },
  play: async ({ canvas, userEvent, says }) => {
    await rowOf('email')
    await userEvent.click(canvas.getByRole('button', { name: says('contactSchema.add') }))
    const sheet = within(await screen.findByRole('dialog', { name: says('propertySheet.add') }))
    const key = sheet.getByRole('textbox', named(says('propertySheet.key')))
    const label = sheet.getAllByRole('textbox', named(says('propertySheet.label')))[0]
    if (!label) throw new Error('The sheet has no field for the label.')
    await userEvent.type(label, 'Roast')
    await userEvent.click(sheet.getByRole('button', { name: says('propertySheet.addButton') }))
    await expect(await sheet.findByRole('alert')).toHaveTextContent(/tkt_/)
    await expect(key).toHaveValue('roast')
  },
})

export const Changes = meta.story({
  play: async ({ userEvent, says }) => {
    await userEvent.click((await rowOf('plan')).getAllByRole('gridcell')[0] ?? document.body)
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByRole('textbox', named(says('propertySheet.key')))).toHaveAttribute('readonly')
    await expect(sheet.getByRole('combobox', named(says('propertySheet.type')))).toBeDisabled()
    await userEvent.type(sheet.getByRole('textbox', named(says('propertySheet.description'))), 'Monthly')
    await userEvent.click(sheet.getByRole('button', { name: says('propertySheet.save') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const Moves = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await rowOf('phone')
    const keys = () => canvas.getAllByText(/^[a-z_]+$/, { selector: 'code' }).map((code) => code.textContent)
    await expect(keys().indexOf('phone')).toBeGreaterThan(keys().indexOf('company'))
    await openMenu('phone')
    await userEvent.click(await screen.findByRole('menuitem', named(says('contactSchema.moveUp'))))
    await waitFor(() => expect(keys().indexOf('phone')).toBeLessThan(keys().indexOf('company')))
  },
})

/** Asks to delete a property once it is known that the reader may: a menu stays as it was when it was opened. */
const askToDelete = async (key: string, says: StoryContext['says']) => {
  const add = await screen.findByRole('button', { name: says('contactSchema.add') })
  await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
  await openMenu(key)
  ;(await screen.findByRole('menuitem', { name: says('contactSchema.delete') })).click()
  return within(await screen.findByRole('alertdialog'))
}

export const Deletes = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const dialog = await askToDelete('loyalty_points', says)
    await expect(dialog.getByRole('button', { name: says('contactSchema.delete') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    // Nothing uses it, so nothing is said to break.
    const about = says('contactSchema.deleteAbout')
    await expect(dialog.getByText((text) => text.includes(about))).toHaveTextContent(
      new RegExp(`${about.replaceAll('.', '\\.')}$`),
    )
    await userEvent.type(dialog.getByRole('textbox'), 'loyalty_points')
    await userEvent.click(dialog.getByRole('button', { name: says('contactSchema.delete') }))
    await waitFor(() => expect(canvas.queryByText('loyalty_points', { selector: 'code' })).toBeNull())
  },
})

export const CannotBeDeletedWhileUsed = meta.story({
  play: async ({ userEvent, says }) => {
    const dialog = await askToDelete('company', says)
    await userEvent.type(dialog.getByRole('textbox'), 'company')
    await userEvent.click(dialog.getByRole('button', { name: says('contactSchema.delete') }))
    await expect(await dialog.findByText(/end that first|先に終了してください/)).toBeVisible()
  },
})

export const DeletedWhileItIsEdited = meta.story({
  play: async ({ mock, userEvent, says }) => {
    await openMenu('loyalty_points')
    await userEvent.click(await screen.findByRole('menuitem', named(says('contactSchema.edit'))))
    const sheet = within(await screen.findByRole('dialog'))
    const [label] = await sheet.findAllByRole('textbox', named(says('contactSchema.label')))
    if (!label) throw new Error('There is no label to change')
    const { db } = await mock.backend()
    const schema = db.schemas.where(
      ({ type, workspaceId }) => type === 'contact' && workspaceId === 'ws_sakura',
    )[0]
    if (schema) {
      const properties = schema.properties.filter(({ key }) => key !== 'loyalty_points')
      db.schemas.put({ ...schema, version: schema.version + 1, properties })
    }
    await userEvent.type(label, '!')
    await userEvent.click(sheet.getByRole('button', { name: says('propertySheet.save') }))
    const gone = says('contactSchema.goneMeanwhile', { label: '' }).replaceAll(/[“”「」]/g, '')
    await expect(await screen.findByText(new RegExp(gone))).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const Member = meta.story({
  globals: { role: 'member' },
  play: async ({ says }) => {
    await openMenu('company')
    const entry = await screen.findByRole('menuitem', named(says('contactSchema.delete')))
    await expect(entry).toHaveAttribute('aria-disabled', 'true')
    await expect(entry).toHaveTextContent(says('contactSchema.deleteOwners'))
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await rowOf('email')
    // The button beside a key is higher than the line, and does not push what stands above it to the edge of the card.
    const key = screen.getByText('email', { selector: 'code' }).closest('[role=gridcell]')
    await expect(key?.getBoundingClientRect().height).toBeLessThan(24)
    // The border below the last card is that of the table.
    const last = screen.getAllByRole('row').at(-1)
    if (last === undefined) throw new Error('No row')
    await expect(getComputedStyle(last).borderBottomColor).toBe('rgba(0, 0, 0, 0)')
  },
})
