import { useState } from 'react'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { SectionProps } from '#features/workspaces/settings-section'
import { UsageSection } from './usage-section.tsx'

/** Keeps the month as the address does. */
function AtAddress({ value: initial, hrefOf, onOpen }: SectionProps) {
  const [value, setValue] = useState(initial)
  return (
    <UsageSection
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
    // The time of the mock backend stands still there.
    value: '2025-12',
    hrefOf: (value) => (value === undefined ? '/#usage_plan' : `/#usage_plan:${value}`),
    onOpen: fn<SectionProps['onOpen']>(),
  },
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
})

const SUMS = '*/usages/summaries'
const LOGS = '*/usages/logs'

export const Default = meta.story({
  play: async ({ canvas, says }) => {
    await expect(
      await canvas.findByRole('meter', { name: says('usage.emails_transactional') }),
    ).toHaveAttribute('aria-valuemax', '10000')
    const sums = within(canvas.getByRole('grid', { name: says('usage.byKind') }))
    await expect(await sums.findByText(says('usage.noLimit'))).toBeVisible()
    await expect(await canvas.findByRole('figure', { name: says('usage.emails_campaign') })).toBeVisible()
    const logs = within(await canvas.findByRole('grid', { name: says('usage.logs') }))
    await expect((await logs.findAllByRole('row')).length).toBeGreaterThan(5)
    // A moment that is cut after its minutes may be in the morning or in the evening.
    const cut = logs
      .getAllByRole('gridcell')
      .filter(
        ({ scrollWidth, clientWidth, textContent }) => scrollWidth > clientWidth && /:\d\d/.test(textContent),
      )
    await expect(cut).toEqual([])
  },
})

export const AnotherMonth = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    const month = canvas.getByRole('combobox', { name: says('usage.month') })
    const values = [...month.querySelectorAll('option')].map(({ value }) => value)
    await userEvent.selectOptions(month, values.at(-1) ?? '')
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(values.at(-1)))
  },
})

export const WhatIsNoMonthIsThisMonth = meta.story({
  args: { value: '__proto__' },
  play: async ({ canvas, says }) => {
    const month = canvas.getByRole('combobox', { name: says('usage.month') })
    await expect(month.querySelectorAll('option')).toHaveLength(13)
    await expect(month.querySelector('option')).toHaveProperty('selected', true)
  },
})

export const Filters = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    const logs = within(await canvas.findByRole('region', { name: says('usage.logs') }))
    const kind = logs.getByRole('combobox', { name: says('usage.kind') })
    await step('page after page, and back', async () => {
      const older = await logs.findByRole('button', { name: says('usage.older') })
      const newer = logs.getByRole('button', { name: says('usage.newer') })
      await waitFor(() => expect(older).not.toHaveAttribute('aria-disabled'))
      await userEvent.click(older)
      await waitFor(() => expect(newer).not.toHaveAttribute('aria-disabled'))
      await userEvent.click(newer)
      await waitFor(() => expect(newer).toHaveAttribute('aria-disabled', 'true'))
    })
    await step('by kind', async () => {
      await userEvent.selectOptions(kind, says('usage.uploads_mb'))
      await waitFor(() => {
        const cells = logs.getAllByRole('gridcell').map(({ textContent }) => textContent)
        return expect(cells).not.toContain(says('usage.emails_transactional'))
      })
    })
  },
})

export const AnotherPageFails = meta.story({
  play: async ({ canvas, userEvent, mock: { backend }, says }) => {
    const logs = within(await canvas.findByRole('region', { name: says('usage.logs') }))
    const older = await logs.findByRole('button', { name: says('usage.older') })
    await waitFor(() => expect(older).not.toHaveAttribute('aria-disabled'))
    const { faults } = await backend()
    faults.add({ kind: 'status', code: 403, path: LOGS })
    await userEvent.click(older)
    await expect(await logs.findByRole('alert')).toHaveTextContent(says('settingsFailures.old'))
    // What comes after a page that did not come is not known.
    await expect(older).toHaveAttribute('aria-disabled', 'true')
    faults.clear()
    await userEvent.click(logs.getByRole('button', { name: says('inlineError.retry') }))
    await waitFor(() => expect(logs.queryByRole('alert')).toBeNull())
    await userEvent.click(logs.getByRole('button', { name: says('usage.newer') }))
    await waitFor(() =>
      expect(logs.getByRole('button', { name: says('usage.newer') })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
  },
})

export const Downloads = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('#')
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const logs = within(await canvas.findByRole('region', { name: says('usage.logs') }))
    const kind = logs.getByRole('combobox', { name: says('usage.kind') })
    await userEvent.selectOptions(kind, says('usage.emails_campaign'))
    const button = logs.getByRole('button', { name: says('usage.download') })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(button)
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
    const file = made.mock.calls.map(([blob]) => blob).find((blob) => blob instanceof Blob)
    await expect(await file?.text()).toContain(says('usage.quantity'))
    made.mockRestore()
    clicked.mockRestore()
  },
})

export const Loading = meta.story({
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      faults: [
        { kind: 'timeout', path: SUMS },
        { kind: 'timeout', path: LOGS },
      ],
    },
  },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('grid', { name: says('usage.byKind') })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

export const Empty = meta.story({
  args: { value: '2020-01' },
  play: async ({ canvas, says }) => {
    await waitFor(() => expect(canvas.getAllByText(says('usage.nothing'))).toHaveLength(2))
  },
})

/** A server of one's own limits nothing: there is no card about limits then. */
export const WithoutLimits = meta.story({
  tags: ['!picture'],
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      faults: [
        {
          kind: 'wrongtype',
          path: SUMS,
          body: { items: [{ metric: 'contacts', period: '2025-12', quantity: 240, limit: null }] },
        },
      ],
    },
  },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('usage.noLimit'))).toBeVisible()
    await expect(canvas.queryByText(says('usage.limits'))).toBeNull()
  },
})

export const Failed = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 500, path: SUMS }] } },
  play: async ({ canvas, mock, userEvent, says, step }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2))
    await step('the log stands alone', async () => {
      await expect(await canvas.findByRole('grid', { name: says('usage.logs') })).toBeVisible()
    })
    ;(await mock.backend()).faults.clear()
    for (const retry of canvas.getAllByRole('button', { name: says('errorBlock.retry') }))
      await userEvent.click(retry)
    await expect(await canvas.findByRole('meter', { name: says('usage.emails_transactional') })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('alert')).length).toBeGreaterThan(0)
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('meter', { name: says('usage.emails_transactional') })).toBeVisible()
  },
})
