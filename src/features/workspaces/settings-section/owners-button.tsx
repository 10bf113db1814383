import { useIntl } from 'react-intl'
import { Button, type ButtonProps } from '#components/button'
import { OnlyOwner } from '#components/role-label'
import { Tooltip } from '#components/tooltip'
import { messages } from './owners-button.messages.ts'
import { useIsOwner } from './use-owner.ts'

export interface OwnersButtonProps extends ButtonProps {
  /** Where it begins its line: the badge comes after it and does not push it aside. Else it ends the line. @default false */
  leads?: boolean
}

/** A button that only owners can press: members see the badge, and the reason when they come to it (SET-12). */
export function OwnersButton({ disabled, leads = false, ...button }: OwnersButtonProps) {
  const intl = useIntl()
  const owner = useIsOwner()
  const isMember = owner === false
  return (
    <>
      {isMember && !leads ? <OnlyOwner /> : null}
      <Tooltip text={isMember ? intl.formatMessage(messages.reason) : undefined}>
        <Button {...button} disabled={!owner || disabled} />
      </Tooltip>
      {isMember && leads ? <OnlyOwner /> : null}
    </>
  )
}
