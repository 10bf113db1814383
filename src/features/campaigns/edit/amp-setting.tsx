import { useIntl } from 'react-intl'
import type { Sender } from '#api/senders'
import { Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { Switch } from '#components/switch'
import { Text } from '#components/text'
import type { EditStepProps } from '#features/campaigns/campaign-step'
import { ampOf, withAmp } from './settings.model.ts'
import { messages } from './settings-step.messages.ts'

export interface AmpSettingProps extends Pick<EditStepProps, 'draft' | 'onChange'> {
  sender: Sender
  /** Where a sender is registered with the providers. */
  href: string
}

/** Interactive mails are sent only from senders that a provider approved; else the reason stands there (CAM-68). */
export function AmpSetting({ draft: { variants }, onChange, sender, href }: AmpSettingProps) {
  const intl = useIntl()
  const isApproved = Object.values(sender.amp).some(({ state }) => state === 'approved')
  const { isOn, isPossible } = ampOf(variants)
  // What is on for a sender that is not approved can be turned off.
  const reason = isOn
    ? undefined
    : !isApproved
      ? messages.ampOff
      : isPossible
        ? undefined
        : messages.ampNoBlocks
  return (
    <Stack gap={2}>
      <Switch
        label={intl.formatMessage(messages.amp)}
        hint={intl.formatMessage(reason ?? (isApproved ? messages.ampOn : messages.ampOff))}
        checked={isOn}
        disabled={reason !== undefined}
        onCheckedChange={(on) => onChange({ variants: withAmp(variants, on) })}
      />
      {isApproved ? null : (
        <Inline>
          <Text size={13}>
            <Link href={href}>{intl.formatMessage(messages.ampRegister)}</Link>
          </Text>
        </Inline>
      )}
    </Stack>
  )
}
