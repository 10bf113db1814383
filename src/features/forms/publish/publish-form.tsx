import { useForm, type Form } from '#api/forms'
import { PublishDialog } from './publish-dialog.tsx'
import { useFacts } from './use-facts.ts'

export interface PublishFormProps {
  form: Form
  open: boolean
  onClose: () => void
  /** To where it is edited. */
  onEdit: () => void
}

/** What publishing a form changes for visitors, asked where it is not being edited (FRM-61). */
export function PublishForm({ form: asked, open, onClose, onEdit }: PublishFormProps) {
  const form = useForm(open ? asked.id : undefined).data ?? asked
  const { problemsOf } = useFacts(form.id)
  return (
    <PublishDialog
      open={open}
      onClose={onClose}
      form={form}
      problems={problemsOf(form)}
      unsaved={undefined}
      onSave={() => Promise.resolve(true)}
      newest={() => form}
      onJump={onEdit}
    />
  )
}
