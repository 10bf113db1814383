import { Suspense, useDeferredValue, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useUpdateBrand, type Brand } from '#api/brand'
import { useScopedWorkspaceId, type ApiError } from '#api/core'
import { Button } from '#components/button'
import { EditingNotices, keepDraft, useEditing } from '#components/editing'
import { Form } from '#components/form'
import { Inline } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { SplitView } from '#components/split-view'
import { StatusPill } from '#components/status-pill'
import { toasts } from '#components/toast'
import { WriteFailed } from '#features/workspaces/settings-section'
import { brandLegal, type LegalField } from '#domain/legal/brand-legal'
import { mergeFields, type SaveResult } from '#lib/editing'
import { bodyOf, brandOf, decodeDraft, differs, draftOf, isValid, type BrandDraft } from './brand.model.ts'
import { BrandFields, type BrandFieldsProps } from './brand-fields.tsx'
import { comparedFields } from './compared-fields.ts'
import { BrandPreview } from './later-parts.ts'
import { LegalCard } from './legal-card.tsx'
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
  const rows = brandLegal(brand)
  const missing = rows.filter(({ state }) => state === 'blocks').length
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
      {missing === 0 ? null : (
        <Inline>
          <StatusPill kind="danger">
            {intl.formatMessage(messages.legalMissing, { count: missing })}
          </StatusPill>
          <Button size="small" onClick={() => card.current?.focus()}>
            {intl.formatMessage(messages.showLegal)}
          </Button>
        </Inline>
      )}
      <SplitView
        side="end"
        list={
          <div className={styles.aside}>
            <Suspense fallback={<Skeleton shape="block" />}>
              <BrandPreview brand={brandOf(shown, base)} />
            </Suspense>
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
              <EditingNotices
                editing={{ ...editing, keepMine: () => say(editing.keepMine()) }}
                draftOf={draftOf}
                fields={comparedFields(intl)}
              />
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
      <LegalCard
        ref={card}
        rows={rows}
        onJump={owner ? (field) => elements.current.get(field)?.focus() : undefined}
      />
    </>
  )
}
