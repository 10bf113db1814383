import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import preview from '#.storybook/preview'
import {
  ConditionRow,
  newCondition,
  useConditionSentence,
  type ConditionKind,
  type ConditionRowProps,
} from '#features/segments'
import { campaigns } from '#mocks/campaigns/campaigns.data'
import type { Db } from '#mocks/core/db'
import { conditionKinds } from './condition-fields.model.ts'

/** Holds the condition, and says it below as the product does. */
function Held({ condition: initial, onChange, ...rest }: ConditionRowProps) {
  const [condition, setCondition] = useState(initial)
  const sentence = useConditionSentence()
  return (
    <>
      <ConditionRow
        {...rest}
        condition={condition}
        onChange={(next) => {
          setCondition(next)
          onChange(next)
        }}
      />
      <p data-sentence>{sentence(condition)}</p>
    </>
  )
}

const kind = (of: ConditionKind) => newCondition(of, 'c1')

const meta = preview.meta({
  component: Held,
  args: { condition: kind('property'), onChange: fn<ConditionRowProps['onChange']>() },
  parameters: { mock: { workspaceId: 'ws_sakura' } },
})

export const NothingChosenYet = meta.story({
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('combobox', { name: says('conditionFields.field') })).toBeVisible()
  },
})

export const EveryKind = meta.story({
  render: (args) => (
    <>
      {conditionKinds.map((of) => (
        <Held {...args} key={of} condition={kind(of)} />
      ))}
    </>
  ),
  play: async ({ canvas, says }) => {
    await expect(
      await canvas.findByRole('combobox', { name: says('conditionFields.campaignLabel') }),
    ).toBeVisible()
  },
})

export const APropertyIsChosenByTypingAndItsTypeBringsTheOperators = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    const field = await canvas.findByRole('combobox', { name: says('conditionFields.field') })
    await userEvent.type(field, 'orders')
    await userEvent.click(await within(document.body).findByRole('option', { name: /^(Orders|注文回数)/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      id: 'c1',
      kind: 'property',
      key: 'orders',
      op: 'eq',
    })
    const operator = canvas.getByRole('combobox', { name: says('conditionFields.operator') })
    await userEvent.selectOptions(operator, 'between')
    await userEvent.type(canvas.getByRole('spinbutton', { name: says('conditionFields.from') }), '2')
    await userEvent.type(canvas.getByRole('spinbutton', { name: says('conditionFields.to') }), '10')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      id: 'c1',
      kind: 'property',
      key: 'orders',
      op: 'between',
      value: [2, 10],
    })
  },
})

export const ChoicesStandByTheirLabels = meta.story({
  args: { condition: { id: 'c1', kind: 'property', key: 'prefecture', op: 'in', value: ['tokyo'] } },
  play: async ({ canvas, userEvent, args, says }) => {
    await canvas.findByText('東京都')
    const values = canvas.getByRole('combobox', { name: says('conditionFields.values') })
    await userEvent.type(values, '京都')
    await userEvent.click(await within(document.body).findByRole('option', { name: '京都府' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ value: ['tokyo', 'kyoto'] }),
    )
  },
})

export const ASpanIsTypedByItsLastDayAndKeptByTheDayAfter = meta.story({
  args: {
    condition: {
      id: 'c1',
      kind: 'form',
      did: true,
      formId: 'any',
      window: { kind: 'between', from: '2026-01-01', to: '2026-02-01' },
    },
  },
  play: async ({ canvas, canvasElement, says }) => {
    const last = await canvas.findByRole('textbox', { name: says('conditionFields.lastDay') })
    await expect(last).toHaveDisplayValue(/31/)
    await expect(canvasElement.querySelector('[data-sentence]')).toHaveTextContent(/31/)
  },
})

export const AnEventWithDetails = meta.story({
  args: {
    condition: {
      id: 'c1',
      kind: 'event',
      type: 'order.placed',
      did: true,
      count: { op: 'at_least', value: 2 },
      window: { kind: 'last', value: 3, unit: 'month' },
      where: [{ key: 'total', op: 'gte', value: 10_000 }],
    },
  },
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('conditionFields.removeWhere') }))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.not.objectContaining({ where: expect.anything() }),
    )
  },
})

/** What is typed and is no property yet is offered as an event, and says so before it is chosen. */
export const WhatIsTypedIsOfferedAsAnEvent = meta.story({
  args: { condition: kind('event') },
  play: async ({ canvas, userEvent, args, says }) => {
    const about = await canvas.findByRole('combobox', { name: says('conditionFields.field') })
    await userEvent.clear(about)
    await userEvent.type(about, 'tasting.booked')
    const option = says('conditionFields.customEvent', { type: 'tasting.booked' })
    await userEvent.click(await canvas.findByRole('option', { name: option }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'tasting.booked' }))
  },
})

/** Where there are more campaigns than one page has, they are found by typing. */
export const AmongManyCampaignsOneIsFoundByTyping = meta.story({
  args: { condition: kind('campaign') },
  parameters: {
    mock: {
      change(db: Db) {
        const campaign = db.of(campaigns).get('cmp_25')
        if (!campaign) return
        for (let number = 1; number <= 120; number += 1)
          db.of(campaigns).put({
            ...campaign,
            id: `cmp_many_${number}`,
            name: `Letter ${String(number).padStart(3, '0')}`,
            updatedAt: '2020-01-01T00:00:00.000Z',
          })
      },
    },
  },
  play: async ({ canvas, userEvent, args, says }) => {
    const campaign = await canvas.findByRole('combobox', { name: says('conditionFields.campaignLabel') })
    await userEvent.clear(campaign)
    await userEvent.type(campaign, 'Letter 077')
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Letter 077' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ campaign: 'cmp_many_77' }))
    await expect(campaign).toHaveDisplayValue('Letter 077')
  },
})

export const WhatIsWrongIsSaidBelow = meta.story({
  args: {
    condition: { id: 'c1', kind: 'property', key: 'loyalty_tier', op: 'in', value: ['gold'] },
    problem: { code: 'unknown_property', nodeId: 'c1', about: 'loyalty_tier' },
  },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      says('conditionProblems.unknown_property'),
    )
  },
})

export const ReadOnly = meta.story({
  args: { condition: kind('campaign'), readOnly: true },
  play: async ({ canvas, says }) => {
    await expect(
      await canvas.findByRole('combobox', { name: says('conditionFields.activity') }),
    ).toBeDisabled()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { condition: kind('campaign') },
  play: async ({ canvas, says }) => {
    await expect(
      await canvas.findByRole('combobox', { name: says('conditionFields.campaignLabel') }),
    ).toBeVisible()
  },
})

export const WhichSegmentWasEnteredIsChosenByItsName = meta.story({
  args: {
    condition: { id: 'c1', kind: 'event', type: 'segment.entered', did: true, window: { kind: 'any' } },
  },
  play: async ({ canvas, userEvent, args, says }) => {
    const segment = await canvas.findByRole('combobox', { name: says('conditionFields.segmentLabel') })
    await expect(segment).toHaveValue(says('conditionFields.anySegment'))
    await userEvent.click(segment)
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Regular customers' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        where: [{ key: 'segmentId', op: 'eq', value: expect.stringMatching(/^seg_/) }],
      }),
    )
    await expect(segment).toHaveValue('Regular customers')
    await expect(document.querySelector('[data-sentence]')).toHaveTextContent('Regular customers')
    // The id is in no field of its own.
    await expect(canvas.queryByRole('combobox', { name: says('conditionFields.where') })).toBeNull()
  },
})
