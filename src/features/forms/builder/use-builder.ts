import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { useApi, useRefresh, useScopedWorkspaceId, type ApiError } from '#api/core'
import { formRoutes, useUpdateForm, type Form } from '#api/forms'
import { focusFirstInvalid, keepDraft, useEditing, useSaveKey, type EditingUse } from '#components/editing'
import { createStore } from '#lib/observable'
import {
  changeOf,
  draftOf,
  draftProblems,
  isSameDraft,
  mergeDrafts,
  storableDraft,
  type FormDraft,
} from './builder-draft.model.ts'
import { noHistory, recorded, stepped, type History } from './history.model.ts'

export interface Builder {
  editing: EditingUse<FormDraft, Form, ApiError>
  draft: FormDraft
  /** As it is stored. */
  form: Form
  /** Nothing can be changed: somebody else deleted it, or who is here may not. */
  readOnly: boolean
  /** Without a `place` it is a step of its own in the history; keystrokes in one place are one step. */
  change: (part: Partial<FormDraft>, place?: string) => void
  changeSettings: (part: Partial<Form['settings']>, place?: string) => void
  changeStyle: (part: Partial<Form['style']>, place?: string) => void
  canUndo: boolean
  canRedo: boolean
  step: (direction: 'undo' | 'redo') => void
  /** Stores all that was typed by now. Whether nothing is left to store. */
  saveAll: () => Promise<boolean>
}

export interface BuilderOptions {
  /** What is typed stays, and nothing is saved any more. */
  isGone: boolean
  mayEdit: boolean
}

const one = [formRoutes.one]

/**
 * A form's draft that saves itself once typing rests (FRM-50), with undo and redo. Two people who change different things
 * both keep what they typed; who changes the same is asked. What is wrong keeps nothing else from being saved.
 */
export function useBuilder(
  stored: Form,
  root: RefObject<HTMLElement | null>,
  { isGone, mayEdit }: BuilderOptions,
): Builder {
  const { clock } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const update = useUpdateForm()
  const refresh = useRefresh()
  const editing = useEditing<FormDraft, Form, ApiError>({
    stored,
    clock,
    draftOf: (form) => draftOf(form ?? stored),
    isSame: isSameDraft,
    isValid: (draft) => !isGone && draftProblems(draft).length === 0,
    storable: (draft, before) => (isGone ? before : storableDraft(draft, before)),
    merge: mergeDrafts,
    autosave: true,
    isOffline: ({ kind }) => kind === 'network',
    keeper: keepDraft({
      workspaceId,
      kind: 'form',
      id: stored.id,
      decode: async (value) => (await import('./kept-form.model.ts')).decodeDraft(value),
    }),
    onInvalid: () => focusFirstInvalid(root.current),
    async save(draft, base = stored) {
      const outcome = await update.send({
        params: { formId: base.id },
        body: { ...changeOf(draftOf(base), draft), version: base.version },
      })
      // The page learns that it is gone as soon as we do.
      if (!outcome.ok && outcome.error.code === 404) refresh(one)
      return outcome
    },
  })
  useSaveKey(root, editing.dirty, () => void editing.save())

  const { draft, revision, base: form = stored } = editing
  const [histories] = useState(() => createStore<History<FormDraft>>(noHistory))
  const history = useSyncExternalStore(histories.subscribe, histories.get)
  // Another draft took the place of this one: its steps lead nowhere.
  const seen = useRef({ draft, revision })
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = { draft, revision }
    if (before.revision !== revision && !isSameDraft(before.draft, draft)) histories.set(noHistory)
  }, [histories, draft, revision])
  const readOnly = isGone || !mayEdit
  const change: Builder['change'] = (part, place) => {
    if (readOnly) return
    histories.set(recorded(histories.get(), editing.now().draft, place, clock.now()))
    editing.change(part)
  }
  return {
    editing,
    draft,
    form,
    readOnly,
    change,
    changeSettings: (part, place) =>
      change({ settings: { ...editing.now().draft.settings, ...part } }, place),
    changeStyle: (part, place) => change({ style: { ...editing.now().draft.style, ...part } }, place),
    canUndo: !readOnly && history.past.length > 0,
    canRedo: !readOnly && history.future.length > 0,
    step(direction) {
      const next = readOnly ? undefined : stepped(histories.get(), editing.now().draft, direction)
      if (!next) return
      histories.set(next.history)
      editing.change(next.draft)
    },
    async saveAll() {
      // What is typed during a save is stored by the next one.
      for (let round = 0; round < 3; round += 1) {
        const result = await editing.save()
        if (result !== 'saved' && result !== 'unchanged') return false
        if (!editing.now().dirty) return true
      }
      return false
    },
  }
}
