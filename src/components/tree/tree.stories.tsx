import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { Tree, type TreeNode, type TreeProps } from '#components/tree'

const nodes: readonly TreeNode[] = [
  {
    id: 'asia',
    label: 'Asia',
    children: [
      {
        id: 'japan',
        label: '日本',
        children: [
          { id: 'tokyo', label: '東京' },
          { id: 'kyoto', label: '京都' },
        ],
      },
      { id: 'korea', label: 'Korea' },
    ],
  },
  { id: 'europe', label: 'Europe', children: [{ id: 'france', label: 'France' }] },
  { id: 'oceania', label: 'Oceania', children: 'lazy' },
  { id: 'antarctica', label: 'Antarctica' },
]

function Places({ nodes: initial, expanded: open, selected: chosen, onSelect, onLoad, ...rest }: TreeProps) {
  const [nodes, setNodes] = useState(initial)
  const [expanded, setExpanded] = useState(open)
  const [selected, setSelected] = useState(chosen)
  return (
    <Tree
      {...rest}
      nodes={nodes}
      expanded={expanded}
      onExpandedChange={setExpanded}
      selected={selected}
      onSelect={(id) => {
        setSelected(id)
        onSelect?.(id)
      }}
      onLoad={async (id) => {
        await onLoad?.(id)
        const children = [{ id: 'fiji', label: 'Fiji' }]
        setNodes((all) => all.map((node) => (node.id === id ? { ...node, children } : node)))
      }}
    />
  )
}

const meta = preview.meta({
  component: Tree,
  render: (args) => <Places {...args} />,
  parameters: {
    about: {
      use: 'Things within things of which one is looked for, such as the folders of templates or the fields of nested data.',
      avoid: 'Two levels at most: a list with headings, or an accordion. Navigation: links in a nav.',
      parts: [
        'The tree',
        'A node: an arrow if there is something below it, and its words',
        'Loading, below a node whose content is on its way',
      ],
      keys: [
        ['Tab', 'To the node where the focus was last, and on to what follows the tree.'],
        ['Down, Up', 'To the next and the previous node that can be seen.'],
        ['Right', 'Opens a closed node; in an open one goes to its first child.'],
        ['Left', 'Closes an open node; else goes to its parent.'],
        ['Home, End', 'To the first and the last node that can be seen.'],
        ['Letters', 'To the next node that begins so, whatever the case and width.'],
        ['*', 'Opens all siblings.'],
        ['Enter, Space', 'Selects the node.'],
      ],
      accessibility:
        'The tree view of the W3C: role tree, treeitems with level, place among their siblings, and whether they are expanded. One tab stop. A node that waits for its children is busy; that they did not come is a status.',
    },
  },
  args: {
    label: 'Places',
    nodes,
    expanded: new Set<string>(),
    onExpandedChange: fn(),
    onSelect: fn(),
    onLoad: async () => {},
  },
})

export const Closed = meta.story()
export const Open = meta.story({ args: { expanded: new Set(['asia', 'japan']), selected: 'kyoto' } })
export const LongWords = meta.story({
  args: {
    expanded: new Set(['long']),
    nodes: [
      {
        id: 'long',
        label: 'A very long name of a folder '.repeat(8),
        children: [{ id: 'x', label: 'x'.repeat(120) }],
      },
    ],
  },
  globals: { viewport: { value: 'smallest' } },
})

export const ArrowsOpenWalkAndClose = meta.story({
  play: async ({ canvas, userEvent }) => {
    const item = (name: string) => canvas.getByRole('treeitem', { name })
    await userEvent.tab()
    await expect(item('Asia')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(item('Asia')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(item('日本')).toHaveFocus()
    await expect(item('日本')).toHaveAttribute('aria-level', '2')
    await userEvent.keyboard('{ArrowDown}')
    await expect(item('Korea')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(item('Asia')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(item('Asia')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{End}')
    await expect(item('Antarctica')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Home}')
    await expect(item('Asia')).toHaveFocus()
  },
})

export const LettersGoToTheNodeThatBeginsSo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('eu')
    await expect(canvas.getByRole('treeitem', { name: 'Europe' })).toHaveFocus()
  },
})

export const AStarOpensAllSiblings = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('*')
    await expect(canvas.getByRole('treeitem', { name: 'France' })).toBeVisible()
    await expect(await canvas.findByRole('treeitem', { name: 'Fiji' })).toBeVisible()
  },
})

export const EnterSelectsAndTheTabKeyComesBackThere = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('europe')
    await expect(canvas.getByRole('treeitem', { name: 'Europe' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp} ')
    await expect(args.onSelect).toHaveBeenLastCalledWith('asia')
    await userEvent.keyboard('{ArrowDown} ')
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('treeitem', { name: 'Europe' })).toHaveFocus()
  },
})

export const ThePointerOpensAtTheArrowAndSelectsAtTheWords = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const europe = canvas.getByRole('treeitem', { name: 'Europe' })
    const arrow = europe.querySelector('[data-arrow]')
    if (!arrow) throw new Error('No arrow was drawn.')
    await userEvent.click(arrow)
    await expect(europe).toHaveAttribute('aria-expanded', 'true')
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('Europe'))
    await expect(args.onSelect).toHaveBeenCalledWith('europe')
  },
})

export const WaitsForItsChildren = meta.story({
  args: { expanded: new Set(['oceania']), onLoad: () => new Promise(() => {}) },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('treeitem', { name: 'Oceania' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText(says('tree.loading'))).toBeVisible()
  },
})

let asked = 0
export const SaysThatTheyDidNotComeAndAsksAgain = meta.story({
  beforeEach: () => {
    asked = 0
  },
  args: {
    onLoad: async () => {
      asked += 1
      if (asked === 1) throw new Error('The network is gone.')
    },
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.tab()
    await userEvent.keyboard('oc{ArrowRight}')
    await expect(await canvas.findByText(says('tree.failed', { label: 'Oceania' }))).toBeVisible()
    await expect(canvas.getByRole('treeitem', { name: 'Oceania' })).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('treeitem', { name: 'Fiji' })).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Tree
      label="Templates"
      nodes={[
        {
          id: 'sales',
          label: 'Sales',
          children: [
            { id: 'spring', label: 'Spring', children: [{ id: 'garden', label: 'Garden' }] },
            { id: 'summer', label: 'Summer' },
          ],
        },
        { id: 'news', label: 'News', children: [{ id: 'monthly', label: 'Monthly' }] },
      ]}
      expanded={new Set(['sales', 'spring'])}
      onExpandedChange={() => undefined}
      selected="garden"
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Tree
      label="Settings"
      nodes={[
        { id: 'profile', label: 'Profile' },
        { id: 'members', label: 'Members' },
        { id: 'billing', label: 'Billing' },
      ]}
      expanded={new Set()}
      onExpandedChange={() => undefined}
      selected="profile"
    />
  ),
})
