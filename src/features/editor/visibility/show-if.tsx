import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { deferred } from '#components/deferred'
import { Dialog } from '#components/dialog'
import { KeepsFocus } from '#components/editing'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import { useEditor } from '#features/editor/state'
import { MoreMessages } from '#intl'
import type { Visibility } from '#mail/document'
import { isAlways } from './visibility.model.ts'
import { messages } from './visibility.messages.ts'

// What is about conditions is large, has the words of the segments, and most mails have none.
const conditions = () => import('./conditions.ts')
const ConditionForm = deferred(async () => (await conditions()).ConditionForm)
const ShownTo = deferred(async () => (await conditions()).ShownTo)

export interface ShowIfProps {
  value: Visibility | undefined
  onValueChange: (value: Visibility | undefined) => void
}

/** For whom a part is shown, said in a sentence; the conditions are edited in a dialog (EML-306). */
export function ShowIf({ value, onValueChange }: ShowIfProps) {
  const intl = useIntl()
  const readOnly = useEditor((state) => state.readOnly)
  const [open, setOpen] = useState(false)
  const always = isAlways(value)
  return (
    <Stack gap={2} role="group" aria-label={intl.formatMessage(messages.showIf)}>
      <Stack gap={1}>
        <Text size={13} weight="medium" aria-hidden>
          {intl.formatMessage(messages.showIf)}
        </Text>
        <Text as="p" size={13} tone={always ? 'muted' : undefined} wrap="anywhere">
          {value === undefined || always ? (
            intl.formatMessage(messages.always)
          ) : (
            <Suspense fallback={intl.formatMessage(messages.loading)}>
              <MoreMessages>
                <ShownTo value={value} />
              </MoreMessages>
            </Suspense>
          )}
        </Text>
      </Stack>
      {readOnly ? null : (
        <KeepsFocus shown={value === undefined}>
          <Inline>
            <Button
              size="small"
              onPointerEnter={() => void ConditionForm.preload()}
              onFocus={() => void ConditionForm.preload()}
              onClick={() => setOpen(true)}
            >
              {intl.formatMessage(value === undefined ? messages.set : messages.change)}
            </Button>
            {value === undefined ? null : (
              <Button size="small" tone="quiet" onClick={() => onValueChange(undefined)}>
                {intl.formatMessage(messages.remove)}
              </Button>
            )}
          </Inline>
        </KeepsFocus>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="large"
        title={intl.formatMessage(messages.title)}
        description={intl.formatMessage(messages.description)}
      >
        <Suspense fallback={<Text tone="muted">{intl.formatMessage(messages.loading)}</Text>}>
          <MoreMessages>
            <ConditionForm
              value={value}
              readOnly={readOnly}
              onCancel={() => setOpen(false)}
              onApply={(next) => {
                onValueChange(next)
                setOpen(false)
              }}
            />
          </MoreMessages>
        </Suspense>
      </Dialog>
    </Stack>
  )
}
