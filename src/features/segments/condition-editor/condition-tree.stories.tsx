import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { useConditionWorld } from '#features/segments/sentence'
import type { ConditionGroup, ConditionProblem } from '#lib/condition-tree'
import { ConditionTree } from './condition-tree.tsx'

interface HeldProps {
  conditions: ConditionGroup
  onChange: (conditions: ConditionGroup) => void
  problems?: readonly ConditionProblem[]
  readOnly?: boolean
}

function Held({ conditions: initial, onChange, problems = [], readOnly = false }: HeldProps) {
  const [conditions, setConditions] = useState(initial)
  return (
    <ConditionTree
      conditions={conditions}
      onChange={(next) => {
        setConditions(next)
        onChange(next)
      }}
      world={useConditionWorld()}
      problems={problems}
      readOnly={readOnly}
    />
  )
}

const example: ConditionGroup = {
  id: 'root',
  kind: 'group',
  match: 'all',
  children: [
    { id: 'a', kind: 'engagement', op: 'gte', score: 3 },
    {
      id: 'g',
      kind: 'group',
      match: 'any',
      children: [
        { id: 'b', kind: 'list', op: 'in', mailingListId: 'lst_workshop', status: 'active' },
        {
          id: 'c',
          kind: 'form',
          did: true,
          formId: 'any',
          window: { kind: 'last', value: 12, unit: 'month' },
        },
      ],
    },
    { id: 'd', kind: 'property', key: 'name', op: 'is_set' },
  ],
}
/** The ids as they stand, a group's before its brackets. */
const drawn = (node: ConditionGroup): string =>
  `${node.id}(${node.children.map((child) => (child.kind === 'group' ? drawn(child) : child.id)).join(' ')})`

const meta = preview.meta({
  component: Held,
  args: { conditions: example, onChange: fn<HeldProps['onChange']>() },
  parameters: { mock: { workspaceId: 'ws_sakura' } },
})

const handle = async (root: HTMLElement, id: string) =>
  waitFor(() => {
    const found = root.querySelector<HTMLElement>(`[data-handle="${id}"]`)
    if (!found) throw new Error(`no handle of ${id}`)
    return found
  })

export const Nested = meta.story({
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('group', { name: says('conditionTree.label') })).toBeVisible()
    await expect(await canvas.findByDisplayValue('ワークショップ')).toBeVisible()
  },
})

export const Empty = meta.story({
  args: { conditions: { ...example, children: [] } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('conditionTree.empty'))).toBeVisible()
  },
})

export const TheKeysMoveAndTheFocusFollows = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args, says }) => {
    ;(await handle(canvasElement, 'd')).focus()
    const steps = [
      ['{ArrowUp}', 'root(a d g(b c))'],
      ['{ArrowRight}', 'root(a g(d b c))'],
      ['{ArrowDown}', 'root(a g(b d c))'],
      ['{ArrowLeft}', 'root(a g(b c) d)'],
    ] as const
    for (const [key, after] of steps) {
      await userEvent.keyboard(`{Alt>}${key}{/Alt}`)
      const [last] = (args.onChange as ReturnType<typeof fn>).mock.lastCall ?? []
      await expect(drawn(last as ConditionGroup)).toBe(after)
      await waitFor(async () => expect(await handle(canvasElement, 'd')).toHaveFocus())
    }
    await expect(
      canvas.getByText(
        says('conditionTree.moved', { position: 3, total: 3, match: says('segmentSentence.matchAll') }),
      ),
    ).toBeInTheDocument()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const said = canvas.getByText(says('conditionTree.stays'))
    const before = said.textContent
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    // The same text again is a change, or it would not be spoken.
    await expect(said).toHaveTextContent(says('conditionTree.stays'))
    await expect(said.textContent).not.toBe(before)
    await userEvent.keyboard('{Control>}z{/Control}')
    const [undone] = (args.onChange as ReturnType<typeof fn>).mock.lastCall ?? []
    await expect(drawn(undone as ConditionGroup)).toBe('root(a g(b d c))')
  },
})

export const AStepBackThatTakesWhatHasTheFocusLeavesItInTheGroup = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, canvasElement, userEvent, says }) => {
    const adders = async () => canvas.findAllByRole('button', { name: says('conditionTree.add') })
    const inner = (await adders())[0] as HTMLElement
    inner.focus()
    await userEvent.keyboard('{Enter}')
    ;(await screen.findByRole('menuitem', { name: says('conditionTree.addGroup') })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => {
      const all = await adders()
      await expect(all).toHaveLength(3)
      await expect(all[0]).toHaveFocus()
    })
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect(await adders()).toHaveLength(2))
    await expect((await adders())[0]).toHaveFocus()
    // What is drawn in another group keeps it as well.
    ;(await handle(canvasElement, 'b')).focus()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}z{/Control}')
    await expect(await handle(canvasElement, 'b')).toHaveFocus()
  },
})

export const ARowIsAddedRemovedAndBroughtBack = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args, says }) => {
    const adders = await canvas.findAllByRole('button', { name: says('conditionTree.add') })
    await userEvent.click(adders.at(-1) as HTMLElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: says('conditionFields.engagement') }))
    const lastCall = () => (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as ConditionGroup
    await expect(drawn(lastCall())).toBe('root(a g(b c) d c6)')
    await userEvent.click(
      within(canvasElement.querySelector('[data-node=c6]') as HTMLElement).getByRole('button', {
        expanded: false,
      }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: says('conditionTree.remove') }))
    await expect(drawn(lastCall())).toBe('root(a g(b c) d)')
    await waitFor(async () => expect(await handle(canvasElement, 'd')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: says('conditionTree.undo') }))
    await expect(drawn(lastCall())).toBe('root(a g(b c) d c6)')
  },
})

export const ARowIsDisabledAndKept = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args, says }) => {
    await handle(canvasElement, 'a')
    await userEvent.click(
      within(canvasElement.querySelector('[data-node=a]') as HTMLElement).getByRole('button', {
        expanded: false,
      }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: says('conditionTree.disable') }))
    await expect(await canvas.findByText(says('conditionTree.disabled'))).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        children: expect.arrayContaining([expect.objectContaining({ id: 'a', disabled: true })]),
      }),
    )
  },
})

/** What a browser tells of a drag from one place to another. */
async function dragTo(from: HTMLElement, to: HTMLElement, share: number) {
  const at = (element: HTMLElement, part: number) => {
    const box = element.getBoundingClientRect()
    return { clientX: box.left + box.width / 2, clientY: box.top + box.height * part }
  }
  const tell = (type: string, element: HTMLElement, part: number) =>
    element.dispatchEvent(
      new DragEvent(type, {
        bubbles: true,
        cancelable: true,
        dataTransfer: new DataTransfer(),
        ...at(element, part),
      }),
    )
  const frame = async () => new Promise((resolve) => requestAnimationFrame(resolve))
  const item = from.closest('[data-node]')
  if (!(item instanceof HTMLElement)) throw new Error('not in a tree')
  item.dispatchEvent(
    new DragEvent('dragstart', {
      bubbles: true,
      cancelable: true,
      dataTransfer: new DataTransfer(),
      ...at(from, 0.5),
    }),
  )
  await frame()
  tell('dragenter', to, share)
  tell('dragover', to, share)
  await frame()
  await frame()
  tell('drop', to, share)
}

export const ARowIsDraggedIntoAGroup = meta.story({
  play: async ({ canvasElement, args, userEvent }) => {
    const from = await handle(canvasElement, 'd')
    // What lets it be dragged comes after the tree.
    await waitFor(() => expect(from.closest('[data-node]')).toHaveAttribute('draggable', 'true'))
    const target = canvasElement.querySelector<HTMLElement>('[data-node=c]')
    if (!target) throw new Error('no row c')
    await dragTo(from, target, 0.2)
    const lastCall = () => (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as ConditionGroup
    await waitFor(() => expect(args.onChange).toHaveBeenCalled())
    await expect(drawn(lastCall())).toBe('root(a g(b d c))')
    await waitFor(async () => expect(await handle(canvasElement, 'd')).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(drawn(lastCall())).toBe('root(a g(b c) d)')
  },
})

export const Full = meta.story({
  args: {
    conditions: {
      ...example,
      children: Array.from({ length: 49 }, (_, index) => ({
        id: `e${index}`,
        kind: 'engagement' as const,
        op: 'gte' as const,
        score: index % 6,
      })),
    },
  },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('button', { name: says('conditionTree.add') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas, says }) => {
    await canvas.findByRole('group', { name: says('conditionTree.label') })
    await expect(canvas.queryByRole('button', { name: says('conditionTree.add') })).toBeNull()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('group', { name: says('conditionTree.label') })).toBeVisible()
  },
})

export const IsWrittenAsASentenceInOneStep = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('conditionTree.write') }))
    const field = await canvas.findByRole('textbox', { name: says('sentenceInput.sentence') })
    // What is there is the sentence that it begins with.
    await waitFor(() => expect(field).not.toHaveValue(''))
    await userEvent.clear(field)
    await userEvent.type(
      field,
      says('segmentSentence.anyCampaign') === 'any campaign'
        ? 'opened any campaign'
        : 'キャンペーンを開封した',
    )
    await userEvent.keyboard('{Escape}{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('button', { name: says('conditionTree.write') })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: says('conditionTree.undo') }))
    await expect(args.onChange).toHaveBeenLastCalledWith(example)
  },
})
