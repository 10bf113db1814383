import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { VisuallyHidden } from '#components/visually-hidden'
import { messages } from './stepper.messages.ts'
import * as styles from './stepper.css.ts'

export const stepStates = ['done', 'current', 'ahead', 'problem'] as const

export interface StepperProps {
  /** Names the list for screen readers. */
  label: string
  /** In their order. */
  steps: readonly { id: string; label: string; state: (typeof stepStates)[number] }[]
}

/** Where one is in a task of several steps. It shows and is not pressed. */
export function Stepper({ label, steps }: StepperProps) {
  const intl = useIntl()
  return (
    <ol className={styles.root} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
          // A step area puts the focus here.
          tabIndex={step.state === 'current' ? -1 : undefined}
        >
          <span className={styles.mark} aria-hidden>
            {step.state === 'done' ? (
              <Icon of={Check} size="small" />
            ) : step.state === 'problem' ? (
              <Icon of={TriangleAlert} size="small" />
            ) : (
              intl.formatNumber(index + 1)
            )}
          </span>
          <span className={styles.label}>{step.label}</span>
          <VisuallyHidden>{intl.formatMessage(messages[step.state])}</VisuallyHidden>
        </li>
      ))}
    </ol>
  )
}
