import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { ConflictNotice, type ConflictNoticeProps } from '#components/conflict'
import { Inline } from '#components/layout'
import type { EditingUse } from './use-editing.ts'
import { messages } from './editing.messages.ts'

/** A field as it is shown beside that of somebody else. */
export interface ComparedField<Draft> {
  id: string
  label: string
  valueOf: (draft: Draft) => ReactNode
}

export interface EditingNoticesProps<Draft, Record, Failure> extends Pick<
  ConflictNoticeProps,
  'who' | 'ago'
> {
  editing: Pick<
    EditingUse<Draft, Record, Failure>,
    'draft' | 'theirs' | 'unsaved' | 'isSaving' | 'takeTheirs' | 'restore' | 'forget'
  > & { keepMine: () => Promise<unknown> }
  draftOf: (stored: Record) => Draft
  fields: readonly ComparedField<Draft>[]
}

/** Above the fields: a draft that was never saved, and the version that somebody else saved in the meantime. */
export function EditingNotices<Draft, Record, Failure>({
  editing,
  draftOf,
  fields,
  who,
  ago,
}: EditingNoticesProps<Draft, Record, Failure>) {
  const intl = useIntl()
  const { draft, theirs, unsaved, isSaving, keepMine, takeTheirs, restore, forget } = editing
  const other = theirs && draftOf(theirs)
  return (
    <>
      {unsaved ? (
        <Banner
          title={intl.formatMessage(messages.unsavedTitle)}
          action={
            <Inline as="span">
              <Button size="small" onClick={forget}>
                {intl.formatMessage(messages.forget)}
              </Button>
              <Button size="small" onClick={restore}>
                {intl.formatMessage(messages.restore)}
              </Button>
            </Inline>
          }
        >
          {intl.formatMessage(messages.unsaved, {
            at: intl.formatDate(unsaved.at, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </Banner>
      ) : null}
      {other === undefined ? null : (
        <ConflictNotice
          who={who}
          ago={ago}
          busy={isSaving}
          onKeepMine={() => void keepMine()}
          onTakeTheirs={takeTheirs}
          fields={fields.flatMap(({ id, label, valueOf }) => {
            const [mine, others] = [valueOf(draft), valueOf(other)]
            return mine === others ? [] : [{ id, label, mine, theirs: others }]
          })}
        />
      )}
    </>
  )
}
