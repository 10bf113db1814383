import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi, type ApiError } from '#api/core'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import { WriteFailed } from '#features/workspaces/settings-section'
import { SECOND } from '#lib/duration'
import { messages } from './check-records.messages.ts'

/** So long after a check nobody need ask again, ms (DOM-4). */
const PAUSE = 30 * SECOND

export interface CheckRecordsProps {
  /** Looks into the DNS now. */
  check: () => Promise<{ ok: true } | { ok: false; error: ApiError }>
  busy: boolean
  error: ApiError | undefined
  /** ISO 8601; undefined: never. */
  lastCheckedAt: string | undefined
  /** It is what to do next. */
  isNext: boolean
}

/** The button that looks into the DNS, at most every 30 seconds, and when it was last done. */
export function CheckRecords({ check, busy, error, lastCheckedAt, isNext }: CheckRecordsProps) {
  const intl = useIntl()
  const { clock } = useApi()
  const [until, setUntil] = useState(0)
  const left = useSecondsUntil(until)
  const press = async () => {
    const outcome = await check()
    if (outcome.ok || outcome.error.code === 429) setUntil(clock.now() + PAUSE)
  }
  return (
    <Stack gap={3}>
      <Inline>
        <Button
          tone={isNext ? 'primary' : 'neutral'}
          busy={busy}
          disabled={left > 0}
          onClick={() => void press()}
        >
          {left > 0
            ? intl.formatMessage(messages.verifyAgain, { s: left })
            : intl.formatMessage(messages.verify)}
        </Button>
        <Text tone="muted">
          {lastCheckedAt === undefined
            ? intl.formatMessage(messages.neverChecked)
            : intl.formatMessage(messages.checkedAt, {
                date: intl.formatDate(lastCheckedAt, { dateStyle: 'medium', timeStyle: 'short' }),
              })}
        </Text>
      </Inline>
      {error ? (
        <Banner kind={error.code === 429 ? 'warning' : 'danger'}>
          {error.code === 429 ? (
            intl.formatMessage(messages.verifyTooSoon)
          ) : (
            <WriteFailed title={intl.formatMessage(messages.verifyFailed)} error={error} />
          )}
        </Banner>
      ) : null}
    </Stack>
  )
}

/** How many seconds are left until a moment, in ms since 1970; counts down. */
function useSecondsUntil(moment: number): number {
  const { clock } = useApi()
  const [now, setNow] = useState(() => clock.now())
  const isOver = now >= moment
  useEffect(() => {
    if (moment <= clock.now()) return undefined
    return clock.setInterval(() => setNow(clock.now()), SECOND)
  }, [clock, moment, isOver])
  return isOver ? 0 : Math.ceil((moment - Math.max(now, moment - PAUSE)) / SECOND)
}
