import { useMemo, type Ref } from 'react'
import { useIntl } from 'react-intl'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import { Scrubber } from '#features/campaigns/scrubber'
import { countsOf, levels, stripPaths, type Rehearsed } from './rehearsal.model.ts'
import { messages } from './rehearsal.messages.ts'
import * as styles from './rehearsal.css.ts'

export interface HeatStripProps {
  people: readonly (Rehearsed | undefined)[]
  /** Who is shown. */
  place: number
  onPlaceChange: (place: number) => void
  slider: Ref<HTMLInputElement>
}

/** A bar for each reader, the higher the graver, with a slider to go through them. */
export function HeatStrip({ people, place, onPlaceChange, slider }: HeatStripProps) {
  const intl = useIntl()
  const paths = useMemo(() => stripPaths(people), [people])
  const counts = useMemo(() => countsOf(people), [people])
  const person = people[place]
  return (
    <Stack gap={2}>
      <Scrubber
        label={intl.formatMessage(messages.slider)}
        valueText={intl.formatMessage(messages.spoken, {
          place: place + 1,
          count: people.length,
          name: person?.name || person?.email || '',
          problems: person?.findings.length ?? 0,
        })}
        sliderRef={slider}
        value={place}
        max={people.length - 1}
        onValueChange={onPlaceChange}
      >
        {levels.map((level) => (
          <path key={level} d={paths[level]} className={styles.level} data-level={level} />
        ))}
        <path d={`M${place + 0.5} 0v1`} className={styles.here} />
      </Scrubber>
      <Inline gap={4}>
        {levels.toReversed().map((level) => (
          <Inline key={level} gap={1}>
            <svg className={styles.sample} viewBox="0 0 1 1" aria-hidden>
              <path
                d={`M0 1V${1 - (levels.indexOf(level) + 1) / levels.length}h1V1z`}
                className={styles.level}
                data-level={level}
              />
            </svg>
            <Text size={13} tone="muted">
              {intl.formatMessage(messages[level], { count: counts[level] })}
            </Text>
          </Inline>
        ))}
      </Inline>
    </Stack>
  )
}
