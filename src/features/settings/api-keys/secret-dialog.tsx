import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { CreatedApiKey } from '#api/api-keys'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Checkbox } from '#components/checkbox'
import { Dialog } from '#components/dialog'
import { Stack } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { SecretField } from '#components/secret-field'
import { messages } from './api-keys.messages.ts'

export interface SecretDialogProps {
  /** The key that was just made; undefined closes it, and nothing of the key is left. */
  created: CreatedApiKey | undefined
  onDone: () => void
}

/** Shows a key once. It closes only for who says to have stored it. */
export function SecretDialog({ created, onDone }: SecretDialogProps) {
  const intl = useIntl()
  const [stored, setStored] = useState(false)
  const [asked, setAsked] = useState(false)
  const [shown, setShown] = useState(created)
  if (created !== shown) {
    setShown(created)
    setStored(false)
    setAsked(false)
  }
  const close = () => {
    if (stored) onDone()
    else setAsked(true)
  }
  return (
    <>
      {/* Around the dialog, which has words of its own for when it is closed too early. */}
      <LeaveGuard
        dirty={created !== undefined && !stored}
        discard={onDone}
        words={{
          title: intl.formatMessage(messages.secretTitle),
          about: intl.formatMessage(messages.once),
          discard: intl.formatMessage(messages.leave),
          stay: intl.formatMessage(messages.leaveStay),
        }}
      />
      <Dialog
        open={created !== undefined}
        onClose={close}
        closesOutside={false}
        title={intl.formatMessage(messages.secretTitle)}
        footer={
          <Button tone="primary" onClick={close}>
            {intl.formatMessage(messages.done)}
          </Button>
        }
      >
        {created ? (
          <Stack gap={5}>
            <Banner kind="warning">
              {intl.formatMessage(asked && !stored ? messages.storeFirst : messages.once)}
            </Banner>
            <SecretField
              label={intl.formatMessage(messages.secret, { name: created.apiKey.name })}
              value={created.secret}
              readOnly
            />
            <Checkbox
              label={intl.formatMessage(messages.stored)}
              checked={stored}
              onCheckedChange={(checked) => setStored(checked)}
            />
          </Stack>
        ) : null}
      </Dialog>
    </>
  )
}
