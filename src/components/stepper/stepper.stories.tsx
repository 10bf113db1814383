import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Stepper, type StepperProps } from '#components/stepper'

const steps: StepperProps['steps'] = [
  { id: 'file', label: 'File', state: 'done' },
  { id: 'columns', label: 'Columns', state: 'problem' },
  { id: 'check', label: 'Check', state: 'current' },
  { id: 'import', label: 'Import', state: 'ahead' },
]

const meta = preview.meta({
  component: Stepper,
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
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } })
