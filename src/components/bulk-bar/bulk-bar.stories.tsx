import Tag from 'lucide-react/icons/tag'
import Trash from 'lucide-react/icons/trash'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { BulkBar, type BulkBarProps } from '#components/bulk-bar'
import { Button } from '#components/button'
import { Checkbox } from '#components/checkbox'
import { Icon } from '#components/icon'

const meta = preview.meta({
  component: BulkBar,
  parameters: {
    about: {
      use: 'Acts on several rows of a list at once: it comes with the first selected row and goes with the last.',
      avoid:
        'What can be done with one row: its menu. What can be done with the whole list: buttons in its header.',
      parts: [
        'How many are selected, and the way to all that match',
        'The actions, the most likely first',
        'Clear selection',
      ],
      keys: [
        ['Tab', 'From the list to the actions: the bar follows the list.'],
        ['Enter, Space', 'Does what the button says.'],
      ],
      accessibility:
        'A region named Selection. How many are selected, that all are and that nothing is any more is said by a status that is always on the page. The bar takes no focus when it comes, and gives it back to the list when it goes.',
    },
  },
  args: {
    count: 12,
    total: 12_480,
    onSelectAll: fn(),
    onClear: fn(),
    children: (
      <>
        <Button size="small" icon={<Icon of={Tag} size="small" />}>
          Add tag
        </Button>
        <Button size="small" icon={<Icon of={Trash} size="small" />}>
          Delete
        </Button>
      </>
    ),
  },
})

export const Some = meta.story()
export const All = meta.story({ args: { count: 12_480 } })
export const One = meta.story({ args: { count: 1 } })
export const TotalNotKnown = meta.story({ args: { total: undefined } })
export const Nothing = meta.story({ args: { count: 0 }, tags: ['!picture'] })
export const Narrow = meta.story({ globals: { viewport: { value: 'smallest' } } })

const people = ['ada@example.com', 'grace@example.com', 'katherine@example.com']

function WithList({ onClear, onSelectAll, ...rest }: BulkBarProps) {
  const [selected, setSelected] = useState<readonly string[]>([])
  return (
    <>
      {people.map((person) => (
        <Checkbox
          key={person}
          label={person}
          checked={selected.includes(person)}
          onCheckedChange={(checked) =>
            setSelected(checked ? [...selected, person] : selected.filter((other) => other !== person))
          }
        />
      ))}
      <BulkBar
        {...rest}
        count={selected.length}
        total={people.length}
        onSelectAll={() => {
          setSelected(people)
          onSelectAll?.()
        }}
        onClear={() => {
          setSelected([])
          onClear()
        }}
      />
    </>
  )
}

export const ComesWithASelectionAndSaysSo = meta.story({
  render: (args) => <WithList {...args} />,
  play: async ({ canvas, userEvent, args, says, step }) => {
    const bar = () => canvas.queryByRole('region', { name: says('bulkBar.label') })
    const status = canvas.getByRole('status')
    await expect(bar()).toBeNull()
    await expect(status).toBeEmptyDOMElement()
    await step('one is selected', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'ada@example.com' }))
      await expect(bar()).toBeVisible()
      await expect(status).toHaveTextContent(says('bulkBar.selected', { count: 1 }))
    })
    await step('all that match', async () => {
      const all = canvas.getByRole('button', { name: says('bulkBar.selectAll', { total: 3 }) })
      all.focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSelectAll).toHaveBeenCalledOnce()
      await expect(status).toHaveTextContent(says('bulkBar.allSelected', { total: 3 }))
      await expect(canvas.queryByRole('button', { name: says('bulkBar.selectAll', { total: 3 }) })).toBeNull()
    })
    await step('the focus stays in the bar', async () => {
      await expect(bar()).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Add tag' })).toHaveFocus()
    })
    await step('nothing', async () => {
      canvas.getByRole('button', { name: says('bulkBar.clear') }).focus()
      await userEvent.keyboard(' ')
      await expect(args.onClear).toHaveBeenCalledOnce()
      await expect(bar()).toBeNull()
      await expect(status).toHaveTextContent(says('bulkBar.cleared'))
      await expect(canvas.getByRole('checkbox', { name: 'ada@example.com' })).toHaveFocus()
    })
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <BulkBar count={12} onClear={() => undefined}>
      <Button size="small">Add tag</Button>
      <Button size="small">Delete</Button>
    </BulkBar>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <BulkBar count={1} onClear={() => undefined}>
      <Button size="small">Open report</Button>
      <Button size="small">Rename</Button>
    </BulkBar>
  ),
})
