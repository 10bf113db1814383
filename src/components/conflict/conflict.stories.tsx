import { expect, fn, screen, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ConflictDialog, ConflictNotice } from '#components/conflict'
import { Stack } from '#components/layout'
import { TextField } from '#components/text-field'

const meta = preview.meta({
  component: ConflictNotice,
  parameters: {
    about: {
      use: 'A save was refused because another member saved the same record in the meantime.',
      avoid: 'A name that is taken, or any other refusal: an error at the field or in the form.',
      parts: ['Who saved', 'Keep mine, Take theirs', 'Compare: both values of each field that differs'],
      keys: [['Tab', 'Through the buttons.']],
      accessibility:
        'The notice is announced politely. Compare says whether the table is shown. The dialog names the record; Escape takes theirs, which is what is stored.',
    },
  },
  args: {
    who: 'Hanako Sato',
    ago: '5 minutes ago',
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    fields: [
      { id: 'city', label: 'City', mine: 'Kobe', theirs: 'Osaka' },
      { id: 'plan', label: 'Plan', mine: 'Premium', theirs: '—' },
    ],
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, says, step }) => {
    await step('compare shows both values of what differs', async () => {
      await expect(canvas.queryByRole('table')).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: says('conflict.compare') }))
      const rows = within(canvas.getByRole('table')).getAllByRole('row')
      await expect(rows.map((row) => row.textContent)).toEqual([
        `${says('conflict.field')}${says('conflict.mine')}${says('conflict.theirs')}`,
        'CityKobeOsaka',
        'PlanPremium—',
      ])
    })
    const keepMine = canvas.getByRole('button', { name: says('conflict.keepMine') })
    while (document.activeElement !== keepMine) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: says('conflict.takeTheirs') }))
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce()
  },
})

export const OnANarrowScreen = meta.story({ globals: { viewport: { value: 'smallest' } } })

export const WithoutAName = meta.story({ args: { who: undefined, fields: [] } })

export const InADialog = meta.story({
  render: ({ fields, onKeepMine, onTakeTheirs }) => (
    <ConflictDialog
      open
      subject="hanako@example.jp"
      fields={fields}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />
  ),
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: /hanako@example\.jp/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <ConflictNotice
      who="Hanako Sato"
      fields={[{ id: 'city', label: 'City', mine: 'Kobe', theirs: 'Osaka' }]}
      onKeepMine={() => undefined}
      onTakeTheirs={() => undefined}
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack>
      <TextField label="Name of the list" value="Newsletter" hint="Another list has this name." />
      <ConflictNotice fields={[]} onKeepMine={() => undefined} onTakeTheirs={() => undefined} />
    </Stack>
  ),
})
