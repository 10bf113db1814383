import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Stack } from '#components/layout'
import { Text } from '#components/text'
import { TextField } from '#components/text-field'
import { DRAFTS } from '#features/editor/persistence'
import type { Moment } from './history.model.ts'
import type { ChangeWords } from './use-change-words.ts'
import { whenOf } from './when.ts'
import { messages } from './history.messages.ts'
import * as styles from './history.css.ts'

export interface HistorySideProps {
  moment: Moment
  /** What changed since the moment before. */
  words: readonly ChangeWords[]
  isFirst: boolean
  /** There is no other moment. */
  isAlone: boolean
  /** The moments with a name. */
  versions: readonly Moment[]
  readOnly: boolean
  onChoose: (moment: Moment) => void
  onKeep: (name: string) => void
  notice: ReactNode
}

/** Beside the mail of a moment: what changed, and the versions with a name. */
export function HistorySide({
  moment,
  words,
  isFirst,
  isAlone,
  versions,
  readOnly,
  onChoose,
  onKeep,
  notice,
}: HistorySideProps) {
  const intl = useIntl()
  const [name, setName] = useState('')
  const keep = () => {
    if (name.trim() === '') return
    onKeep(name.trim())
    setName('')
  }
  return (
    <aside className={styles.side} aria-label={intl.formatMessage(messages.whatChanged)}>
      <Stack gap={6}>
        {notice}
        <Stack gap={3}>
          <Text as="h3" weight="medium">
            {intl.formatMessage(messages.whatChanged)}
          </Text>
          {isAlone ? (
            <Text as="p" tone="muted">
              {intl.formatMessage(messages.only)}
            </Text>
          ) : isFirst ? (
            <Text as="p" tone="muted">
              {intl.formatMessage(messages.start)}
            </Text>
          ) : words.length === 0 ? (
            <Text as="p" tone="muted">
              {intl.formatMessage(messages.noChange)}
            </Text>
          ) : (
            <Stack as="ul" gap={2}>
              {words.map(({ id, text }) => (
                <Text as="li" wrap="anywhere" key={id}>
                  {text}
                </Text>
              ))}
            </Stack>
          )}
          {moment.isNow && !isAlone ? (
            <Text as="p" tone="muted">
              {intl.formatMessage(messages.isNow)}
            </Text>
          ) : null}
        </Stack>
        {readOnly || moment.name !== undefined ? null : (
          <Stack gap={2}>
            <TextField
              label={intl.formatMessage(messages.versionName)}
              maxLength={DRAFTS.nameMax}
              autoComplete="off"
              value={name}
              onValueChange={setName}
              onEnter={keep}
            />
            <Button onClick={keep} disabled={name.trim() === ''}>
              {intl.formatMessage(messages.keep)}
            </Button>
          </Stack>
        )}
        <Stack gap={3}>
          <Text as="h3" weight="medium">
            {intl.formatMessage(messages.versions)}
          </Text>
          {versions.length === 0 ? (
            <Text as="p" tone="muted">
              {intl.formatMessage(messages.noVersions)}
            </Text>
          ) : (
            <Stack as="ul" gap={2}>
              {versions.map((one) => (
                <li key={`${one.at}${one.name ?? ''}`}>
                  <Button
                    size="small"
                    aria-pressed={one.at === moment.at && one.name === moment.name}
                    onClick={() => onChoose(one)}
                  >
                    {intl.formatMessage(messages.atNamed, {
                      time: whenOf(intl, one.at),
                      name: one.name ?? '',
                    })}
                  </Button>
                </li>
              ))}
            </Stack>
          )}
        </Stack>
      </Stack>
    </aside>
  )
}
