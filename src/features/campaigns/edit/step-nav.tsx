import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { Anchor } from '#components/link'
import { VisuallyHidden } from '#components/visually-hidden'
import type { CampaignStep } from '#features/campaigns/campaign-step'
import { intoRow } from '#lib/into-row'
import { campaignSteps, type StepState } from './steps.model.ts'
import { messages } from './campaign-edit.messages.ts'
import * as styles from './step-nav.css.ts'

export interface StepNavProps {
  current: CampaignStep
  states: Record<CampaignStep, StepState>
  hrefFor: (step: CampaignStep) => string
}

const icons: Record<StepState, LucideIcon> = {
  done: Check,
  problem: TriangleAlert,
  open: Circle,
  unknown: Circle,
}
const words = {
  done: messages.stepDone,
  problem: messages.stepProblem,
  open: messages.stepOpen,
  unknown: undefined,
}

/** The four steps, in any order: each says how far it is. */
export function StepNav({ current, states, hrefFor }: StepNavProps) {
  const intl = useIntl()
  const row = useRef<HTMLOListElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    intoRow(row.current, campaignSteps.indexOf(current))
    if (shown.current === current) return
    shown.current = current
    // A link to the next step goes with the step that it is in (ACC-15).
    if (document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('[aria-current=step]')?.focus()
  }, [current])
  return (
    <nav aria-label={intl.formatMessage(messages.steps)}>
      <ol ref={row} className={styles.root}>
        {campaignSteps.map((step) => {
          const said = words[states[step]]
          return (
            <li key={step} className={styles.item}>
              <Anchor
                href={hrefFor(step)}
                className={styles.step}
                aria-current={step === current ? 'step' : undefined}
              >
                <span className={styles.mark} data-state={states[step]}>
                  <Icon of={icons[states[step]]} size="small" />
                </span>
                {intl.formatMessage(messages[step])}
                {said ? <VisuallyHidden>{intl.formatMessage(said)}</VisuallyHidden> : null}
              </Anchor>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
