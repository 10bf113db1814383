import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { useKeptTexts } from '#components/editing'
import { Inline, Stack } from '#components/layout'
import { TextArea, TextField } from '#components/text-field'
import type { BenchOutcome } from '#tracking/bench'
import { EVENT_TYPE_MAX } from './example-query.model.ts'
import { messages } from './example.messages.ts'
import { readJson } from './json-text.model.ts'
import { Outcome } from './outcome.tsx'
import { useBench } from './use-bench.ts'

export interface EventCardProps {
  workspaceId: string
  /** The type that the address names. */
  type: string | undefined
  /** An event was given to the client: the address then names its type. */
  onTrack: (type: string) => void
}

/** Any event, with whatever payload: what of it is taken is for the client to say. */
export function EventCard({ workspaceId, type, onTrack }: EventCardProps) {
  const intl = useIntl()
  const bench = useBench()
  const [texts, setTexts] = useKeptTexts(`example ${workspaceId} event`, {
    type: '',
    payload: '{\n  "plan": "monthly"\n}',
  })
  const [typed, setTyped] = useState<string>()
  const shownType = typed ?? type ?? (texts.type === '' ? 'plan_changed' : texts.type)
  const [isAsked, setIsAsked] = useState(false)
  const [outcome, setOutcome] = useState<BenchOutcome>()
  const payload = readJson(texts.payload)
  const send = async () => {
    setIsAsked(true)
    setOutcome(undefined)
    if (!payload.ok) return
    const next = await bench.track(shownType, payload.value)
    setOutcome(next)
    if (next.reason !== 'refused') onTrack(shownType)
  }
  return (
    <Card title={intl.formatMessage(messages.event)}>
      <Stack>
        <TextField
          label={intl.formatMessage(messages.eventType)}
          value={shownType}
          onValueChange={(next) => {
            setTyped(next)
            setTexts({ type: next })
          }}
          onEnter={() => void send()}
          maxLength={EVENT_TYPE_MAX}
          autoComplete="off"
          spellCheck={false}
        />
        <TextArea
          label={intl.formatMessage(messages.payload)}
          hint={intl.formatMessage(messages.payloadHint)}
          value={texts.payload}
          onValueChange={(next) => setTexts({ payload: next })}
          rows={4}
          spellCheck={false}
          error={isAsked && !payload.ok ? intl.formatMessage(messages.jsonWrong) : undefined}
        />
        <Inline>
          <Button onClick={() => void send()}>{intl.formatMessage(messages.track)}</Button>
          <Outcome of={outcome} />
        </Inline>
      </Stack>
    </Card>
  )
}
