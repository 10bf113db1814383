import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { useCreateWorkspace } from '#api/self-account'
import { Button } from '#components/button'
import { Dialog } from '#components/dialog'
import { ImagePicker, type PickedImage } from '#components/image-picker'
import { Stack } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { TagList } from '#components/tag-list'
import { TextField } from '#components/text-field'
import { toasts } from '#components/toast'
import { isDomainName } from '#lib/domain-name'
import { domainsToSave, NEW_WORKSPACE, nameProblem } from './create-workspace.model.ts'
import { storageKeys, writeStored } from '#lib/storage'
import { messages } from './create-workspace.messages.ts'
import { useUploadIcon, type UploadIconOptions } from './icon/index.ts'
import { writeFailedToast } from './settings-section/index.ts'

export interface CreateWorkspaceTaskProps {
  open: boolean
  /** Cancel, Escape, or it is done. */
  onClose: () => void
  /** The workspace is there. Not told when the dialog was closed while it was saved. */
  onCreated: (workspaceId: string) => void
  /** A domain as an example, such as that of the reader's own address. */
  host: string
}

/** The dialog itself, from one opening to the closing. */
export function CreateWorkspaceTask({ open, onClose, onCreated, host }: CreateWorkspaceTaskProps) {
  const intl = useIntl()
  const form = useId()
  const create = useCreateWorkspace()
  const [name, setName] = useState('')
  const [domains, setDomains] = useState<readonly string[]>([])
  const [icon, setIcon] = useState<PickedImage | null>(null)
  const uploadIcon = useUploadIcon()
  const [uploading, setUploading] = useState(0)
  const [tried, setTried] = useState(false)
  const [done, setDone] = useState(false)
  /** The same as of this very moment: where its own success leads is no loss. */
  const isMade = useRef(false)
  const nameInput = useRef<HTMLInputElement>(null)
  const domainInput = useRef<HTMLInputElement>(null)
  // Who closed it while it was saved does not want to be taken elsewhere when the answer comes.
  const stillOpen = useRef(open)
  useEffect(() => {
    stillOpen.current = open
    return () => {
      stillOpen.current = false
    }
  }, [open])

  const problem = nameProblem(name)
  const saving = create.isSending || done
  const dirty = open && (name.trim() !== '' || icon !== null || domains.length > 0)

  // A workspace that is created before its icon is there would have none.
  const upload = async (file: File, options: UploadIconOptions) => {
    setUploading((running) => running + 1)
    try {
      return await uploadIcon(file, options)
    } finally {
      setUploading((running) => running - 1)
    }
  }

  const submit = async () => {
    if (saving || uploading > 0) return
    setTried(true)
    if (problem) {
      nameInput.current?.focus()
      return
    }
    const allowedDomains = domainsToSave(domains, domainInput.current?.value ?? '')
    const outcome = await create.send({ body: { name: name.trim(), icon, allowedDomains } })
    if (!outcome.ok) {
      console.error(outcome.error)
      toasts.add(writeFailedToast(intl.formatMessage(messages.failed), outcome.error, intl))
      return
    }
    if (!stillOpen.current) {
      const content = intl.formatMessage(messages.created, { name: outcome.data.name })
      toasts.add({ type: 'success', content })
      return
    }
    setDone(true)
    isMade.current = true
    onClose()
    // Its home shows no figures before they are known.
    writeStored(storageKeys.emptyHome, outcome.data.id)
    onCreated(outcome.data.id)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={create.isSending}
      closesOutside={false}
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.hint)}
      footer={
        <>
          <Button onClick={onClose} disabled={saving}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button
            type="submit"
            form={form}
            tone="primary"
            busy={create.isSending}
            disabled={done || uploading > 0}
          >
            {intl.formatMessage(messages.create)}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        gap={5}
        id={form}
        noValidate
        autoComplete="off"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit()
        }}
      >
        <LeaveGuard
          dirty={dirty}
          isDirty={() => dirty && !isMade.current}
          discard={() => {
            setName('')
            setIcon(null)
            setDomains([])
          }}
        />
        <TextField
          ref={nameInput}
          label={intl.formatMessage(messages.name)}
          placeholder={intl.formatMessage(messages.namePlaceholder)}
          required
          value={name}
          onValueChange={setName}
          readOnly={saving}
          error={
            tried && problem === 'empty'
              ? intl.formatMessage(messages.nameEmpty)
              : problem === 'long'
                ? intl.formatMessage(messages.nameLong, { max: NEW_WORKSPACE.nameMax })
                : undefined
          }
        />
        <ImagePicker
          label={intl.formatMessage(messages.icon)}
          value={icon}
          onValueChange={setIcon}
          upload={upload}
          readOnly={saving}
        />
        <TagList
          ref={domainInput}
          label={intl.formatMessage(messages.domains)}
          hint={intl.formatMessage(messages.note)}
          placeholder={host}
          tags={domains}
          onTagsChange={setDomains}
          accepts={isDomainName}
          silent
          max={NEW_WORKSPACE.domainsMax}
          inputMode="url"
          readOnly={saving}
        />
      </Stack>
    </Dialog>
  )
}
