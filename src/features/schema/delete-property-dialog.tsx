import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDeleteProperty, type SchemaProperty, type SchemaType } from '#api/schemas'
import { ConfirmDialog } from '#components/dialog'
import { toasts } from '#components/toast'
import { WriteAlert } from '#features/workspaces/settings-section'
import { messages } from './contact-schema.messages.ts'

export interface DeletePropertyDialogProps {
  type: SchemaType
  /** undefined: nothing is asked. */
  property: SchemaProperty | undefined
  onClose: () => void
}

/** Asks for the key of the property that is deleted for good; the last one stays drawn while the dialog closes. */
export function DeletePropertyDialog({ type, property, onClose }: DeletePropertyDialogProps) {
  const intl = useIntl()
  const remove = useDeleteProperty()
  const [last, setLast] = useState<SchemaProperty>()
  const [failedKey, setFailedKey] = useState<string>()
  if (property && property !== last) setLast(property)
  if (!last) return null
  const { key, label, usedBy = { segments: 0, forms: 0, connections: 0 } } = last
  const uses = (['segments', 'forms', 'connections'] as const)
    .filter((kind) => type === 'contact' && usedBy[kind] > 0)
    .map((kind) => intl.formatMessage(messages[kind], { count: usedBy[kind] }))
  const confirm = async () => {
    const outcome = await remove.send({ params: { type, key } })
    setFailedKey(outcome.ok ? undefined : key)
    if (!outcome.ok) return
    toasts.add({ type: 'success', content: intl.formatMessage(messages.deleted, { label }) })
    onClose()
  }
  return (
    <ConfirmDialog
      open={property !== undefined}
      onClose={() => {
        setFailedKey(undefined)
        onClose()
      }}
      title={intl.formatMessage(messages.deleteQuestion, { label })}
      confirmLabel={intl.formatMessage(messages.delete)}
      onConfirm={() => void confirm()}
      busy={remove.isSending}
      typeToConfirm={key}
      error={
        failedKey === key && remove.error ? (
          <WriteAlert title={intl.formatMessage(messages.deleteFailed)} error={remove.error} />
        ) : undefined
      }
    >
      {[
        intl.formatMessage(messages.deleteAbout),
        ...(uses.length > 0 ? [intl.formatMessage(messages.breaks, { where: intl.formatList(uses) })] : []),
      ].join(' ')}
    </ConfirmDialog>
  )
}
