import { useIntl, type IntlShape } from 'react-intl'
import { useCreateForm } from '#api/forms'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { EditingNotices, type ComparedField } from '#components/editing'
import { useIsHere } from '#components/leave-guard'
import { SaveFailed, WriteFailed } from '#features/workspaces/settings-section'
import type { FormsLinks } from '#features/forms/list'
import { formChanges } from '#domain/forms/form-changes'
import { useSavedBy } from '#features/workspaces/saved-by'
import { isSame } from '#domain/forms/same-value'
import { fieldTitle } from '#features/forms/field-names'
import { draftOf, storableDraft, type FormDraft } from './builder-draft.model.ts'
import type { Builder } from './use-builder.ts'
import { messages } from './builder.messages.ts'

export interface BuilderNoticesProps {
  builder: Builder
  isGone: boolean
  links: FormsLinks
}

/** Above the panes: a draft that was never saved, somebody else's version, a failed save, and that it was deleted. */
export function BuilderNotices({ builder, isGone, links }: BuilderNoticesProps) {
  const intl = useIntl()
  const { editing, form } = builder
  const savedBy = useSavedBy(editing.theirs?.updatedBy ? editing.theirs : form)
  return (
    <>
      {isGone ? <Deleted builder={builder} links={links} /> : null}
      <EditingNotices
        editing={editing}
        draftOf={draftOf}
        fields={comparedFields(intl, builder)}
        {...savedBy}
      />
      {isGone ? null : <SaveFailed editing={editing} />}
    </>
  )
}

/** What is shown of a draft beside that of somebody else, where both changed the same. */
function comparedFields(intl: IntlShape, { editing, form }: Builder): ComparedField<FormDraft>[] {
  const { draft: mine, theirs } = editing
  const others = theirs && draftOf(theirs)
  const differs = (key: keyof FormDraft) => others !== undefined && !isSame(mine[key], others[key])
  const field = (key: keyof FormDraft, label: string, show: (draft: FormDraft) => string) => ({
    id: key,
    label,
    // What differs may read the same in short: as an element it is shown all the same.
    valueOf: (draft: FormDraft) => (differs(key) ? <>{show(draft)}</> : ''),
  })
  const settingsOf = (draft: FormDraft) => {
    const changes = formChanges(form, draft).filter(({ kind }) => kind === 'setting')
    return intl.formatMessage(messages.comparedSettings, { count: changes.length })
  }
  return [
    field('name', intl.formatMessage(messages.name), ({ name }) => name),
    field('fields', intl.formatMessage(messages.fields), ({ fields }) =>
      intl.formatList(fields.map((one) => fieldTitle(intl, one))),
    ),
    field('settings', intl.formatMessage(messages.settings), settingsOf),
    field('style', intl.formatMessage(messages.style), ({ style }) =>
      intl.formatMessage(style.useBrand ? messages.comparedBrand : messages.comparedOwn),
    ),
  ]
}

/** Somebody deleted the form that is edited: what was typed stands there still, and can be a new one. */
function Deleted({ builder, links }: Pick<BuilderNoticesProps, 'builder' | 'links'>) {
  const intl = useIntl()
  const { send, isSending, error } = useCreateForm()
  const isHere = useIsHere()
  const begin = async () => {
    const { name, kind, fields, settings, style } = storableDraft(builder.draft, draftOf(builder.form))
    const outcome = await send({ body: { name: name.trim(), kind, fields, settings, style } })
    if (!outcome.ok) return
    builder.editing.discard()
    if (isHere()) links.go(links.edit(outcome.data.id))
  }
  return (
    <Banner
      kind="danger"
      title={intl.formatMessage(messages.deleted)}
      action={
        <Button size="small" busy={isSending} onClick={() => void begin()}>
          {intl.formatMessage(messages.createFromIt)}
        </Button>
      }
    >
      {error ? (
        <WriteFailed title={intl.formatMessage(messages.createFailed)} error={error} />
      ) : (
        intl.formatMessage(messages.deletedText)
      )}
    </Banner>
  )
}
