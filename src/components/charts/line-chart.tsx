import { ChartFigure, type ChartProps } from './chart-figure.tsx'
import { lookAt } from './chart-marks.tsx'
import { ChartPlot, type AxisLabel, type Room } from './chart-plot.tsx'
import { placesOf, type ChartAxis, type ChartSeries } from './chart.model.ts'
import { drawable, runsOf, shareOf, thinned, type Scale } from './scale.model.ts'
import { isMidnight, timeTicks } from './time-axis.model.ts'
import { useChartWords } from './use-chart-words.ts'
import * as styles from './charts.css.ts'

/** How something went over time. The lines break where there is no value. */
export function LineChart(props: ChartProps) {
  const { axis, format, series } = props
  const words = useChartWords(axis, format)
  const positions = positionsOf(axis)
  const labels = (wanted: number): readonly AxisLabel[] => {
    const byPlace = thinned(positions.length, wanted).map((place) => ({
      share: positions[place] ?? 0,
      text: words.place(place),
    }))
    if (axis.kind === 'names') return byPlace
    const [first = 0, last = 0] = [axis.times[0], axis.times.at(-1)]
    const { times, unit } = timeTicks(first, last, axis.timeZone, axis.step, wanted)
    // Too short for any round time: whatever is there is named.
    if (times.length === 0) return byPlace.slice(0, 1)
    return times.map((time) => ({
      share: shareIn(time, first, last),
      // Hours of several days are told apart by the day that begins.
      text: words.time(
        time,
        unit === 'hour' && isMidnight(time, axis.timeZone) ? 'day' : unit,
        axis.timeZone,
      ),
    }))
  }
  return (
    <ChartFigure {...props} mark="line">
      <ChartPlot {...props} mark="line" positions={positions} labels={labels}>
        {(room, scale, place) =>
          series.map((each, index) => (
            <Line
              key={each.id}
              of={each}
              index={index}
              room={room}
              scale={scale}
              positions={positions}
              place={place}
            />
          ))
        }
      </ChartPlot>
    </ChartFigure>
  )
}

/** 0 to 1 between two moments; one alone stands in the middle. */
const shareIn = (time: number, first: number, last: number) =>
  last > first ? (time - first) / (last - first) : 0.5

function positionsOf(axis: ChartAxis): readonly number[] {
  if (axis.kind === 'time')
    return axis.times.map((time) => shareIn(time, axis.times[0] ?? 0, axis.times.at(-1) ?? 0))
  return Array.from({ length: placesOf(axis) }, (_, place) => shareIn(place, 0, placesOf(axis) - 1))
}

interface LineProps {
  of: ChartSeries
  index: number
  room: Room
  scale: Scale
  positions: readonly number[]
  place: number | undefined
}

/** Radius of a point, px: of one that stands alone, and of the one that is pointed at. */
const POINT = { alone: 3, pointed: 4 } as const

function Line({ of: series, index, room, scale, positions, place }: LineProps) {
  const xOf = (at: number) => ((positions[at] ?? 0) * room.width).toFixed(2)
  const yOf = (at: number) =>
    ((1 - shareOf(scale, drawable(series.values[at]) ?? 0)) * room.height).toFixed(2)
  const values = series.values.slice(0, positions.length)
  const pointed = place !== undefined && drawable(values[place]) !== undefined ? place : undefined
  return (
    <g className={styles.mark} {...lookAt(series, index)}>
      {runsOf(values).map((run) =>
        run.length === 1 ? (
          <circle
            key={run[0]}
            cx={xOf(run[0] ?? 0)}
            cy={yOf(run[0] ?? 0)}
            r={POINT.alone}
            fill="currentColor"
          />
        ) : (
          <path
            key={run[0]}
            d={`M${run.map((at) => `${xOf(at)} ${yOf(at)}`).join('L')}`}
            className={styles.line}
          />
        ),
      )}
      {pointed === undefined ? null : (
        <circle cx={xOf(pointed)} cy={yOf(pointed)} r={POINT.pointed} className={styles.point} />
      )}
    </g>
  )
}
