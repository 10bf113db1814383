import { useIntl } from 'react-intl'
import { Text } from '#components/text'
import type { DraftProblem } from './builder-draft.model.ts'
import type { Builder } from './use-builder.ts'
import { messages } from './builder.messages.ts'

export interface SavedStateProps {
  editing: Pick<Builder['editing'], 'status' | 'dirty' | 'isSaving'>
  /** What keeps a part of it from being saved. */
  problems: readonly DraftProblem[]
}

/** Whether what was typed is stored; announced when it is, or why it is not, but not on the way (FRM-50, ACC-16). */
export function SavedState({ editing: { status, dirty, isSaving }, problems }: SavedStateProps) {
  const intl = useIntl()
  const isWrong = problems.length > 0 && dirty && !isSaving
  const isAmiss = isWrong || status === 'waiting'
  const said = isSaving
    ? messages.saving
    : status === 'waiting'
      ? messages.waiting
      : isWrong
        ? messages.notSavedWrong
        : dirty
          ? messages.notSaved
          : messages.saved
  return (
    <Text
      size={13}
      tone={isAmiss ? 'warning' : 'muted'}
      role="status"
      aria-live={dirty && !isAmiss ? 'off' : undefined}
    >
      {intl.formatMessage(said)}
    </Text>
  )
}
