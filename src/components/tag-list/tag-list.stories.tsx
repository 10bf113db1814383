import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { TagList, type TagListProps } from '#components/tag-list'
import { isDomainName } from '#lib/domain-name'

function Controlled({ tags: initial, onTagsChange, ...rest }: TagListProps) {
  const [tags, setTags] = useState(initial)
  const change = (next: readonly string[]) => {
    setTags(next)
    onTagsChange(next)
  }
  return <TagList {...rest} tags={tags} onTagsChange={change} />
}

const meta = preview.meta({
  component: TagList,
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'Several short texts of one kind that a person makes up: allowed domains, addresses, keywords.',
      avoid: 'A choice from what is known: a combobox. Filters that apply to a list: chips alone.',
      parts: [
        'The label',
        'The box, which wraps as it fills: an entry each with its remove button, then the input',
        'Below: the error, the hint, and a line when no more entries fit',
      ],
      keys: [
        ['Enter', 'Adds what is typed; an entry that is there already moves to the end.'],
        ['Backspace, Left', 'In the empty input, or at its start: to the last entry.'],
        ['Left, Right, Home, End', 'Between the entries, and back to the input.'],
        ['Delete, Backspace', 'On an entry: removes it; the focus goes to the next.'],
        ['Tab', 'Adds what is typed. One stop for the entries, one for the input.'],
      ],
      accessibility:
        'A labelled list of entries beside a labelled text box. What was added, moved, removed or found no room is announced. Enter that takes an IME conversion adds nothing. Without the right to change it there are no buttons and no input.',
    },
  },
  args: {
    label: 'Allowed domains',
    tags: ['example.com', 'sakura.example.jp'],
    placeholder: 'example.com',
    onTagsChange: fn<(tags: readonly string[]) => void>(),
  },
})

export const Default = meta.story()
export const Empty = meta.story({ args: { tags: [], hint: 'People with such an address may join.' } })
export const Failed = meta.story({ args: { error: 'Add at least one domain.', tags: [], required: true } })
export const Disabled = meta.story({ args: { disabled: true } })
export const Long = meta.story({
  args: { tags: Array.from({ length: 24 }, (_, at) => `${'sub-'.repeat(at)}domain${at}.example.com`) },
})
export const Japanese = meta.story({
  args: {
    label: 'タグ',
    tags: ['新規のお客様', '桜まつり', '展示会で名刺を交換'],
    placeholder: 'タグを追加',
  },
})

export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const ReadOnlyAndEmpty = meta.story({
  args: { readOnly: true, tags: [] },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByText(says('tagList.none'))).toBeVisible()
  },
})

export const EnterAddsAndEmptiesTheInput = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    const box = canvas.getByRole('textbox', { name: 'Allowed domains' })
    await userEvent.type(box, ' {Enter}')
    await expect(args.onTagsChange).not.toHaveBeenCalled()
    await userEvent.type(box, 'new.example.com{Enter}')
    await expect(args.onTagsChange).toHaveBeenCalledWith([
      'example.com',
      'sakura.example.jp',
      'new.example.com',
    ])
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      says('tagList.added', { count: 1, tag: 'new.example.com' }),
    )
  },
})

export const LeavingAddsWhatWasTyped = meta.story({
  tags: ['!picture'],
  args: { accepts: isDomainName },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Allowed domains' })
    await userEvent.type(box, 'not one')
    await userEvent.tab()
    // What is wrong waits to be put right.
    await expect(box).toHaveValue('not one')
    await expect(args.onTagsChange).not.toHaveBeenCalled()
    await userEvent.clear(box)
    await userEvent.type(box, 'new.example.com')
    await userEvent.tab()
    await expect(args.onTagsChange).toHaveBeenCalledWith([
      'example.com',
      'sakura.example.jp',
      'new.example.com',
    ])
    await expect(box).toHaveValue('')
  },
})

export const MovesARepeatToTheEnd = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Example.com{Enter}')
    await expect(args.onTagsChange).toHaveBeenCalledWith(['sakura.example.jp', 'example.com'])
    await expect(canvas.getByRole('status')).toHaveTextContent(says('tagList.moved', { tag: 'example.com' }))
  },
})

export const DropsWhatIsNotADomain = meta.story({
  args: { accepts: isDomainName },
  play: async ({ canvas, userEvent, args, says }) => {
    const box = canvas.getByRole('textbox')
    await userEvent.type(box, 'my company.co.jp{Enter}')
    const reason = says('tagList.dropped', { count: 1, tag: 'my company.co.jp' })
    await expect(canvas.getByRole('status')).toHaveTextContent(reason)
    const [, visible] = canvas.getAllByText(reason)
    await expect(visible).toBeVisible()
    await expect(args.onTagsChange).not.toHaveBeenCalled()
    await userEvent.type(box, 'localhost{Enter}')
    await expect(args.onTagsChange).not.toHaveBeenCalled()
    await expect(box).toHaveValue('')
    await userEvent.type(box, 'xn--wgv71a119e.jp{Enter}')
    await expect(args.onTagsChange).toHaveBeenCalledOnce()
  },
})

export const APasteAddsMany = meta.story({
  args: { tags: [] },
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('a.example.com, b.example.com\nc.example.com、a.example.com')
    await expect(args.onTagsChange).toHaveBeenCalledOnce()
    await expect(args.onTagsChange).toHaveBeenCalledWith(['b.example.com', 'c.example.com', 'a.example.com'])
    await expect(canvas.getByRole('status')).toHaveTextContent(
      says('tagList.added', { count: 3, tag: 'a.example.com' }),
    )
  },
})

export const APasteOfOneWaitsForEnter = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('a.example.com')
    await expect(canvas.getByRole('textbox')).toHaveValue('a.example.com')
    await expect(args.onTagsChange).not.toHaveBeenCalled()
  },
})

export const NoMoreThanFits = meta.story({
  args: { max: 3 },
  play: async ({ canvas, userEvent, args, says }) => {
    const box = canvas.getByRole('textbox')
    await userEvent.type(box, 'c.example.com, d.example.com{Enter}')
    await expect(args.onTagsChange).toHaveBeenCalledWith([
      'example.com',
      'sakura.example.jp',
      'c.example.com',
    ])
    await expect(box).toHaveValue('d.example.com')
    await expect(canvas.getByRole('status')).toHaveTextContent(says('tagList.full', { max: 3 }))
  },
})

export const RemovesOneByOne = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.click(canvas.getByRole('button', { name: says('chip.remove', { label: 'example.com' }) }))
    await expect(args.onTagsChange).toHaveBeenCalledWith(['sakura.example.jp'])
    await expect(
      canvas.getByRole('button', { name: says('chip.remove', { label: 'sakura.example.jp' }) }),
    ).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTagsChange).toHaveBeenLastCalledWith([])
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      says('tagList.removed', { tag: 'sakura.example.jp' }),
    )
  },
})

export const TheKeysWalkTheEntries = meta.story({
  args: { tags: ['a.example.com', 'b.example.com', 'c.example.com'] },
  play: async ({ canvas, userEvent, args, says }) => {
    const remove = (label: string) => canvas.getByRole('button', { name: says('chip.remove', { label }) })
    const box = canvas.getByRole('textbox')
    await userEvent.click(box)
    await userEvent.keyboard('{Backspace}')
    await expect(remove('c.example.com')).toHaveFocus()
    await expect(args.onTagsChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowLeft}{Delete}')
    await expect(args.onTagsChange).toHaveBeenLastCalledWith(['a.example.com', 'c.example.com'])
    await expect(remove('c.example.com')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(remove('a.example.com')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(box).toHaveFocus()
    await userEvent.keyboard('x{Home}{ArrowLeft}')
    await expect(remove('c.example.com')).toHaveFocus()
    await userEvent.keyboard('{Backspace}{End}')
    await expect(args.onTagsChange).toHaveBeenLastCalledWith(['a.example.com'])
    await expect(box).toHaveFocus()
    await expect(box).toHaveValue('x')
  },
})

export const TheEntriesAreOneTabStop = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.tab()
    await expect(
      canvas.getByRole('button', { name: says('chip.remove', { label: 'sakura.example.jp' }) }),
    ).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
})

const submitted = fn((event: { preventDefault: () => void }) => event.preventDefault())

export const AConversionAddsNothing = meta.story({
  args: { tags: [] },
  beforeEach: () => {
    submitted.mockClear()
  },
  render: (args) => (
    <form onSubmit={submitted}>
      <Controlled {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox')
    await fireEvent.compositionStart(box)
    await fireEvent.change(box, { target: { value: '桜' } })
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    await fireEvent.compositionEnd(box)
    // Safari: the Enter of the conversion comes after its end.
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    await expect(args.onTagsChange).not.toHaveBeenCalled()
    await userEvent.type(box, '{Enter}')
    await expect(args.onTagsChange).toHaveBeenCalledWith(['桜'])
    await expect(submitted).not.toHaveBeenCalled()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <TagList
      label="Allowed domains"
      tags={['example.com', 'sakura.example.jp']}
      placeholder="Add a domain"
      onTagsChange={() => undefined}
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <TagList
      label="Mailing lists"
      tags={['Monthly news', 'Montly news']}
      placeholder="Add a list"
      onTagsChange={() => undefined}
    />
  ),
})
