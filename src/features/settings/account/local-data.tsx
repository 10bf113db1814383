import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { ConfirmDialog } from '#components/dialog'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { toasts } from '#components/toast'
import { forgetLayout, forgetViews, tabKeys, takeFromTab } from '#lib/storage'
import { messages } from './account-section.messages.ts'

/** What this browser keeps, and how it is forgotten (SET-15, SET-71). */
export function LocalData({ onSignOut }: { onSignOut: () => void }) {
  const intl = useIntl()
  const [state, setState] = useState<'closed' | 'asked' | 'busy' | 'failed'>('closed')
  const forgetAll = async () => {
    setState('busy')
    try {
      const { forgetDrafts } = await import('#lib/kept-records')
      await forgetDrafts()
    } catch {
      return setState('failed')
    }
    forgetViews()
    takeFromTab(tabKeys.typedToAssistant)
    setState('closed')
    toasts.add({ type: 'success', content: intl.formatMessage(messages.draftsForgotten) })
  }
  return (
    <Card title={intl.formatMessage(messages.local)}>
      <Stack>
        <p>{intl.formatMessage(messages.localText)}</p>
        <Inline>
          <Button
            onClick={() => {
              forgetLayout()
              toasts.add({ type: 'info', content: intl.formatMessage(messages.forgotten) })
            }}
          >
            {intl.formatMessage(messages.forget)}
          </Button>
          <Button onClick={() => setState('asked')}>{intl.formatMessage(messages.forgetDrafts)}</Button>
          <Button onClick={onSignOut}>{intl.formatMessage(messages.signOut)}</Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        open={state !== 'closed'}
        onClose={() => setState('closed')}
        title={intl.formatMessage(messages.draftsQuestion)}
        confirmLabel={intl.formatMessage(messages.draftsConfirm)}
        onConfirm={() => void forgetAll()}
        busy={state === 'busy'}
        error={
          state === 'failed' ? (
            <InlineError>{intl.formatMessage(messages.draftsFailed)}</InlineError>
          ) : undefined
        }
      >
        {intl.formatMessage(messages.draftsConsequence)}
      </ConfirmDialog>
    </Card>
  )
}
