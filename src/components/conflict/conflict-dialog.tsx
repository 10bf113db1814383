import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Dialog } from '#components/dialog'
import { Comparison } from './comparison.tsx'
import type { ConflictNoticeProps } from './conflict-notice.tsx'
import { messages } from './conflict.messages.ts'

export interface ConflictDialogProps extends Omit<ConflictNoticeProps, 'who' | 'ago'> {
  open: boolean
  /** What was edited, such as the name of a contact. */
  subject: string
}

/** For an edit whose field is gone by the time its conflict is known, such as that of a cell of a table. */
export function ConflictDialog({
  open,
  subject,
  fields,
  onKeepMine,
  onTakeTheirs,
  busy = false,
}: ConflictDialogProps) {
  const intl = useIntl()
  return (
    <Dialog
      open={open}
      onClose={onTakeTheirs}
      closesOutside={false}
      title={intl.formatMessage(messages.titleOf, { subject })}
      description={intl.formatMessage(messages.about)}
      footer={
        <>
          <Button onClick={onTakeTheirs} disabled={busy}>
            {intl.formatMessage(messages.takeTheirs)}
          </Button>
          <Button tone="primary" onClick={onKeepMine} busy={busy}>
            {intl.formatMessage(messages.keepMine)}
          </Button>
        </>
      }
    >
      <Comparison fields={fields} />
    </Dialog>
  )
}
