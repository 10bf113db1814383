import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useRefresh } from '#api/core'
import { formRoutes, type Form, type FormPublication } from '#api/forms'
import { Banner } from '#components/banner'
import { Dialog } from '#components/dialog'
import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { FormView } from '#features/forms/form-view'
import { usePublicForms } from '#features/forms/list'
import { createFormClient, languageOf } from '#form-render'
import { messages } from './form.messages.ts'

export interface TestDialogProps {
  form: Form
  /** What visitors see: that is tried out, not what was edited since. */
  publication: FormPublication
  /** Where visitors' calls are answered. */
  visitorsUrl: string
  open: boolean
  onClose: () => void
}

const submitted = [formRoutes.submissions]

/** The form as visitors see it, sent as a test: it appears among the submissions and adds nothing else (FRM-28). */
export function TestDialog({ form, publication, visitorsUrl, open, onClose }: TestDialogProps) {
  const intl = useIntl()
  const refresh = useRefresh()
  const publicFormOf = usePublicForms()
  const [target, setTarget] = useState<string>()
  const shown = useMemo(
    () => publicFormOf?.({ ...form, ...publication.snapshot, draftVersion: publication.version }),
    // Figures that are asked for every 30 seconds draw nothing anew: what was typed would be gone.
    // oxlint-disable-next-line react/exhaustive-deps -- the form as it was published
    [publicFormOf, form.id, publication.version],
  )
  const language = languageOf(shown?.locale ?? 'auto', intl.locale)
  const [visitor] = useState(() => createFormClient({ baseUrl: visitorsUrl, isTest: true }))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closesOutside={false}
      title={intl.formatMessage(messages.test)}
      description={intl.formatMessage(messages.testText)}
    >
      <Stack>
        {shown ? (
          <FormView
            form={shown}
            language={language}
            send={async (filled) => {
              const answer = await visitor.send(shown, filled, { locale: language })
              refresh(submitted)
              return answer
            }}
            leave={setTarget}
          />
        ) : (
          <Skeleton shape="block" />
        )}
        {target === undefined ? null : (
          <Banner>{intl.formatMessage(messages.testTarget, { url: target })}</Banner>
        )}
      </Stack>
    </Dialog>
  )
}
