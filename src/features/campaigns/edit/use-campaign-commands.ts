import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { screenCommands } from '#lib/screen-commands'
import { messages } from './campaign-edit.messages.ts'

/** What the command palette can do with the draft that is open. */
export function useCampaignCommands(onSendTest: () => void): void {
  const intl = useIntl()
  const commands = useEffectEvent(() => [
    {
      id: 'campaign:test',
      group: intl.formatMessage(messages.thisCampaign),
      label: intl.formatMessage(messages.sendTest),
      keywords: ['test', 'テスト'],
      run: onSendTest,
    },
  ])
  useEffect(() => screenCommands.add(() => commands()), [])
}
