import { useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Stack } from '#components/layout'
import { TextField } from '#components/text-field'
import { invitationTokenIn } from './invitation-token.model.ts'
import { messages } from './invite-link-field.messages.ts'

export interface InviteLinkFieldProps {
  onInvitation: (token: string) => void
}

/** Takes the invitation link that a colleague sent. */
export function InviteLinkField({ onInvitation }: InviteLinkFieldProps) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState(false)
  return (
    <Stack
      as="form"
      gap={3}
      measure="notice"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        const token = invitationTokenIn(text, window.location.origin)
        setRefused(token === undefined)
        if (token !== undefined) onInvitation(token)
      }}
    >
      <TextField
        label={intl.formatMessage(messages.label)}
        placeholder="https://"
        value={text}
        onValueChange={(next) => {
          setText(next)
          setRefused(false)
        }}
        error={refused ? intl.formatMessage(messages.refused) : undefined}
        inputMode="url"
        autoComplete="off"
      />
      <Button type="submit">{intl.formatMessage(messages.open)}</Button>
    </Stack>
  )
}
