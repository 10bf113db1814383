import { useIntl } from 'react-intl'
import { Button, LinkButton } from '#components/button'
import { Inline } from '#components/layout'
import { Tooltip } from '#components/tooltip'
import { stepBeside, type NewConnectionQuery, type NewStep } from './new-query.model.ts'
import { messages } from './new-connection.messages.ts'

export interface StepLinksProps {
  step: NewStep
  hrefFor: (change: Partial<NewConnectionQuery>) => string
  /** Why the next step is not possible yet. */
  obstacle?: string | undefined
}

/** The ways to the step before and after. The last step is left by creating the connection. */
export function StepLinks({ step, hrefFor, obstacle }: StepLinksProps) {
  const intl = useIntl()
  const before = stepBeside(step, -1)
  const next = stepBeside(step, 1)
  const nextLabel =
    next === undefined
      ? ''
      : intl.formatMessage(messages.next, { step: intl.formatMessage(messages[`step_${next}`]) })
  return (
    <Inline justify={before === undefined ? 'end' : 'space-between'}>
      {before === undefined ? null : (
        <LinkButton href={hrefFor({ step: before })}>{intl.formatMessage(messages.back)}</LinkButton>
      )}
      {next === undefined ? null : obstacle === undefined ? (
        <LinkButton tone="primary" href={hrefFor({ step: next })}>
          {nextLabel}
        </LinkButton>
      ) : (
        <Tooltip text={obstacle}>
          <Button tone="primary" disabled>
            {nextLabel}
          </Button>
        </Tooltip>
      )}
    </Inline>
  )
}
