import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFormPublication, type Form } from '#api/forms'
import { Button } from '#components/button'
import { Tooltip } from '#components/tooltip'
import { Later } from '#components/deferred'
import { TestDialog } from './later-parts.ts'
import { messages } from './form.messages.ts'

export interface TestButtonProps {
  form: Form
  /** Where visitors' calls are answered, without a slash at its end. */
  visitorsUrl: string
}

/** Tries out what visitors see; a form that they don't see is published first. */
export function TestButton({ form, visitorsUrl }: TestButtonProps) {
  const intl = useIntl()
  const publication = useFormPublication(form.id).data
  const [asked, setAsked] = useState<{ open: boolean; turn: number }>()
  const isPublic = form.status === 'published' || form.status === 'changed'
  return (
    <>
      <Tooltip text={isPublic ? undefined : intl.formatMessage(messages.testClosed)}>
        <Button
          disabled={!isPublic || !publication}
          onPointerEnter={() => void TestDialog.preload()}
          onClick={() => setAsked((last) => ({ open: true, turn: (last?.turn ?? 0) + 1 }))}
        >
          {intl.formatMessage(messages.test)}
        </Button>
      </Tooltip>
      <Later>
        {asked && publication ? (
          <TestDialog
            key={asked.turn}
            form={form}
            publication={publication}
            visitorsUrl={visitorsUrl}
            open={asked.open}
            onClose={() => setAsked({ ...asked, open: false })}
          />
        ) : null}
      </Later>
    </>
  )
}
