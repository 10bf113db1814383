import { useState } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ColumnChooser, columnsAsDeclared, type ColumnChooserProps } from '#components/data-table'
import { Inline } from '#components/layout'
import { Text } from '#components/text'

const columns = [
  { id: 'email', header: 'Email', width: { least: 50, share: 2 } },
  { id: 'name', header: 'Name', width: { least: 40, share: 1 } },
  { id: 'age', header: 'Age', width: { least: 20, share: 1 } },
  { id: 'joined', header: '登録日', width: { least: 20, share: 1 } },
]

function Kept({ layout: initial, onLayoutChange, ...rest }: ColumnChooserProps) {
  const [layout, setLayout] = useState(initial)
  return (
    <ColumnChooser
      {...rest}
      layout={layout}
      onLayoutChange={(next) => {
        setLayout(next)
        onLayoutChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  component: ColumnChooser,
  render: (args) => <Kept {...args} />,
  parameters: {
    about: {
      use: 'Above a table with more columns than everyone needs: which are shown, and in which order. The app keeps the layout.',
      avoid: 'Tables of three or four columns: show them all.',
      parts: [
        'The button',
        'A line per column: whether it is shown, and its way up and down; the first names the rows and stays',
        'The way back to all columns',
      ],
      keys: [
        ['Enter, Space', 'On the button: opens the choice and goes to the first column that can be hidden.'],
        ['Tab', 'To the next checkbox or button, and out of the choice, which closes it.'],
        ['Space', 'On a checkbox: shows or hides its column.'],
        ['Escape', 'Closes the choice and goes back to the button.'],
      ],
      accessibility:
        'A button that says it opens a dialog, which does not hold the focus. A moved column says its new place, and the focus stays on the button that moved it.',
    },
  },
  args: {
    columns,
    layout: columnsAsDeclared,
    onLayoutChange: fn<ColumnChooserProps['onLayoutChange']>(),
  },
})

export const Closed = meta.story()

export const Open = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(canvas.getByRole('button', { name: says('dataTable.columns') }))
    await expect(await screen.findByRole('dialog', { name: says('dataTable.columns') })).toBeVisible()
    // It can be focused to hear why it always stands there.
    await expect(screen.getByRole('checkbox', { name: 'Email' })).toHaveFocus()
    await expect(screen.getByRole('checkbox', { name: 'Email' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const SpaceHidesAColumn = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('checkbox', { name: 'Email' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onLayoutChange).not.toHaveBeenCalled()
    screen.getByRole('checkbox', { name: 'Name' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({ ...columnsAsDeclared, hidden: ['name'] })
    await userEvent.keyboard(' ')
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith(columnsAsDeclared)
  },
})

export const MovesAColumnAndSaysWhere = meta.story({
  play: async ({ canvas, userEvent, args, says, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: says('dataTable.columns') }))
    const dialog = within(await screen.findByRole('dialog'))
    const down = dialog.getByRole('button', { name: says('dataTable.moveDown', { column: 'Name' }) })
    await step('down', async () => {
      await userEvent.click(down)
      await expect(args.onLayoutChange).toHaveBeenLastCalledWith({
        ...columnsAsDeclared,
        order: ['email', 'age', 'name', 'joined'],
      })
      await expect(dialog.getByRole('status')).toHaveTextContent(
        says('dataTable.moved', { column: 'Name', place: 3, count: 4 }),
      )
    })
    await step('to the end, where the focus stays', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(dialog.getByRole('button', { name: down.getAttribute('aria-label') ?? '' })).toHaveFocus()
      await expect(down).toHaveAttribute('aria-disabled', 'true')
    })
    await step('up', async () => {
      await userEvent.click(
        dialog.getByRole('button', { name: says('dataTable.moveUp', { column: '登録日' }) }),
      )
      await expect(args.onLayoutChange).toHaveBeenLastCalledWith({
        ...columnsAsDeclared,
        order: ['email', 'joined', 'age', 'name'],
      })
    })
    await step('all as it was', async () => {
      await userEvent.click(dialog.getByRole('button', { name: says('dataTable.reset') }))
      await expect(args.onLayoutChange).toHaveBeenLastCalledWith(columnsAsDeclared)
    })
  },
})

export const EscapeAndTabCloseIt = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    const button = canvas.getByRole('button', { name: says('dataTable.columns') })
    await step('Escape goes back to the button', async () => {
      await userEvent.click(button)
      await expect(await screen.findByRole('checkbox', { name: 'Email' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect(screen.queryByRole('dialog')).toBeNull()
      await expect(button).toHaveFocus()
    })
    await step('Tab leads back to the button and closes it', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(await screen.findByRole('checkbox', { name: 'Email' })).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(button).toHaveFocus()
    })
    await step('a press elsewhere', async () => {
      await userEvent.click(document.body)
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
  },
})

const fields = Array.from({ length: 14 }, (_, place) => ({
  id: `field${place}`,
  header: `Field ${place + 1}`,
  width: { least: 20, share: 1 },
}))

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline push>
      <Text size={13} tone="muted">
        4 of 14 columns shown
      </Text>
      <ColumnChooser
        columns={fields}
        layout={{ ...columnsAsDeclared, hidden: fields.slice(4).map(({ id }) => id) }}
        onLayoutChange={() => undefined}
      />
    </Inline>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline push>
      <Text size={13} tone="muted">
        3 of 3 columns shown
      </Text>
      <ColumnChooser
        columns={columns.slice(0, 3)}
        layout={columnsAsDeclared}
        onLayoutChange={() => undefined}
      />
    </Inline>
  ),
})
