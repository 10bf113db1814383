import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Inline } from '#components/layout'
import { TextField } from '#components/text-field'
import { domainIn } from '#features/domains/dns'
import { hostnameProblem, type HostnameProblem } from './hostname-name.model.ts'
import { messages } from './hostnames.messages.ts'

export interface HostFieldProps {
  value: string
  onValueChange: (value: string) => void
  taken: readonly string[]
  problem: HostnameProblem | undefined
  readOnly: boolean
}

/** Asks for a subdomain of one's own; of the typed address of a page its host is offered. */
export function HostField({ value, onValueChange, taken, problem, readOnly }: HostFieldProps) {
  const intl = useIntl()
  const meant = domainIn(value)
  const helps = meant !== value && hostnameProblem(meant, taken) === undefined && value.includes('/')
  return (
    <>
      <TextField
        label={intl.formatMessage(messages.hostname)}
        hint={intl.formatMessage(messages.hostHint)}
        required
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onValueChange={onValueChange}
        readOnly={readOnly}
        error={problem ? intl.formatMessage(messages[problem]) : undefined}
      />
      {helps ? (
        <Inline>
          <Button onClick={() => onValueChange(meant)}>
            {intl.formatMessage(messages.takeHost, { name: meant })}
          </Button>
        </Inline>
      ) : null}
    </>
  )
}
