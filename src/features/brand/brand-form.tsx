import { useDeferredValue, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useUpdateBrand, type Brand } from '#api/brand'
import { useScopedWorkspaceId, type ApiError } from '#api/core'
import { Later } from '#components/deferred'
import { keepDraft, useEditing } from '#components/editing'
import { Form } from '#components/form'
import { Skeleton } from '#components/skeleton'
import { SplitView } from '#components/split-view'
import { toasts } from '#components/toast'
import { WriteFailed } from '#features/workspaces/settings-section'
import type { LegalField } from '#domain/legal/brand-legal'
import { mergeFields, type SaveResult } from '#lib/editing'
import { bodyOf, brandOf, decodeDraft, differs, draftOf, isValid, type BrandDraft } from './brand.model.ts'
import type { BrandFieldsProps } from './brand-fields-props.ts'
import { BrandFields } from './brand-fields.tsx'
import { BrandNotices, BrandPreview, LegalCard, LegalSummary } from './later-parts.ts'
import { messages } from './brand.messages.ts'
import * as styles from './brand.css.ts'

interface BrandFormProps {
  stored: Brand
  owner: boolean
}

/** Everything that a brand says, with a mail that is drawn as it is typed beside it, and what law asks of it below. */
export function BrandForm({ stored, owner }: BrandFormProps) {
  const intl = useIntl()
  const update = useUpdateBrand()
  const workspaceId = useScopedWorkspaceId()
  const card = useRef<HTMLElement>(null)
  const elements = useRef(new Map<LegalField, HTMLElement>())
  const editing = useEditing<BrandDraft, Brand, ApiError>({
    stored,
    draftOf: (brand) => draftOf(brand ?? stored),
    isSame: (one, other) => !differs(one, other),
    isValid,
    merge: mergeFields,
    keeper: keepDraft({ workspaceId, kind: 'brand', id: 'settings', decode: decodeDraft }),
    save: (draft, base = stored) => update.send({ body: bodyOf(draft, base) }),
  })
  const { draft, error, theirs, base = stored } = editing
  const brand = brandOf(draft, base)
  const shown = useDeferredValue(draft)
  const say = async (saving: Promise<SaveResult>) => {
    if ((await saving) === 'saved')
      toasts.add({ type: 'success', content: intl.formatMessage(messages.saved) })
  }
  const place: BrandFieldsProps['place'] = (field) => (element) => {
    if (element) elements.current.set(field, element)
    else elements.current.delete(field)
  }
  return (
    <>
      <div className={styles.summary}>
        <Later instead={<Skeleton width={40} />}>
          <LegalSummary brand={brand} onShow={() => card.current?.focus()} />
        </Later>
      </div>
      <SplitView
        side="end"
        list={
          <div className={styles.aside}>
            <Later instead={<Skeleton shape="block" />}>
              <BrandPreview brand={brandOf(shown, base)} />
            </Later>
          </div>
        }
      >
        <Form
          label={intl.formatMessage(messages.title)}
          dirty={editing.dirty}
          saving={editing.isSaving}
          readOnly={!owner}
          guard={editing.guard}
          onSave={() => void say(editing.save())}
          onDiscard={editing.discard}
          error={
            error && !theirs ? (
              <WriteFailed title={intl.formatMessage(messages.saveFailed)} error={error} />
            ) : undefined
          }
        >
          {({ readOnly }) => (
            <>
              {theirs || editing.unsaved ? (
                <Later>
                  <BrandNotices editing={{ ...editing, keepMine: () => say(editing.keepMine()) }} />
                </Later>
              ) : null}
              <BrandFields
                draft={draft}
                brand={brand}
                savedFonts={base.fonts}
                change={editing.change}
                attempted={editing.attempted}
                readOnly={readOnly}
                place={place}
              />
            </>
          )}
        </Form>
      </SplitView>
      <Later instead={<Skeleton shape="block" />}>
        <LegalCard
          ref={card}
          brand={brand}
          onJump={owner ? (field) => elements.current.get(field)?.focus() : undefined}
        />
      </Later>
    </>
  )
}
