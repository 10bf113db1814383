import { useIntl } from 'react-intl'
import { Stack } from '#components/layout'
import { RadioGroup } from '#components/radio-group'
import { Text } from '#components/text'
import { VisuallyHidden } from '#components/visually-hidden'
import { nodeName } from '#features/editor/blocks'
import { DrawnMail } from '#features/editor/mail-frame'
import { nodeOf } from '#features/editor/state'
import type { EmailDocument } from '#mail/document'
import { SETTINGS, type MergeChoice, type MergeConflict } from '#mail/merge'
import { toText } from '#mail/render'
import { emptyContact, resolve } from '#mail/resolve'
import { mailOfPart } from './part.model.ts'
import { messages } from './merge.messages.ts'
import * as styles from './merge.css.ts'

/** The three versions that are compared. */
export interface Versions {
  base: EmailDocument
  mine: EmailDocument
  theirs: EmailDocument
}

export interface MergeQuestionProps {
  conflict: MergeConflict
  versions: Versions
  /** When the other tab saved, such as 10:02. */
  time: string
  choice: MergeChoice | undefined
  onChoose: (choice: MergeChoice) => void
  /** It was tried to go on without a choice. */
  isMissing: boolean
  /** The id of the choice, to focus it. */
  id: string
}

/** One part that both versions changed: what it was, what each made of it, and which is taken. */
export function MergeQuestion({
  conflict,
  versions,
  time,
  choice,
  onChoose,
  isMissing,
  id,
}: MergeQuestionProps) {
  const intl = useIntl()
  const { base, mine, theirs } = versions
  const isSettings = conflict.id === SETTINGS
  const node = [mine, theirs, base].map((one) => nodeOf(one, conflict.id)).find((one) => one !== undefined)
  const name = isSettings || !node ? intl.formatMessage(messages.settings) : nodeName(intl, node)
  const partOf = (document: EmailDocument) =>
    isSettings
      ? { ...mine, settings: document.settings }
      : mailOfPart(document, nodeOf(document, conflict.id))
  const isRemoval = conflict.kind === 'removed_by_mine' || conflict.kind === 'removed_by_theirs'
  const labelOf = (one: MergeChoice) => {
    if (one === 'both') return intl.formatMessage(messages.chooseBoth)
    if (!isRemoval) return intl.formatMessage(one === 'mine' ? messages.chooseMine : messages.chooseTheirs)
    const deletes = one === (conflict.kind === 'removed_by_mine' ? 'mine' : 'theirs')
    return intl.formatMessage(deletes ? messages.chooseDelete : messages.chooseKeep)
  }
  return (
    <section className={styles.question} aria-label={name}>
      <Text as="h3" size={16} weight="medium" wrap="anywhere">
        {name}
      </Text>
      <div className={styles.sides}>
        <Side name={intl.formatMessage(messages.before)} node={name} document={partOf(base)} isBefore />
        <Side
          name={intl.formatMessage(messages.mine)}
          node={name}
          document={partOf(mine)}
          isChosen={choice === 'mine' || choice === 'both'}
        />
        <Side
          name={intl.formatMessage(messages.theirs, { time })}
          node={name}
          document={partOf(theirs)}
          isChosen={choice === 'theirs' || choice === 'both'}
        />
      </div>
      <RadioGroup<MergeChoice>
        id={id}
        label={intl.formatMessage(messages.question, { node: name })}
        value={choice}
        onValueChange={onChoose}
        error={isMissing ? intl.formatMessage(messages.missing) : undefined}
        options={conflict.choices.map((value) => ({
          value,
          label: labelOf(value),
          ...(value === 'both' && { hint: intl.formatMessage(messages.chooseBothHint) }),
        }))}
      />
    </section>
  )
}

interface SideProps {
  name: string
  node: string
  document: EmailDocument | undefined
  isChosen?: boolean
  isBefore?: boolean
}

function Side({ name, node, document, isChosen = false, isBefore = false }: SideProps) {
  const intl = useIntl()
  return (
    <Stack gap={2}>
      <Text as="p" size={13} tone="muted">
        {name}
      </Text>
      <div
        className={styles.drawn}
        data-chosen={isChosen || undefined}
        data-empty={document === undefined || undefined}
      >
        {document === undefined ? (
          intl.formatMessage(isBefore ? messages.notThere : messages.deleted)
        ) : (
          <>
            {/* A picture: its words are beside it, and its links lead nowhere. */}
            <div inert>
              <DrawnMail
                title={intl.formatMessage(messages.part, { node, side: name })}
                document={document}
              />
            </div>
            <VisuallyHidden>{wordsOf(document)}</VisuallyHidden>
          </>
        )}
      </div>
    </Stack>
  )
}

const wordsOf = (document: EmailDocument): string =>
  toText(resolve(document, emptyContact, { now: 0, timezone: 'UTC' }), { output: 'final' })
