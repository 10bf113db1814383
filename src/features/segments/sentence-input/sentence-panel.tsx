import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useRested } from '#api/core'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Inline, Stack } from '#components/layout'
import { RadioGroup } from '#components/radio-group'
import { Text } from '#components/text'
import { TextArea } from '#components/text-field'
import { conditionSentence, type ConditionWorld } from '#features/segments/sentence'
import { askAssistant } from '#lib/ask-assistant'
import type { ConditionGroup } from '#lib/condition-tree'
import { completionsOf } from '#domain/segments/sentence/completions'
import { readSentence } from '#domain/segments/sentence/read-sentence'
import { LIST_OF_NAMES } from '#lib/list-format'
import { readerOf, refusalOf, replaced, seedIn } from './sentence-input.model.ts'
import { messages } from './sentence-panel.messages.ts'
import { useCompletions } from './use-completions.tsx'

export interface SentencePanelProps {
  /** What is there now: the sentence begins with it. */
  conditions: ConditionGroup
  world: ConditionWorld
  /** Takes over what was understood, as one step. */
  onApply: (conditions: ConditionGroup) => void
  onClose: () => void
  /** What was typed before and not taken over: the panel begins with it. */
  typed: string | undefined
  /** What is typed and not taken over yet; undefined once it was. Its owner keeps it while the panel is closed. */
  onTyped: (typed: string | undefined) => void
  /** Only conditions that all hold, without groups, can be taken over. @default false */
  flat?: boolean
}

/**
 * Conditions written as a sentence in either language (SEG-40 to SEG-44). What was understood is said before it is taken
 * over; what could not be read is underlined, stays, and can be given to the assistant.
 */
export function SentencePanel({
  conditions,
  world,
  onApply,
  onClose,
  typed,
  onTyped,
  flat = false,
}: SentencePanelProps) {
  const intl = useIntl()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(
    () =>
      typed ??
      (conditions.children.some(({ disabled }) => disabled !== true)
        ? conditionSentence(conditions, world, intl)
        : ''),
  )
  useEffect(() => field.current?.focus(), [])
  const [choices, setChoices] = useState<ReadonlyMap<string, number>>(new Map())
  const [freshSeed] = useState(() => crypto.randomUUID().slice(0, 8))
  const reader = useMemo(() => readerOf(world), [world])
  const timezone = intl.timeZone ?? 'UTC'
  const sentence = useDeferredValue(text)
  const reading = useMemo(
    () =>
      readSentence(reader, sentence, {
        timezone,
        choices,
        seedOf: (percent) => seedIn(conditions, percent) ?? freshSeed,
      }),
    [reader, sentence, timezone, choices, conditions, freshSeed],
  )
  const isEmpty = sentence.trim() === ''
  const isUnderstood = !isEmpty && (reading.conditions.children.length > 0 || reading.unread.length === 0)
  const refusal = isUnderstood ? refusalOf(reading.conditions, flat) : undefined
  const isReady = isUnderstood && refusal === undefined && sentence === text
  const say = (one: ConditionGroup) => conditionSentence(one, world, intl)
  const understood = isUnderstood ? say(reading.conditions) : ''
  // Not spoken at every key.
  const { isResting } = useRested(understood)
  const unread = reading.unread.map(({ from, to }) => sentence.slice(from, to))
  const apply = () => {
    if (!isReady) return
    onApply(replaced(conditions, reading.conditions))
    // What could not be read is not thrown away.
    if (unread.length > 0) return
    onTyped(undefined)
    onClose()
  }
  const completions = useCompletions({
    field,
    label: intl.formatMessage(messages.completions),
    value: text,
    onValueChange(next) {
      setText(next)
      onTyped(next)
    },
    completionsOf: (part) =>
      completionsOf(reader, part, intl.locale.startsWith('ja') ? 'ja' : 'en', timezone),
    onEnter: () => {
      if (unread.length === 0) apply()
    },
  })
  return (
    <Stack gap={3} role="group" aria-label={intl.formatMessage(messages.title)}>
      <div>
        <TextArea
          {...completions.input}
          ref={field}
          label={intl.formatMessage(messages.sentence)}
          hint={intl.formatMessage(messages.hint)}
          value={text}
          rows={2}
          marks={sentence === text ? reading.unread : []}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) =>
            completions.onTyped(
              event.target.value,
              event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing,
            )
          }
        />
        {completions.popup}
      </div>
      {unread.length === 0 ? null : (
        <Banner
          kind="warning"
          action={
            <Button
              size="small"
              onClick={() => askAssistant(intl.formatMessage(messages.assistantText, { text }))}
            >
              {intl.formatMessage(messages.assistant)}
            </Button>
          }
        >
          {intl.formatMessage(messages.unread, {
            parts: intl.formatList(
              unread.map((part) => intl.formatMessage(messages.part, { text: shortened(part) })),
              LIST_OF_NAMES,
            ),
          })}
        </Banner>
      )}
      {reading.questions.map(({ key, options, chosen, range }) => (
        <RadioGroup
          key={`${range.from} ${key}`}
          label={intl.formatMessage(messages.question, { text: shortened(key) })}
          value={String(chosen)}
          onValueChange={(value) => setChoices(new Map(choices).set(key, Number(value)))}
          options={options.map((option, index) => ({ value: String(index), label: say(option) }))}
        />
      ))}
      {isUnderstood ? (
        <Text as="p" role="status" aria-busy={isResting} wrap="anywhere">
          {intl.formatMessage(messages.understood, { sentence: understood })}
        </Text>
      ) : null}
      {refusal ? (
        <Text as="p" tone="warning" role="status" aria-busy={isResting} wrap="anywhere">
          {intl.formatMessage(messages[refusal])}
        </Text>
      ) : null}
      <Inline>
        <Button size="small" tone="primary" disabled={!isReady} onClick={apply}>
          {intl.formatMessage(unread.length === 0 ? messages.apply : messages.applyPart)}
        </Button>
        <Button size="small" onClick={onClose}>
          {intl.formatMessage(messages.close)}
        </Button>
      </Inline>
    </Stack>
  )
}

/** Letters of a part that a notice repeats. */
const REPEATED = 80
const shortened = (text: string) => (text.length > REPEATED ? `${text.slice(0, REPEATED)}…` : text)
