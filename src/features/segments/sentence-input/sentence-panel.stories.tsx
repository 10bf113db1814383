import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { handMovedClock } from '#.storybook/hand-moved-clock'
import preview from '#.storybook/preview'
import { Skeleton } from '#components/skeleton'
import { useConditionWorld } from '#features/segments/sentence'
import { onAskAssistant } from '#lib/ask-assistant'
import type { ConditionGroup } from '#lib/condition-tree'
import { SentencePanel, type SentencePanelProps } from './sentence-panel.tsx'

type HeldProps = Pick<SentencePanelProps, 'onApply' | 'onClose' | 'flat'> & { conditions?: ConditionGroup }

const hands = handMovedClock('ws_sakura')

const none: ConditionGroup = { id: 'root', kind: 'group', match: 'all', children: [] }

function Held({ conditions: first = none, onApply, ...rest }: HeldProps) {
  const world = useConditionWorld()
  const [conditions, setConditions] = useState(first)
  if (!world.properties || !world.lists || !world.segments || !world.campaigns || !world.forms)
    return <Skeleton shape="block" />
  return (
    <SentencePanel
      typed={undefined}
      onTyped={() => undefined}
      {...rest}
      conditions={conditions}
      world={world}
      onApply={(next) => {
        setConditions(next)
        onApply(next)
      }}
    />
  )
}

const meta = preview.meta({
  component: Held,
  args: { onApply: fn<HeldProps['onApply']>(), onClose: fn<HeldProps['onClose']>() },
  parameters: { mock: { workspaceId: 'ws_sakura' } },
})

/** In the language of the story, so that both are read. */
const inLanguage = (en: string, ja: string) => (document.documentElement.lang === 'ja' ? ja : en)

export const ReadsASentenceAndAsksWhatIsNotSure = meta.story({
  play: async ({ canvas, userEvent, args, says, step }) => {
    const field = await canvas.findByRole('textbox', { name: says('sentenceInput.sentence') })
    await expect(field).toHaveFocus()
    const times = inLanguage('opened twice in the last 30 days', '過去30日間に2回開封し')
    await userEvent.type(
      field,
      inLanguage(`${times}, lives in Tokyo, without a phone`, `${times}、東京都に住んでいて、電話番号なし`),
    )
    const question = await canvas.findByRole('radiogroup', {
      name: says('sentenceInput.question', { text: times.replace(/し$/, 'し') }),
    })
    await expect(question).toBeVisible()
    await step('the other meaning is chosen, and Enter takes the conditions over', async () => {
      await userEvent.click(canvas.getAllByRole('radio')[1] ?? field)
      await userEvent.click(field)
      await userEvent.keyboard('{Escape}{Enter}')
      await waitFor(() => expect(args.onApply).toHaveBeenCalledOnce())
      await expect(args.onApply).toHaveBeenLastCalledWith(
        expect.objectContaining({
          id: 'root',
          match: 'all',
          children: [
            expect.objectContaining({ type: 'email.opened', count: { op: 'exactly', value: 2 } }),
            expect.objectContaining({ key: 'prefecture', op: 'in', value: ['tokyo'] }),
            expect.objectContaining({ key: 'phone', op: 'is_not_set' }),
          ],
        }),
      )
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
})

/** It is spoken once the keys rest, and not at each of them. */
export const SaysWhatItUnderstoodOnceTheKeysRest = meta.story({
  tags: ['!picture'],
  decorators: [hands.decorator],
  play: async ({ canvas, userEvent, says }) => {
    const field = await canvas.findByRole('textbox', { name: says('sentenceInput.sentence') })
    await userEvent.type(field, inLanguage('without a phone', '電話番号なし'))
    const said = await canvas.findByRole('status')
    await waitFor(() => expect(said).toHaveAttribute('aria-busy', 'true'))
    hands.advance(419)
    await expect(said).toHaveAttribute('aria-busy', 'true')
    hands.advance(1)
    await waitFor(() => expect(said).toHaveAttribute('aria-busy', 'false'))
  },
})

export const KeepsWhatItCantReadAndOffersTheAssistant = meta.story({
  play: async ({ canvas, userEvent, args, says, step }) => {
    const asked = fn<(text: string) => void>()
    const stop = onAskAssistant(({ text }) => asked(text))
    const field = await canvas.findByRole('textbox', { name: says('sentenceInput.sentence') })
    const text = inLanguage('likes cats, opened any campaign', '猫が好き、キャンペーンを開封した')
    await userEvent.type(field, text)
    await userEvent.keyboard('{Escape}')
    await step('the part is named, and Enter does not take over the rest', async () => {
      await canvas.findByText(new RegExp(inLanguage('“likes cats”', '「猫が好き」')))
      await userEvent.keyboard('{Enter}')
      await expect(args.onApply).not.toHaveBeenCalled()
    })
    await step('the assistant gets the whole text', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('sentenceInput.assistant') }))
      await expect(asked).toHaveBeenLastCalledWith(says('sentenceInput.assistantText', { text }))
      stop()
    })
    await step('what was understood can be used; the text stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('sentenceInput.applyPart') }))
      await expect(args.onApply).toHaveBeenCalledOnce()
      await expect(args.onClose).not.toHaveBeenCalled()
      await expect(field).toHaveValue(text)
    })
  },
})

export const CompletesWhatIsTyped = meta.story({
  play: async ({ canvas, userEvent, args, says, step }) => {
    const field = await canvas.findByRole<HTMLTextAreaElement>('textbox', {
      name: says('sentenceInput.sentence'),
    })
    await step('the arrow keys choose a property, then what is said of it', async () => {
      await userEvent.type(field, inLanguage('pref', '都道'))
      await canvas.findByRole('listbox', { name: says('sentenceInput.completions') })
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(field).toHaveValue(inLanguage('whose Prefecture', '都道府県が'))
      await userEvent.type(field, inLanguage(' is t', '東'))
      await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowDown}')
      await expect(canvas.getByRole('option', { selected: false, name: /東京都|Tokyo/ })).toBeVisible()
    })
    await step('Escape closes the list only, and Enter of a conversion takes nothing over', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('listbox')).toBeNull()
      await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
      await expect(args.onApply).not.toHaveBeenCalled()
    })
  },
})

export const OnlyConditionsThatAllApply = meta.story({
  args: {
    flat: true,
    conditions: { ...none, children: [{ id: 'a', kind: 'engagement', op: 'gte', score: 3 }] },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent, says }) => {
    const field = await canvas.findByRole('textbox', { name: says('sentenceInput.sentence') })
    await waitFor(() => expect(field).not.toHaveValue(''))
    await userEvent.clear(field)
    await userEvent.type(
      field,
      inLanguage(
        'opened any campaign or submitted any form',
        'キャンペーンを開封した、またはフォームを送信した',
      ),
    )
    await userEvent.keyboard('{Escape}')
    await canvas.findByText(says('sentenceInput.notFlat'))
    await expect(canvas.getByRole('button', { name: says('sentenceInput.apply') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})
