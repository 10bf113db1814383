import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '#api/core'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import { Scrubber } from '#features/campaigns/scrubber'
import { barPath, sumOf, type Course } from './click-map.model.ts'
import { messages } from './click-map.messages.ts'
import * as styles from './click-map.css.ts'

export interface ReplayProps {
  course: Course
  place: number
  onPlaceChange: (place: number) => void
  /** IANA name: that of the schedule. */
  timezone: string
}

/** How long each hour is shown while it plays, ms. */
const BEAT = 250

/** Goes through a sending hour by hour: by slider, or by itself where movement is welcome (CAM-155). */
export function Replay({ course, place, onPlaceChange, timezone }: ReplayProps) {
  const intl = useIntl()
  const { clock } = useApi()
  const [isPlaying, setIsPlaying] = useState(false)
  const last = course.times.length - 1
  const step = useEffectEvent(() => {
    if (place >= last) setIsPlaying(false)
    else onPlaceChange(place + 1)
  })
  useEffect(() => (isPlaying ? clock.setInterval(() => step(), BEAT) : undefined), [clock, isPlaying])
  const time = course.times[place] ?? 0
  const when = intl.formatDate(time, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  })
  const numbers = intl.formatMessage(messages.until, {
    hours: place + 1,
    opens: course.opensUntil(place),
    clicks: sumOf(course.heatUntil(place)),
  })
  return (
    <Stack gap={2}>
      <Inline gap={3}>
        {isStill() ? null : (
          <IconButton
            label={intl.formatMessage(isPlaying ? messages.pause : messages.play)}
            icon={<Icon of={isPlaying ? Pause : Play} />}
            onClick={() => {
              if (!isPlaying && place >= last) onPlaceChange(0)
              setIsPlaying(!isPlaying)
            }}
          />
        )}
        <Text weight="medium">{when}</Text>
        <Text tone="muted">{numbers}</Text>
      </Inline>
      <Scrubber
        label={intl.formatMessage(messages.hour)}
        valueText={`${when} ${numbers}`}
        value={place}
        max={last}
        onValueChange={(next) => {
          setIsPlaying(false)
          onPlaceChange(next)
        }}
      >
        <path d={barPath(course.opens, 0, place + 1)} className={styles.bars} data-past />
        <path d={barPath(course.opens, place + 1, last + 1)} className={styles.bars} />
      </Scrubber>
    </Stack>
  )
}

/** Whoever wants no movement has the slider alone. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
