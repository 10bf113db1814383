import { useIntl } from 'react-intl'
import { Card } from '#components/card'
import { DescriptionList } from '#components/description-list'
import { Inline, Stack } from '#components/layout'
import { Meter } from '#components/meter'
import { Text } from '#components/text'
import { VisuallyHidden } from '#components/visually-hidden'
import { POINTS } from '#tracking/bench'
import { messages } from './example.messages.ts'
import { useBench, useBenchState } from './use-bench.ts'
import * as styles from './example.css.ts'

/** How much the visitor looks like a program, and why (TRK-11). */
export function ScoreCard({ debug }: { debug: boolean }) {
  const intl = useIntl()
  const bench = useBench()
  // Another visitor has another score.
  useBenchState()
  const { signals, lines, score, isBot } = bench.score()
  const limit = POINTS.human / POINTS.most
  return (
    <Card title={intl.formatMessage(messages.score)}>
      <Stack gap={3}>
        <Meter
          label={intl.formatMessage(isBot ? messages.scoreBot : messages.scoreHuman)}
          value={score}
          levels={{ warning: limit, danger: limit + 0.01 }}
          valueText={intl.formatMessage(messages.scoreValue, {
            points: Math.round(score * POINTS.most),
            score,
          })}
        />
        <Stack aria-label={intl.formatMessage(messages.signals)} as="ul" gap={1}>
          {lines.map(({ id, points, counts }) => (
            <Text key={id} as="li" size={13} {...(counts ? { weight: 'medium' } : { tone: 'muted' })}>
              <Inline justify="space-between" gap={3} nowrap>
                <span>{intl.formatMessage(messages[id])}</span>
                <span className={styles.points}>{intl.formatMessage(messages.points, { points })}</span>
              </Inline>
              <VisuallyHidden>
                {intl.formatMessage(counts ? messages.counts : messages.countsNot)}
              </VisuallyHidden>
            </Text>
          ))}
        </Stack>
        {debug ? (
          <DescriptionList
            items={Object.entries(signals).map(([name, value]) => ({
              id: name,
              term: <code translate="no">{name}</code>,
              value: (
                <Text as="code" wrap="anywhere" translate="no">
                  {value === undefined ? '' : JSON.stringify(value)}
                </Text>
              ),
            }))}
          />
        ) : null}
      </Stack>
    </Card>
  )
}
