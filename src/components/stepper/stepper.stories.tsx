import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { StepArea, Stepper, type StepperProps } from '#components/stepper'

const steps: StepperProps['steps'] = [
  { id: 'file', label: 'File', state: 'done' },
  { id: 'columns', label: 'Columns', state: 'problem' },
  { id: 'check', label: 'Check', state: 'current' },
  { id: 'import', label: 'Import', state: 'ahead' },
]

const meta = preview.meta({
  component: Stepper,
  subcomponents: { StepArea },
  parameters: {
    about: {
      use: 'Where one is in a task of several steps.',
      avoid: 'Parts to go between freely: tabs. How far a work has come: progress.',
      parts: ['A mark per step: its number, done, or a problem', 'Its name'],
      accessibility:
        'An ordered list; the current step is marked as such, and each says its state in words. It shows and is not pressed.',
    },
  },
  args: {
    label: 'Import',
    steps,
  },
})

export const EveryState = meta.story({
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps).toHaveLength(4)
    await expect(steps[2]).toHaveAttribute('aria-current', 'step')
    await expect(steps[0]).toHaveTextContent(/Done|完了/)
    // The line before a step is outside of it, and so of its focus ring.
    const mark = steps[2]?.querySelector('[aria-hidden]')?.getBoundingClientRect()
    await expect(mark?.left).toBe(steps[2]?.getBoundingClientRect().left)
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } })

/** Beside six marks the name of the current step is whole, on the smallest phone too. */
export const SixStepsOnASmallPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    steps: ['サービス', 'アカウント', 'データベース', '割り当て', 'スケジュール', '名前'].map(
      (label, place) => ({
        id: label,
        label,
        state: place < 4 ? 'done' : place === 4 ? 'current' : 'ahead',
      }),
    ),
  },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByText('スケジュール')
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stepper
      label="Import"
      steps={[
        { id: 'file', label: 'File', state: 'done' },
        { id: 'columns', label: 'Columns', state: 'current' },
        { id: 'import', label: 'Import', state: 'ahead' },
      ]}
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stepper
      label="Settings"
      steps={[
        { id: 'profile', label: 'Profile', state: 'current' },
        { id: 'team', label: 'Team', state: 'ahead' },
        { id: 'billing', label: 'Billing', state: 'ahead' },
      ]}
    />
  ),
})
