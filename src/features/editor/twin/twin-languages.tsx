import Trash from 'lucide-react/icons/trash'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { ConfirmDialog } from '#components/dialog'
import { Icon } from '#components/icon'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import { languageName } from '#features/editor/blocks'
import { offerUndo, useEditor, useEditorStore } from '#features/editor/state'
import { originalOf } from '#mail/twin'
import { removeOther } from '#mail/twin/changes'
import { messages } from './twin.messages.ts'

/** The two languages of a mail, and the way back to one. */
export function TwinLanguages({ onSwitch }: { onSwitch: () => void }) {
  const intl = useIntl()
  const store = useEditorStore()
  const [asking, setAsking] = useState(false)
  const readOnly = useEditor((state) => state.readOnly)
  const original = useEditor(({ document }) => originalOf(document).settings)
  if (!original.twin) return null
  const language = languageName(intl, original.twin.lang)
  const remove = () => {
    setAsking(false)
    if (store.getState().document.settings.twin?.original) onSwitch()
    if (store.apply(removeOther(store.getState().document)) !== undefined) return
    offerUndo(store, intl.formatMessage(messages.removed, { language }), intl.formatMessage(messages.undo))
  }
  return (
    <Stack gap={2}>
      <Text as="p">
        {intl.formatMessage(messages.languages, {
          first: languageName(intl, original.lang),
          second: language,
        })}
      </Text>
      {readOnly ? null : (
        <Inline>
          <Button size="small" icon={<Icon of={Trash} />} onClick={() => setAsking(true)}>
            {intl.formatMessage(messages.remove, { language })}
          </Button>
        </Inline>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={intl.formatMessage(messages.removeTitle, { language })}
        confirmLabel={intl.formatMessage(messages.removeConfirm)}
        onConfirm={remove}
      >
        {intl.formatMessage(messages.removeText, { language })}
      </ConfirmDialog>
    </Stack>
  )
}
