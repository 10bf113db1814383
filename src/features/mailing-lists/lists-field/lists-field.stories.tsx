import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import preview from '#.storybook/preview'
import type { Db } from '#mocks/core/db'
import { ListsField, type ListsFieldProps } from './lists-field.tsx'

const ANSWER = '/mailing_lists'

/** 130 lists: more than are ticked, and more than come at once. */
function manyLists(db: Db) {
  const [list] = db.mailingLists.where(({ workspaceId }) => workspaceId === 'ws_sakura')
  if (!list) throw new Error('There is no list to make more of.')
  for (let place = 1; place <= 130; place += 1)
    db.mailingLists.put({ ...list, id: `lst_more_${place}`, name: `Shop ${place}`, isDefault: false })
}

const meta = preview.meta({
  component: ListsField,
  args: { label: 'Mailing lists', value: [], onValueChange: fn<ListsFieldProps['onValueChange']>() },
  parameters: { mock: { workspaceId: 'ws_sakura' } },
  render: function Render({ value, onValueChange, ...rest }) {
    const [chosen, setChosen] = useState(value)
    return (
      <ListsField
        {...rest}
        value={chosen}
        onValueChange={(next) => {
          setChosen(next)
          onValueChange(next)
        }}
      />
    )
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const group = await canvas.findByRole('group', { name: 'Mailing lists' })
    await expect(group).toBeVisible()
    await userEvent.click(await canvas.findByRole('checkbox', { name: '焙煎だより' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'ワークショップ' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['lst_weekly', 'lst_workshop'])
    await userEvent.click(canvas.getByRole('checkbox', { name: '焙煎だより' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['lst_workshop'])
  },
})

export const Loading = meta.story({ parameters: { mock: { faults: [{ kind: 'timeout', path: ANSWER }] } } })

export const None = meta.story({
  parameters: { mock: { size: 'empty' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('listsField.none'))).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 503, path: ANSWER }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByText(says('listsField.failed'))).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('inlineError.retry') }))
    await expect(await canvas.findByRole('checkbox', { name: '焙煎だより' })).toBeVisible()
  },
})

export const MoreThanOnePageOfThem = meta.story({
  parameters: { mock: { change: manyLists } },
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByRole('combobox', { name: 'Mailing lists' })
    await userEvent.type(field, 'shop 99')
    await userEvent.click(await screen.findByRole('option', { name: 'Shop 99' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['lst_more_99'])
    await userEvent.clear(field)
    await userEvent.type(field, '焙煎')
    await userEvent.click(await screen.findByRole('option', { name: '焙煎だより' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['lst_more_99', 'lst_weekly'])
  },
})
