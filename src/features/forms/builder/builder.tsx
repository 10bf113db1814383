import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Form, FormField } from '#api/forms'
import { Later } from '#components/deferred'
import { LeaveGuard } from '#components/leave-guard'
import { Page } from '#components/page'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { saidAgain, VisuallyHidden } from '#components/visually-hidden'
import { formObstacle } from '#domain/forms/form-actions'
import { withField, type Fields } from '#domain/forms/form-fields'
import type { ProblemPlace } from '#domain/forms/form-rules'
import { FillWindow } from '#features/forms/layout'
import type { FormsLinks } from '#features/forms/list'
import { useWorkspaceAccount } from '#api/self-account'
import type { FormLanguage } from '#form-render'
import { languageOfReader } from '#features/forms/field-names'
import { PublishDialog, useFacts } from '#features/forms/publish'
import { onIdle } from '#lib/on-idle'
import { AddField } from './add-field.tsx'
import { draftProblems } from './builder-draft.model.ts'
import { BuilderName, BuilderTools } from './builder-head.tsx'
import { BuilderPanes, type Part, type Side } from './builder-panes.tsx'
import { FieldList } from './field-list.tsx'
import {
  FieldPanel,
  NewProperty,
  preloadParts,
  PreviewPane,
  SettingsPanel,
  StylePanel,
} from './later-parts.ts'
import { LaterNotices } from './later-notices.tsx'
import { SavedState } from './saved-state.tsx'
import { useBuilder } from './use-builder.ts'
import { useJump, type Jump } from './use-jump.ts'
import { useRoom } from './use-room.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { messages } from './builder.messages.ts'
import * as styles from './builder.css.ts'

export interface BuilderLinks extends FormsLinks {
  /** Settings that open over the builder. */
  senders: string
  brand: string
}

export interface FormBuilderProps {
  form: Form
  links: BuilderLinks
  /** Somebody else deleted it. */
  isGone: boolean
}

/** The draft of one form: its fields, how visitors will see it, and what is set for it (FRM-50 to FRM-61). */
export function FormBuilder({ form: stored, links, isGone }: FormBuilderProps) {
  const intl = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const role = useWorkspaceAccount().data?.role ?? 'member'
  const builder = useBuilder(stored, root, {
    isGone,
    mayEdit: formObstacle('edit', stored, role) === undefined,
  })
  const { draft, form, editing, readOnly, change } = builder
  const { fields } = draft
  const facts = useFacts(stored.id)
  const room = useRoom(root)
  const [selected, setSelected] = useState<string>()
  const [part, setPart] = useState<Part>('fields')
  const [side, setSide] = useState<Side>('field')
  const [language, setLanguage] = useState<FormLanguage>(() =>
    draft.settings.locale === 'auto' ? languageOfReader(intl) : draft.settings.locale,
  )
  const [publishing, setPublishing] = useState({ open: false, turn: 0 })
  const [newProperty, setNewProperty] = useState(false)
  const [jump, setJump] = useState<Jump>()
  const [said, setSaid] = useState('')
  const step = (direction: 'undo' | 'redo') => {
    if (!(direction === 'undo' ? builder.canUndo : builder.canRedo)) return
    builder.step(direction)
    const text = intl.formatMessage(direction === 'undo' ? messages.undone : messages.redone)
    setSaid((last) => saidAgain(last, text))
  }
  useUndoKeys(root, step)
  useEffect(() => onIdle(preloadParts), [])
  useJump(root, jump, () => setJump(undefined))

  const problems = draftProblems(draft)
  const publicForm = useMemo(() => facts.publicFormOf(draft), [facts, draft])
  // Typing goes on while the form is drawn.
  const shown = useDeferredValue(publicForm)
  const obstacles = useMemo(() => facts.problemsOf(draft), [facts, draft])
  const wrong = useMemo(
    () => new Set(obstacles?.flatMap(({ at }) => (at.part === 'field' ? [at.fieldId] : []))),
    [obstacles],
  )
  const field = fields.find(({ id }) => id === selected)

  const changeFields = useCallback(
    (next: Fields, place?: string) => change({ fields: next }, place),
    [change],
  )
  const show = (next: Part) => {
    setPart(next)
    if (next !== 'fields' && next !== 'preview') setSide(next)
  }
  const go = (target: string) => setJump((last) => ({ target, turn: (last?.turn ?? 0) + 1 }))
  const edit = (fieldId: string) => {
    setSelected(fieldId)
    show('field')
    go('label')
  }
  const add = (added: FormField) => {
    changeFields(withField(editing.now().draft.fields, added, selected))
    edit(added.id)
  }
  const toPlace = (at: ProblemPlace) => {
    setPublishing((last) => ({ ...last, open: false }))
    if (at.part === 'field') return edit(at.fieldId)
    if (at.part === 'fields') {
      setPart('fields')
      return go('fields')
    }
    show(at.part === 'css' ? 'style' : 'settings')
    go(at.part === 'css' ? 'css' : at.setting)
  }

  const unsaved = !editing.dirty
    ? undefined
    : problems.length > 0
      ? messages.notSavedWrong
      : editing.status === 'waiting'
        ? messages.waiting
        : editing.status === 'failed' || editing.status === 'conflict'
          ? messages.notSaved
          : undefined
  const panels = {
    fields: (
      <>
        {readOnly ? null : (
          <div data-target="fields">
            <AddField
              fields={fields}
              properties={facts.schema?.properties}
              onAdd={add}
              onNewProperty={() => setNewProperty(true)}
            />
          </div>
        )}
        <FieldList
          fields={fields}
          shown={publicForm.fields}
          wrong={wrong}
          selected={selected}
          readOnly={readOnly}
          onSelect={(id) => {
            setSelected(id)
            setSide('field')
          }}
          onFieldsChange={changeFields}
          opens={room === 'one'}
          onEdit={edit}
        />
      </>
    ),
    preview: (
      <Later instead={<Skeleton shape="block" />}>
        {/* A choice would be drawn as a line of text. */}
        {facts.isWaiting ? (
          <Skeleton shape="block" />
        ) : (
          <PreviewPane
            form={shown}
            language={language}
            onLanguageChange={setLanguage}
            selected={selected}
            onSelect={(id) => {
              setSelected(id)
              setSide('field')
              if (room !== 'one') setPart('field')
            }}
            isDouble={draft.settings.optIn === 'double'}
          />
        )}
      </Later>
    ),
    field: field ? (
      <FieldPanel
        fields={fields}
        field={field}
        shownFields={publicForm.fields}
        properties={facts.schema?.properties}
        language={language}
        onFieldsChange={changeFields}
        onSelect={setSelected}
      />
    ) : (
      <Text as="p" tone="muted">
        {intl.formatMessage(messages.noField)}
      </Text>
    ),
    settings: <SettingsPanel builder={builder} problems={problems} sendersHref={links.senders} />,
    style: <StylePanel builder={builder} brandHref={links.brand} />,
  }
  return (
    <FillWindow>
      <div ref={root} className={styles.root}>
        <LeaveGuard {...editing.guard} />
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
        <Page
          fill
          title={draft.name}
          lead={<BuilderName builder={builder} problems={problems} formHref={links.form(form.id)} />}
          tools={
            <BuilderTools
              builder={builder}
              onStep={step}
              onPublish={() => {
                setPublishing(({ turn }) => ({ open: true, turn: turn + 1 }))
                void builder.saveAll()
              }}
            >
              {isGone ? null : <SavedState editing={editing} problems={problems} />}
            </BuilderTools>
          }
        >
          <div className={styles.notices}>
            <LaterNotices builder={builder} isGone={isGone} links={links} />
          </div>
          <BuilderPanes
            panels={panels}
            room={room}
            part={part}
            side={side}
            onPartChange={show}
            readOnly={readOnly}
          />
        </Page>
        {publishing.turn > 0 ? (
          <Later>
            <PublishDialog
              key={publishing.turn}
              open={publishing.open}
              onClose={() => setPublishing((last) => ({ ...last, open: false }))}
              form={{ ...form, ...draft }}
              problems={obstacles}
              unsaved={unsaved && intl.formatMessage(unsaved)}
              onSave={builder.saveAll}
              newest={() => editing.now().base ?? form}
              onJump={toPlace}
            />
          </Later>
        ) : null}
        {newProperty && facts.schema ? (
          <Later>
            <NewProperty
              schema={facts.schema}
              onAdd={add}
              fields={fields}
              onClose={() => setNewProperty(false)}
            />
          </Later>
        ) : null}
      </div>
    </FillWindow>
  )
}
